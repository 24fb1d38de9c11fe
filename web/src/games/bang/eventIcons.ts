// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Burn from "~icons/game-icons/card-burn";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-draw";
import Exchange from "~icons/game-icons/card-exchange";
import Pickup from "~icons/game-icons/card-pickup";
import Play from "~icons/game-icons/card-play";
import Skull from "~icons/game-icons/death-skull";
import Dodge from "~icons/game-icons/dodging";
import Dynamite from "~icons/game-icons/dynamite";
import Gunshot from "~icons/game-icons/gunshot";
import Wound from "~icons/game-icons/heart-minus";
import Heal from "~icons/game-icons/heart-plus";
import Target from "~icons/game-icons/human-target";
import Key from "~icons/game-icons/prisoner";
import Shop from "~icons/game-icons/shop";
import Locomotive from "~icons/game-icons/steam-locomotive";
import Wanted from "~icons/game-icons/wanted-reward";
import Nuggets from "~icons/game-icons/gold-nuggets";
import { LaurelIcon, ReachIcon } from "./icons";

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  boarded: Locomotive,
  bought: Nuggets,
  checked: Burn,
  counted: ReachIcon,
  discarded: Discard,
  dodged: Dodge,
  drew: Draw,
  "drew-railcars": Draw,
  dying: Wound,
  equipped: Play,
  exchanged: Exchange,
  exploded: Dynamite,
  "fame-placed": LaurelIcon,
  "feat-claimed": LaurelIcon,
  "feat-performed": LaurelIcon,
  "feat-revealed": LaurelIcon,
  fended: Dodge,
  flipped: Burn,
  "full-steam": Locomotive,
  "gained-nuggets": Nuggets,
  gave: Exchange,
  healed: Heal,
  out: Skull,
  "paid-nuggets": Nuggets,
  "passed-on": Exchange,
  played: Play,
  redirected: Target,
  reward: Wanted,
  shot: Gunshot,
  skipped: Key,
  store: Shop,
  took: Pickup,
  "took-discard": Pickup,
  "took-store": Pickup,
  "train-moved": Locomotive,
  "used-as": Play,
  wounded: Wound,
};
