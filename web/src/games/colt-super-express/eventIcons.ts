// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Travelled from "~icons/game-icons/backward-time";
import Uncoupled from "~icons/game-icons/breaking-chain";
import Revealed from "~icons/game-icons/card-play";
import Round from "~icons/game-icons/clockwise-rotation";
import Fell from "~icons/game-icons/falling";
import StoodUp from "~icons/game-icons/muscle-up";
import Person from "~icons/game-icons/person";
import Schemed from "~icons/game-icons/poker-hand";
import Locomotive from "~icons/game-icons/steam-locomotive";
import Treasure from "~icons/game-icons/swap-bag";
import Stunned from "~icons/game-icons/knocked-out-stars";
import Trophy from "~icons/game-icons/trophy";
import Hat from "~icons/game-icons/western-hat";
import { ICONS } from "./icons";

const { "change-floor": ladder, fire, flip, horse, move } = ICONS;

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  ...(ladder && { "changed-floor": ladder }),
  ...(fire && { fired: fire }),
  ...(flip && { flipped: flip }),
  ...(horse && { rescued: horse, rode: horse }),
  ...(move && { moved: move }),
  boarded: Locomotive,
  eliminated: Fell,
  ended: Trophy,
  "first-player": Hat,
  "lay-down": Stunned,
  "left-train": Fell,
  picked: Person,
  pushed: Stunned,
  revealed: Revealed,
  round: Round,
  schemed: Schemed,
  "showed-treasure": Treasure,
  "stood-up": StoodUp,
  travelled: Travelled,
  treasure: Treasure,
  uncoupled: Uncoupled,
};
