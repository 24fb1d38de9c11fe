// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Undone from "~icons/game-icons/backward-time";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-draw";
import Deal from "~icons/game-icons/card-random";
import Shuffle from "~icons/game-icons/cycle";
import Jail from "~icons/game-icons/handcuffs";
import Stopped from "~icons/game-icons/interdiction";
import Junction from "~icons/game-icons/rail-road";
import Sheriff from "~icons/game-icons/law-star";
import Lever from "~icons/game-icons/lever";
import News from "~icons/game-icons/papers";
import Trade from "~icons/game-icons/shaking-hands";
import Locomotive from "~icons/game-icons/steam-locomotive";
import Tombstone from "~icons/game-icons/tombstone";
import Trophy from "~icons/game-icons/trophy";
import Walk from "~icons/game-icons/walk";
import Wanted from "~icons/game-icons/wanted-reward";
import Hat from "~icons/game-icons/western-hat";
import { Bag, Bullet, Cherokee, Horse, Saloon, Skull } from "./icons";

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  arrived: Saloon,
  boarded: Walk,
  called: Horse,
  cancelled: Trade,
  cherokee: Cherokee,
  collected: Bag,
  dealt: Deal,
  declined: Trade,
  discarded: Discard,
  dismounted: Horse,
  drew: Draw,
  dropped: Bag,
  escaped: Jail,
  event: News,
  favour: Trade,
  "favour-refused": Trade,
  filled: Bag,
  flat: Skull,
  flipped: Lever,
  hangman: Skull,
  "horse-lost": Horse,
  "jail-drew": Draw,
  jailed: Jail,
  jumped: Horse,
  left: Walk,
  loaded: Bag,
  looted: Bag,
  "lost-turn": Stopped,
  marked: Bag,
  mounted: Horse,
  moved: Walk,
  "no-flip": Lever,
  offered: Trade,
  over: Trophy,
  reshuffled: Shuffle,
  returned: Trade,
  rode: Horse,
  rolled: Locomotive,
  scored: Bag,
  sheriff: Sheriff,
  speed: Locomotive,
  "spent-bullet": Bullet,
  "tokens-gone": Junction,
  tombstone: Tombstone,
  "took-bullet": Bullet,
  traded: Trade,
  turn: Hat,
  "undo-refused": Undone,
  undone: Undone,
  used: Draw,
  wanted: Wanted,
};
