// Written by `make types` from src/whistlestop/games/train_heist. Do not change it here.

import type { TileKind } from "./views";

/** The suits of Poker Cards. */
export const SUITS = ["revolver", "bag", "keyhole"] as const;

/** The suits by what the ids of their cards begin with. */
export const SUIT_CODES = {"REV": "revolver", "BAG": "bag", "KEY": "keyhole"} as const;

/** The highest number of a Poker Card; the lowest is 1. */
export const HIGHEST = 10 as const;

/** The Wanted Cards, by title. */
export const WANTED_CARDS = ["wild", "six-shooter", "cherokee", "crazy", "tombstone", "kid", "two-timing", "galloping", "slippery", "railroad", "quick-draw", "honest"] as const;

export const EVENT_CARDS = ["speed-up", "cherokee-1", "cherokee-2", "cherokee-3", "switch", "sheriff-forward-1", "sheriff-forward-2", "sheriff-rear-1", "sheriff-rear-2"] as const;

export const LOOT_TILES: readonly TileKind[] = [
  {"id": "L01", "kind": "suits", "revolver": 1, "bag": 1, "keyhole": 1, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L02", "kind": "suits", "revolver": 1, "bag": 0, "keyhole": 2, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L03", "kind": "suits", "revolver": 0, "bag": 0, "keyhole": 3, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L04", "kind": "suits", "revolver": 0, "bag": 3, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L05", "kind": "suits", "revolver": 3, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L06", "kind": "suits", "revolver": 0, "bag": 1, "keyhole": 2, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L07", "kind": "suits", "revolver": 0, "bag": 2, "keyhole": 1, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L08", "kind": "suits", "revolver": 1, "bag": 2, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L09", "kind": "suits", "revolver": 2, "bag": 0, "keyhole": 1, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L10", "kind": "suits", "revolver": 2, "bag": 1, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L11", "kind": "straight", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L12", "kind": "straight", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L13", "kind": "straight", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L14", "kind": "pairs", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 4, "reconstructed": false},
  {"id": "L15", "kind": "pairs", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 4, "reconstructed": true},
  {"id": "L16", "kind": "kind", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": false},
  {"id": "L17", "kind": "kind", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [], "size": 3, "reconstructed": true},
  {"id": "L18", "kind": "numbers", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [1, 4, 7], "size": 3, "reconstructed": true},
  {"id": "L19", "kind": "numbers", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [2, 5, 8], "size": 3, "reconstructed": true},
  {"id": "L20", "kind": "numbers", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [3, 6, 9], "size": 3, "reconstructed": true},
  {"id": "L21", "kind": "numbers", "revolver": 0, "bag": 0, "keyhole": 0, "numbers": [1, 6, 10], "size": 3, "reconstructed": true},
];

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
