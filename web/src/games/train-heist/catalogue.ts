// Written by `make types` from src/whistlestop/games/train_heist. Do not change it here.

/** The suits of Poker Cards. */
export const SUITS = ["revolver", "bag", "keyhole"] as const;

/** The suits by what the ids of their cards begin with. */
export const SUIT_CODES = {"REV": "revolver", "BAG": "bag", "KEY": "keyhole"} as const;

/** The highest number of a Poker Card; the lowest is 1. */
export const HIGHEST = 10 as const;

/** The Wanted Cards, by title. */
export const WANTED_CARDS = ["wild", "six-shooter", "cherokee", "crazy", "tombstone", "kid", "two-timing", "galloping", "slippery", "railroad", "quick-draw", "honest"] as const;

export const EVENT_CARDS = ["speed-up", "cherokee-1", "cherokee-2", "cherokee-3", "switch", "sheriff-forward-1", "sheriff-forward-2", "sheriff-rear-1", "sheriff-rear-2"] as const;

/** Steps of the hangman from the top knot to the skull. */
export const KNOTS = 3 as const;

/** The kinds of events. */
export type MatchEventKind =
  | "arrived"
  | "boarded"
  | "called"
  | "cancelled"
  | "cherokee"
  | "collected"
  | "dealt"
  | "declined"
  | "discarded"
  | "dismounted"
  | "drew"
  | "dropped"
  | "escaped"
  | "event"
  | "favour"
  | "favour-refused"
  | "filled"
  | "flat"
  | "flipped"
  | "hangman"
  | "horse-lost"
  | "jail-drew"
  | "jailed"
  | "jumped"
  | "left"
  | "loaded"
  | "looted"
  | "lost-turn"
  | "marked"
  | "mounted"
  | "moved"
  | "no-flip"
  | "offered"
  | "over"
  | "reshuffled"
  | "returned"
  | "rode"
  | "rolled"
  | "scored"
  | "sheriff"
  | "speed"
  | "spent-bullet"
  | "tokens-gone"
  | "tombstone"
  | "took-bullet"
  | "traded"
  | "turn"
  | "undo-refused"
  | "undone"
  | "used"
  | "wanted";
