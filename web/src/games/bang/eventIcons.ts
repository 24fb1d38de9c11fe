// The icons of the log, by the kind of event.

import type { Component } from "svelte";
import Burn from "~icons/game-icons/card-burn";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-draw";
import Exchange from "~icons/game-icons/card-exchange";
import Pickup from "~icons/game-icons/card-pickup";
import Play from "~icons/game-icons/card-play";
import Deal from "~icons/game-icons/card-random";
import Again from "~icons/game-icons/clockwise-rotation";
import Shuffle from "~icons/game-icons/cycle";
import Skull from "~icons/game-icons/death-skull";
import Dodge from "~icons/game-icons/dodging";
import Dynamite from "~icons/game-icons/dynamite";
import Eye from "~icons/game-icons/eyeball";
import Ghost from "~icons/game-icons/ghost";
import Gunshot from "~icons/game-icons/gunshot";
import Wound from "~icons/game-icons/heart-minus";
import Heal from "~icons/game-icons/heart-plus";
import Target from "~icons/game-icons/human-target";
import NoEffect from "~icons/game-icons/interdiction";
import Person from "~icons/game-icons/person";
import Key from "~icons/game-icons/prisoner";
import Rails from "~icons/game-icons/rail-road";
import Shop from "~icons/game-icons/shop";
import Locomotive from "~icons/game-icons/steam-locomotive";
import Trophy from "~icons/game-icons/trophy";
import Wanted from "~icons/game-icons/wanted-reward";
import Hat from "~icons/game-icons/western-hat";
import Nuggets from "~icons/game-icons/gold-nuggets";
import { LaurelIcon, ReachIcon } from "./icons";

export const EVENT_ICONS: Readonly<Record<string, Component>> = {
  "another-turn": Again,
  boarded: Locomotive,
  boasted: LaurelIcon,
  bought: Nuggets,
  "came-back": Ghost,
  character: Person,
  checked: Burn,
  counted: ReachIcon,
  dealt: Deal,
  discarded: Discard,
  displayed: Shop,
  dodged: Dodge,
  drew: Draw,
  "drew-railcars": Draw,
  dying: Wound,
  "equipment-reshuffled": Shuffle,
  equipped: Play,
  exchanged: Exchange,
  exploded: Dynamite,
  faded: Ghost,
  "fame-lost": LaurelIcon,
  "fame-placed": LaurelIcon,
  "feat-claimed": LaurelIcon,
  "feat-discarded": LaurelIcon,
  "feat-performed": LaurelIcon,
  "feat-revealed": LaurelIcon,
  "feats-reshuffled": Shuffle,
  fended: Dodge,
  flipped: Burn,
  "found-equipment": Shop,
  freed: Key,
  "full-steam": Locomotive,
  "gained-nuggets": Nuggets,
  gave: Exchange,
  "got-equipment": Pickup,
  haunts: Ghost,
  healed: Heal,
  ignored: NoEffect,
  legend: LaurelIcon,
  "legend-over": LaurelIcon,
  looked: Eye,
  "looked-at": Eye,
  "lost-equipment": Discard,
  "new-line": Rails,
  "no-effect": NoEffect,
  out: Skull,
  over: Trophy,
  "paid-nuggets": Nuggets,
  "passed-on": Exchange,
  penalty: Discard,
  played: Play,
  redirected: Target,
  reshuffled: Shuffle,
  returned: Draw,
  reward: Wanted,
  shot: Gunshot,
  showed: Eye,
  side: Ghost,
  skipped: Key,
  spared: NoEffect,
  store: Shop,
  took: Pickup,
  "took-discard": Pickup,
  "took-store": Pickup,
  trail: Rails,
  "train-moved": Locomotive,
  turn: Hat,
  "turned-up": Burn,
  "used-as": Play,
  wounded: Wound,
};
