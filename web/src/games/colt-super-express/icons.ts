// The icons of the cards.

import type { Component } from "svelte";
import Reflex from "~icons/game-icons/crossed-pistols";
import Flip from "~icons/game-icons/cycle";
import Fire from "~icons/game-icons/gunshot";
import Horse from "~icons/game-icons/horse-head";
import ChangeFloor from "~icons/game-icons/ladder";
import Move from "~icons/game-icons/walk";

export { default as TreasureIcon } from "~icons/game-icons/swap-bag";

export const ICONS: Record<string, Component> = {
  "change-floor": ChangeFloor,
  fire: Fire,
  flip: Flip,
  horse: Horse,
  move: Move,
  reflex: Reflex,
};
