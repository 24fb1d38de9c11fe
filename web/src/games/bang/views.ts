// Written by `make types` from src/whistlestop/games/bang/view.py. Do not change it here.

export interface TableView {
  /** the seat of this view; null for a spectator */
  seat: number | null;
  /** the seat whose turn it is; null during the setup */
  turn: number | null;
  phase: "discard" | "draw" | "end" | "over" | "play" | "setup" | "start";
  /** by seat */
  players: PlayerView[];
  /** by seat; null where this seat may not know the role */
  roles: (string | null)[];
  /** by seat; null for this seat and for players who are out */
  distances: (number | null)[];
  /** by seat: whether the weapon of this seat reaches it */
  reaches: boolean[];
  /** the hand of this seat */
  hand: string[];
  /** by seat, if all hands are open; otherwise empty */
  hands: string[][];
  /** the number of cards in the draw pile, with those that somebody is looking at */
  deck: number;
  /** the top card of the discard pile, if there is one */
  discard: string | null;
  /** the number of cards in the discard pile */
  discarded: number;
  /** cards of the draw pile, turned up to be taken */
  store: string[];
  /** cards that this seat alone is looking at */
  peeked: string[];
  /** shots and questions in progress, the outermost first */
  under_way: UnderWayView[];
  /** BANG! cards played this turn */
  bangs: number;
  /** the limit of the active player; null if there is no limit */
  bang_limit: number | null;
  /** the names of the expansions in play, without the base game */
  expansions: string[];
  /** the words of the chosen options, such as `replace` */
  rulings: string[];
  /** face-up piles of the expansions */
  piles: [string, string[]][];
  /** face-down piles of the expansions: name and size */
  stacks: [string, number][];
  /** counters of the expansions */
  counters: [string, number][];
  /** the open goals, as this seat sees them */
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
  /** the number of cards in hand */
  hand: number;
  /** the cards in play */
  cards: string[];
  /** the range of the weapon */
  range: number;
  /** cards that may be kept at the end of the turn */
  hand_limit: number;
  out: boolean;
  /** counters of the expansions */
  counters: [string, number][];
  /** piles of the expansions in front of the player */
  piles: [string, string[]][];
  /** states that expansions give to the player */
  marks: string[];
  /** the role that the player plays for, if it differs from the player's own role */
  side: string | null;
}

/** A shot, a question for a BANG! card or a last chance in progress. */
export interface UnderWayView {
  what: "fend" | "save" | "shot";
  /** the seat that caused it, or the opponent in a Duel; null if no player did */
  by: number | null;
  /** the seat that is asked */
  at: number | null;
  /** the card that caused it, if there is one */
  card: string | null;
  /** the Missed! or the life points that are still needed; null: nothing helps */
  need: number | null;
}

/** A goal of the game, as the seat of the view sees it. */
export interface GoalView {
  /** the card that sets the goal */
  card: string;
  /** a player may do it at will with their own cards */
  free: boolean;
  /** the number of tokens on it, by seat */
  tokens: number[];
  state: "claim" | "done" | "none" | "perform" | "spent";
  /** the seat is asked right now, and one of its answers does the goal */
  now: boolean;
  /** the progress of the active player */
  have: number;
  /** the progress that the active player needs */
  need: number;
  /** the cards or seats that count towards the goal so far */
  by: string[];
  /** cards of this seat with which it could do the goal at will */
  cards: string[];
}
