// Written by `make types` from src/whistlestop/games/colt_super_express. Do not change it here.

/** All cards, with those of the expansions. */
export const CARDS = ["flip", "change-floor", "move", "fire", "reflex", "horse"] as const;
