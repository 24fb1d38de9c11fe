// Written by `make types` from src/whistlestop/games/colt_super_express. Do not change it here.

/** All cards, with those of the expansions. */
export const CARDS = ["flip", "change-floor", "move", "fire", "reflex", "horse"] as const;

/** The kinds of events. */
export type MatchEventKind =
  | "boarded"
  | "changed-floor"
  | "eliminated"
  | "ended"
  | "fired"
  | "first-player"
  | "flipped"
  | "lay-down"
  | "left-train"
  | "moved"
  | "picked"
  | "pushed"
  | "rescued"
  | "revealed"
  | "rode"
  | "round"
  | "schemed"
  | "showed-treasure"
  | "stood-up"
  | "travelled"
  | "treasure"
  | "uncoupled";
