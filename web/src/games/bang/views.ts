// Written by `make types` from src/whistlestop/games/bang/view.py. Do not change it here.

export interface TableView {
  /** whose view it is, unless it is a spectator's */
  seat: number | null;
  /** whose turn it is; nobody's during the setup */
  turn: number | null;
  phase: "discard" | "draw" | "end" | "over" | "play" | "setup" | "start";
  /** by seat */
  players: PlayerView[];
  /** by seat, unknown where this seat may not know it */
  roles: (string | null)[];
  /** by seat: how far away, if in the game */
  distances: (number | null)[];
  /** by seat: whether the weapon of this seat reaches it */
  reaches: boolean[];
  /** the hand of this seat */
  hand: string[];
  /** how many cards are in the draw pile */
  deck: number;
  /** the top card of the discard pile, if there is one */
  discard: string | null;
  /** how many cards are in the discard pile */
  discarded: number;
  /** cards turned up for all to choose from */
  store: string[];
  /** cards that this seat alone is looking at */
  peeked: string[];
  /** what is going on, the outermost first */
  under_way: UnderWayView[];
  /** BANG! cards played this turn */
  bangs: number;
  /** of the player whose turn it is, unless there is no limit */
  bang_limit: number | null;
  /** the names of those in play */
  expansions: string[];
  /** what was chosen where the rules leave a choice */
  rulings: string[];
  /** face-up piles of the expansions */
  piles: [string, string[]][];
  /** face-down piles of the expansions: name and size */
  stacks: [string, number][];
  /** counters of the expansions */
  counters: [string, number][];
  /** the open goals and how this seat stands to them */
  goals: GoalView[];
  over: boolean;
  winners: number[];
  /** how the game was won; empty until it is over */
  why: string;
}

export interface PlayerView {
  seat: number;
  /** empty until it is chosen */
  character: string;
  life: number;
  /** life points never rise above it */
  most: number;
  /** how many cards */
  hand: number;
  /** in play */
  cards: string[];
  /** of the weapon */
  range: number;
  /** cards that may be kept at the end of the turn */
  hand_limit: number;
  out: boolean;
  /** counters of the expansions */
  counters: [string, number][];
  /** cards of the expansions before the player */
  piles: [string, string[]][];
  /** what else the expansions make of the player */
  marks: string[];
  /** the role that the player plays for, where it is not the player's own */
  side: string | null;
}

/** Something that is going on: a shot, a BANG! that is asked for, a last chance. */
export interface UnderWayView {
  what: "fend" | "save" | "shot";
  /** the seat that did it, unless it is nobody's doing */
  by: number | null;
  /** the seat that is asked */
  at: number | null;
  /** the card that did it, if one did */
  card: string | null;
  /** Missed! still needed, or life points */
  need: number;
}

/** Something to strive for, as the seat whose view it is stands to it. */
export interface GoalView {
  /** the card that sets it */
  card: string;
  /** it may be done at will with one's own cards */
  free: boolean;
  /** how many lie on it, by seat */
  tokens: number[];
  state: "claim" | "done" | "none" | "perform" | "spent";
  /** how far the player is whose turn it is */
  have: number;
  /** how far that player has to get */
  need: number;
  /** the cards or seats that count towards it so far */
  by: string[];
  /** the own cards with which it could be done at will */
  cards: string[];
}
