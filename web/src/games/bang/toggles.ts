// The settings of BANG! that a player can switch on or off.

import type { Toggle } from "../game";

export const CONFIRM: Toggle = { id: "bang-web-set-confirm", usual: true };
export const PASS: Toggle = { id: "bang-web-set-pass", usual: false };
export const BARREL: Toggle = { id: "bang-web-set-barrel", usual: false };
export const NO_BARREL: Toggle = { id: "bang-web-set-no-barrel", usual: false };
export const NO_BEER: Toggle = { id: "bang-web-set-no-beer", usual: false };

export const TOGGLES: readonly Toggle[] = [CONFIRM, PASS, BARREL, NO_BARREL, NO_BEER];
