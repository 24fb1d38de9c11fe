// The settings of BANG! that a player can switch on or off.

import type { Toggle } from "../game";

export const CONFIRM: Toggle = { id: "bang-web-set-confirm", onByDefault: true };
export const AUTO_PASS: Toggle = { id: "bang-web-set-pass", onByDefault: false };
export const AUTO_USE_BARREL: Toggle = { id: "bang-web-set-barrel", onByDefault: false };
export const NEVER_USE_BARREL: Toggle = { id: "bang-web-set-no-barrel", onByDefault: false };
export const NEVER_SAVE_WITH_BEER: Toggle = { id: "bang-web-set-no-beer", onByDefault: false };

export const TOGGLES: readonly Toggle[] = [
  CONFIRM,
  AUTO_PASS,
  AUTO_USE_BARREL,
  NEVER_USE_BARREL,
  NEVER_SAVE_WITH_BEER,
];
