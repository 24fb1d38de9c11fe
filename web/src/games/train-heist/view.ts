// What one seat may know of the heist: games/train_heist/view.py.

export type Point = [number, number];

export interface CowboyView {
  number: number;
  seat: number;
  colour: string;
  place: string; // a space of the map, or a place of the train
  horse: number | null;
  lying: boolean; // loses the next turn
  jailed: boolean;
  hand: (string | null)[]; // null: a card that this viewer may not know
  limit: number;
  loot: string[];
  laden: boolean; // no more of it before this is dropped
  bullets: number;
  bullets_ready: number;
  title: string; // of a Wanted Card; empty: none
  title_ready: boolean;
  points: number;
  had_turn: boolean;
}

export interface HorseView {
  number: number;
  space: string | null; // null: out of the game
  riders: number[];
}

export interface SwitchView {
  space: string;
  colour: string | null; // null: the token is gone
  blocked: boolean;
}

export interface SquareView {
  name: string;
  letter: string;
  tiles: string[]; // bottom first
}

export interface TownView {
  letter: string;
  space: string;
  tiles: string[];
  counters: number[]; // by cowboy, in versus
}

export interface TradeView {
  cowboy: number;
  partner: number;
  offered: (string | null)[];
  returned: (string | null)[];
}

export interface PreviewStep {
  space: string;
  star: boolean;
  town: string | null;
  edge: boolean;
  tunnel: boolean;
  junction: boolean;
}

export interface PreviewView {
  steps: PreviewStep[];
  cars: string[];
  derails: boolean;
  events: number;
  flat: number[];
  horses_lost: number[];
  caught: number[];
}

export interface SpaceView {
  id: string;
  kind: "track" | "canyon" | "ground" | "town" | "cactus";
  x: number;
  y: number;
  polygon: Point[];
  adjacent: string[];
  rail: string[];
  star: boolean;
  tunnel: boolean;
  mouth: boolean;
  junction: boolean;
  edge: boolean;
  letter: string;
  cactus: number;
  arrow_to: string | null;
}

export interface PlaceView {
  id: string;
  kind: "platform" | "jail" | "roof" | "inside";
  car: number;
  x: number;
  y: number;
  adjacent: string[];
}

export interface WagonView {
  number: number;
  letter: string;
  x_from: number;
  x_to: number;
  squares: Point[];
  keyholes: Point[];
}

export interface BoardView {
  name: string;
  reconstructed: boolean;
  width: number;
  height: number;
  spaces: SpaceView[];
  mesas: Point[][];
  train_width: number;
  train_height: number;
  places: PlaceView[];
  wagons: WagonView[];
  line: string[]; // the Sheriff's, front to rear
  canyon: string;
}

export interface TileKind {
  id: string;
  kind: "suits" | "straight" | "pairs" | "kind" | "numbers";
  revolver: number;
  bag: number;
  keyhole: number;
  numbers: number[];
  size: number;
  reconstructed: boolean;
}

export interface BandView {
  id: string;
  colour: string;
  low: number;
  high: number;
}

export interface DecksView {
  name: string;
  reconstructed: boolean;
  tiles: TileKind[];
  wanted: string[];
  bands: BandView[];
  events: { name: string; copies: number }[];
}

export interface HeistView {
  seat: number | null;
  mode: "co-op" | "score" | "versus";
  turn: number | null;
  phase: string;
  actions: number;
  first: number | null;
  round: number;
  cowboys: CowboyView[];
  horses: HorseView[];
  cars: string[];
  sheriff: string;
  speed: number;
  switches: SwitchView[];
  tipis: string[];
  territory: string[];
  squares: SquareView[];
  towns: TownView[];
  sack: number;
  lifted: string | null;
  hangman: number; // 0 top knot .. 3 skull
  points: number;
  goal: number | null;
  target: number | null;
  level: string;
  bullets: number;
  bullets_free: number;
  wanted: string[];
  deck: number;
  discard: string[];
  events_left: number;
  played: string[];
  trade: TradeView | null;
  preview: PreviewView | null;
  undo: boolean;
  over: boolean;
  winners: number[];
  why: string;
  board: BoardView;
  decks: DecksView;
}

export const KNOTS = 3; // steps of the noose down to the skull

export function isSolo(view: HeistView): boolean {
  return view.cowboys.length > 1 && view.cowboys.every((each) => each.seat === 0);
}

/** The cowboys of whoever looks. */
export function mine(view: HeistView): CowboyView[] {
  return view.cowboys.filter((each) => each.seat === view.seat);
}

/** The one whose cards lie before you: whose turn it is, if that is one of yours, else your first. */
export function atHand(view: HeistView, asked: number | null): CowboyView | undefined {
  const own = mine(view);
  return own.find((each) => each.number === asked) ?? own.find((each) => each.number === view.turn) ?? own[0];
}

/** What never changes in a match, looked up by its name. */
const spaces = new WeakMap<BoardView, Map<string, SpaceView>>();
const places = new WeakMap<BoardView, Map<string, PlaceView>>();

export function space(board: BoardView, id: string | null | undefined): SpaceView | undefined {
  return lookUp(spaces, board, () => board.spaces, id);
}

export function place(board: BoardView, id: string | null | undefined): PlaceView | undefined {
  return lookUp(places, board, () => board.places, id);
}

function lookUp<T extends { id: string }>(
  known: WeakMap<BoardView, Map<string, T>>,
  board: BoardView,
  all: () => T[],
  id: string | null | undefined,
): T | undefined {
  if (!id) return undefined;
  let found = known.get(board);
  if (!found) {
    found = new Map(all().map((each) => [each.id, each]));
    known.set(board, found);
  }
  return found.get(id);
}

/** The cars that are in the tunnel, by number. */
export function hidden(view: HeistView): number[] {
  return view.cars.flatMap((id, at) => (space(view.board, id)?.tunnel ? [at + 1] : []));
}

export function tileKind(view: HeistView, id: string | null | undefined): TileKind | undefined {
  return view.decks.tiles.find((each) => each.id === id);
}
