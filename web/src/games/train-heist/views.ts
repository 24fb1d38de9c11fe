// Written by `make types` from src/whistlestop/games/train_heist/view.py. Do not change it here.

/** The whole table as one seat may know it. */
export interface TableView {
  /** whose view it is */
  seat: number | null;
  mode: "co-op" | "score" | "versus";
  /** the cowboy whose turn it is */
  turn: number | null;
  first: number | null;
  round: number;
  phase: "actions" | "discard" | "draw" | "events" | "over" | "setup" | "train";
  /** Heist Actions left */
  actions: number;
  cowboys: CowboyView[];
  horses: HorseView[];
  /** where the cars stand, the engine first */
  cars: string[];
  sheriff: string;
  speed: number;
  switches: SwitchView[];
  /** the cacti with a Cherokee Token */
  tipis: string[];
  /** the spaces that the tipis close */
  territory: string[];
  squares: SquareView[];
  towns: TownView[];
  sack: number;
  /** a tile out of the sack that is not laid down yet */
  lifted: string | null;
  /** 0 is the top knot, 3 the skull */
  hangman: number;
  points: number;
  goal: number | null;
  /** the difficulty of the goal */
  level: string;
  /** Loot Counters that win at once, in versus */
  target: number | null;
  /** Bullet Tokens on the board */
  bullets: number;
  /** Bullet Tokens that may be taken in this turn */
  bullets_free: number;
  /** Wanted Cards still in the row */
  wanted: string[];
  deck: number;
  /** the top card is the last one */
  discard: string[];
  events_left: number;
  /** Event Cards */
  played: string[];
  trade: TradeView | null;
  preview: PreviewView | null;
  /** the last action can be taken back */
  undo: boolean;
  over: boolean;
  /** cowboys */
  winners: number[];
  why: string;
  /** never changes */
  board: BoardView;
  /** never changes */
  decks: DecksView;
}

/** A cowboy, and what it has. */
export interface CowboyView {
  number: number;
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  /** a space of the Main Map or a place of the Train Map */
  place: string;
  /** the horse that it rides */
  horse: number | null;
  /** thrown flat: it loses its next turn */
  lying: boolean;
  jailed: boolean;
  /** unknown where this seat may not know the card */
  hand: (string | null)[];
  /** of the hand */
  limit: number;
  loot: string[];
  /** it must drop its loot before it loots again */
  laden: boolean;
  bullets: number;
  /** Bullet Tokens that it may spend now */
  bullets_ready: number;
  /** of its Wanted Card; empty: none */
  title: string;
  /** the ability of the Wanted Card works */
  title_ready: boolean;
  /** Loot Counters taken back, in versus */
  points: number;
  /** it has had its turn in this round */
  had_turn: boolean;
}

/** A horse and its riders. */
export interface HorseView {
  number: number;
  /** where it stands, unless it is out of the game */
  space: string | null;
  riders: number[];
}

/** A switch of the railway. */
export interface SwitchView {
  space: string;
  /** the one that lies up, unless the token is gone */
  colour: ("green" | "red") | null;
  /** a car stands on it */
  blocked: boolean;
}

/** A loot square of the train; its top tile is the last one. */
export interface SquareView {
  name: string;
  letter: string;
  tiles: string[];
}

/** A town and the loot beside it. */
export interface TownView {
  letter: string;
  space: string;
  tiles: string[];
  /** by cowboy, in versus */
  counters: number[];
}

/** A trade under way between two cowboys. */
export interface TradeView {
  cowboy: number;
  partner: number;
  offered: (string | null)[];
  returned: (string | null)[];
}

/** Where the train will go, and whom and what it will meet. */
export interface PreviewView {
  steps: PreviewStep[];
  /** where the cars will stand */
  cars: string[];
  /** the train will come to a junction without a token */
  derails: boolean;
  /** Event Cards that the train will set off */
  events: number;
  /** cowboys who will be thrown flat */
  flat: number[];
  horses_lost: number[];
  /** cowboys whom the Sheriff will jail */
  caught: number[];
}

/** A space that car 1 will enter. */
export interface PreviewStep {
  space: string;
  star: boolean;
  town: string | null;
  /** it comes over the edge of the map */
  edge: boolean;
  tunnel: boolean;
  junction: boolean;
}

/** Both maps of a board. */
export interface BoardView {
  name: string;
  reconstructed: boolean;
  width: number;
  height: number;
  canyon: string;
  spaces: SpaceView[];
  mesas: [number, number][][];
  train_width: number;
  train_height: number;
  places: PlaceView[];
  wagons: WagonView[];
  /** the Sheriff's path through the train, from front to rear */
  line: string[];
}

/** A space of the Main Map. A town has a letter; a cactus has a number and an arrow. */
export interface SpaceView {
  id: string;
  kind: "cactus" | "canyon" | "ground" | "town" | "track";
  x: number;
  y: number;
  polygon: [number, number][];
  adjacent: string[];
  /** the track spaces that the rails lead to */
  rail: string[];
  star: boolean;
  tunnel: boolean;
  /** an opening of the tunnel */
  mouth: boolean;
  junction: boolean;
  /** the train runs off the map here */
  edge: boolean;
  letter: string;
  cactus: number;
  arrow_to: string | null;
}

/** A space of the Train Map. */
export interface PlaceView {
  id: string;
  kind: "inside" | "jail" | "platform" | "roof";
  car: number;
  x: number;
  y: number;
  adjacent: string[];
}

/** A car as the Train Map shows it from the side. */
export interface WagonView {
  number: number;
  letter: string;
  x_from: number;
  x_to: number;
  /** for loot */
  squares: [number, number][];
  /** for prisoners */
  keyholes: [number, number][];
}

/** The Loot Tiles, Wanted Cards and Event Cards, and the levels of difficulty. */
export interface DecksView {
  name: string;
  reconstructed: boolean;
  tiles: TileKind[];
  wanted: string[];
  events: EventKind[];
  bands: BandView[];
}

/** A Loot Tile and the cards that it costs. */
export interface TileKind {
  id: string;
  kind: "kind" | "numbers" | "pairs" | "straight" | "suits";
  revolver: number;
  bag: number;
  keyhole: number;
  numbers: number[];
  /** how many cards it takes */
  size: number;
  reconstructed: boolean;
}

/** Event Cards that say the same. */
export interface EventKind {
  name: string;
  copies: number;
  reconstructed: boolean;
}

/** A level of difficulty on the rim of the Train Heist Meter. */
export interface BandView {
  id: string;
  colour: string;
  low: number;
  high: number;
}
