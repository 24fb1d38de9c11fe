// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Uncoupled from "~icons/game-icons/breaking-chain";
import Fell from "~icons/game-icons/falling";
import StoodUp from "~icons/game-icons/muscle-up";
import Treasure from "~icons/game-icons/swap-bag";
import Stunned from "~icons/game-icons/knocked-out-stars";
import { ICONS } from "./icons";

const { "change-floor": ladder, fire, flip, horse, move } = ICONS;

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  ...(ladder && { "changed-floor": ladder }),
  ...(fire && { fired: fire }),
  ...(flip && { flipped: flip }),
  ...(horse && { rode: horse }),
  ...(move && { moved: move }),
  eliminated: Fell,
  "left-train": Fell,
  "lay-down": Stunned,
  pushed: Stunned,
  "showed-treasure": Treasure,
  "stood-up": StoodUp,
  treasure: Treasure,
  uncoupled: Uncoupled,
};
