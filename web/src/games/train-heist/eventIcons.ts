// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Undone from "~icons/game-icons/backward-time";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-draw";
import Jail from "~icons/game-icons/handcuffs";
import Junction from "~icons/game-icons/rail-road";
import Sheriff from "~icons/game-icons/law-star";
import Lever from "~icons/game-icons/lever";
import Trade from "~icons/game-icons/shaking-hands";
import Locomotive from "~icons/game-icons/steam-locomotive";
import Walk from "~icons/game-icons/walk";
import Wanted from "~icons/game-icons/wanted-reward";
import { Bag, Bullet, Cherokee, Horse, Saloon, Skull } from "./icons";

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  arrived: Saloon,
  boarded: Walk,
  called: Horse,
  cherokee: Cherokee,
  collected: Bag,
  discarded: Discard,
  dismounted: Horse,
  drew: Draw,
  dropped: Bag,
  escaped: Jail,
  filled: Bag,
  flat: Skull,
  flipped: Lever,
  hangman: Skull,
  "horse-lost": Horse,
  jailed: Jail,
  "jail-drew": Draw,
  jumped: Horse,
  left: Walk,
  loaded: Bag,
  looted: Bag,
  mounted: Horse,
  moved: Walk,
  offered: Trade,
  returned: Trade,
  rode: Horse,
  rolled: Locomotive,
  scored: Bag,
  sheriff: Sheriff,
  speed: Locomotive,
  "spent-bullet": Bullet,
  "tokens-gone": Junction,
  "took-bullet": Bullet,
  traded: Trade,
  undone: Undone,
  used: Draw,
  wanted: Wanted,
};
