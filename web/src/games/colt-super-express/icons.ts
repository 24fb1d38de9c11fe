// The pictures of the cards.

import type { Component } from "svelte";
import ChangeFloor from "~icons/game-icons/ladder";
import Fire from "~icons/game-icons/gunshot";
import Flip from "~icons/game-icons/cycle";
import Horse from "~icons/game-icons/horse-head";
import Move from "~icons/game-icons/walk";
import Reflex from "~icons/game-icons/crossed-pistols";

export const ICONS: Record<string, Component> = {
  "change-floor": ChangeFloor,
  fire: Fire,
  flip: Flip,
  horse: Horse,
  move: Move,
  reflex: Reflex,
};
