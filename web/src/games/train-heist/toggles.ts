// The settings of Train Heist that a player can switch on or off.

import type { Toggle } from "../game";

export const CONFIRM: Toggle = { id: "heist-web-toggle-confirm", onByDefault: true };
export const SHOW_IDS: Toggle = { id: "heist-web-toggle-ids", onByDefault: true };

export const TOGGLES: readonly Toggle[] = [CONFIRM, SHOW_IDS];
