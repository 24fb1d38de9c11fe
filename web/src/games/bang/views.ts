// Written by `make types` from src/whistlestop/games/bang/view.py. Do not change it here.

export interface TableView {
  /** whose view it is */
  seat: number | null;
  turn: number | null;
  phase: "discard" | "draw" | "end" | "over" | "play" | "setup" | "start";
  /** by seat */
  players: PlayerView[];
  /** by seat; null is one that this seat may not know */
  roles: (string | null)[];
  /** from this seat to each other one in the game */
  distances: (number | null)[];
  /** whom its weapon reaches */
  reaches: boolean[];
  /** its own cards */
  hand: string[];
  deck: number;
  /** the top card */
  discard: string | null;
  discarded: number;
  /** face up, to choose from */
  store: string[];
  /** what this seat alone is looking at */
  peeked: string[];
  /** the outermost first */
  under_way: UnderWayView[];
  /** BANG! cards played this turn */
  bangs: number;
  /** of the player whose turn it is; null: there is no limit */
  bang_limit: number | null;
  expansions: string[];
  /** what was chosen where the rules leave a choice */
  rulings: string[];
  /** what the expansions lay out, face up */
  piles: [string, string[]][];
  /** and face down */
  stacks: [string, number][];
  /** and count */
  counters: [string, number][];
  /** and set */
  goals: GoalView[];
  over: boolean;
  winners: number[];
  why: string;
}

export interface PlayerView {
  seat: number;
  /** empty until it is chosen */
  character: string;
  life: number;
  /** life points, and never more */
  most: number;
  /** how many cards */
  hand: number;
  /** in play */
  cards: string[];
  /** of its weapon */
  range: number;
  /** cards it may keep at the end of its turn */
  hand_limit: number;
  out: boolean;
  counters: [string, number][];
  piles: [string, string[]][];
  marks: string[];
  /** the role that it plays for, where that is another one than its own */
  side: string | null;
}

/** Something that is going on: a shot, a BANG! that is asked for, a last chance. */
export interface UnderWayView {
  what: "fend" | "save" | "shot";
  by: number | null;
  at: number | null;
  card: string | null;
  /** Missed! still needed, or life points */
  need: number;
}

/** Something to strive for, as the seat whose view it is stands to it. */
export interface GoalView {
  card: string;
  /** it may be done at will with one's own cards */
  free: boolean;
  /** by seat */
  tokens: number[];
  state: "claim" | "done" | "none" | "perform" | "spent";
  /** how far the player is whose turn it is */
  have: number;
  need: number;
  /** with what */
  by: string[];
  /** those of the own cards with which it could be done freely */
  cards: string[];
}
