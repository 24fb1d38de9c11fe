// Written by `make types` from src/whistlestop/games/train_heist/view.py. Do not change it here.

/** The whole table as one seat may know it. */
export interface TableView {
  /** the seat that sees this view; null is a spectator */
  seat: number | null;
  mode: "co-op" | "score" | "versus";
  /** the cowboy whose turn it is */
  turn: number | null;
  first: number | null;
  round: number;
  phase: "actions" | "discard" | "draw" | "events" | "over" | "setup" | "train";
  /** Heist Actions left; 0 after the action step */
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
  /** a tile that is out of the sack but not laid down yet */
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
  /** the Event Cards drawn so far */
  played: string[];
  trade: TradeView | null;
  /** refusals after which no trade may be offered in this turn */
  refusals_left: number;
  preview: PreviewView | null;
  /** whether the last action can be taken back */
  undo: boolean;
  over: boolean;
  /** the winning cowboys */
  winners: number[];
  why: string;
  /** never changes */
  board: BoardView;
  /** never changes */
  decks: DecksView;
}

/** A cowboy and everything that belongs to it. */
export interface CowboyView {
  number: number;
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  /** a space of the Main Map or a place of the Train Map */
  place: string;
  /** the horse that it rides */
  horse: number | null;
  /** whether it lies flat and loses its next turn */
  lying: boolean;
  jailed: boolean;
  /** null: this seat may not know the card */
  hand: (string | null)[];
  /** the hand limit */
  limit: number;
  loot: string[];
  /** whether it must drop its loot before it loots again */
  laden: boolean;
  bullets: number;
  /** Bullet Tokens that it may spend now */
  bullets_ready: number;
  /** the title of its Wanted Card; empty: it has no card */
  title: string;
  /** whether the ability of the Wanted Card works */
  title_ready: boolean;
  /** Loot Counters taken back, in versus */
  points: number;
  /** Loot Counters of its colour on the title of the board, in versus */
  counters: number;
  /** whether it has had its turn in this round */
  had_turn: boolean;
}

/** A horse and its riders. */
export interface HorseView {
  number: number;
  /** null: it is out of the game */
  space: string | null;
  riders: number[];
}

/** A switch of the railway. */
export interface SwitchView {
  space: string;
  /** the upper side of its token; null: the token is gone */
  colour: ("green" | "red") | null;
  /** whether a car stands on it */
  blocked: boolean;
  /** the next space of car 1, if it stands here and the token is gone */
  way: string | null;
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

/** The current trade between two cowboys. */
export interface TradeView {
  cowboy: number;
  partner: number;
  offered: (string | null)[];
  returned: (string | null)[];
}

/** The way of the train, and the cowboys, horses and events that it will meet. */
export interface PreviewView {
  steps: PreviewStep[];
  /** where the cars will stand */
  cars: string[];
  /** whether the train will come to a junction without a token */
  derails: boolean;
  /** Event Cards that the train will trigger */
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
  /** whether the train comes over the edge of the map */
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
  /** the number of cards in its price */
  size: number;
  reconstructed: boolean;
}

/** A kind of Event Card, with the number of its copies. */
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
