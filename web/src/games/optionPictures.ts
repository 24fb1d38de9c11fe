// Small pictures of the expansions and modes of the games, by the ids of their texts.

import type { Component } from "svelte";
import Back from "~icons/game-icons/backward-time";
import Nuggets from "~icons/game-icons/gold-nuggets";
import Gunshot from "~icons/game-icons/gunshot";
import Horse from "~icons/game-icons/horse-head";
import Hourglass from "~icons/game-icons/hourglass";
import Laurels from "~icons/game-icons/laurel-crown";
import Mountains from "~icons/game-icons/mountains";
import Pistols from "~icons/game-icons/crossed-pistols";
import Shadow from "~icons/game-icons/spectre";
import Skull from "~icons/game-icons/skull-crossed-bones";
import Star from "~icons/game-icons/justice-star";
import Sack from "~icons/game-icons/swap-bag";
import Friends from "~icons/game-icons/three-friends";
import Locomotive from "~icons/game-icons/steam-locomotive";

const PICTURES: Record<string, Component> = {
  "bang-option-gold-rush": Nuggets,
  "bang-option-shadow-gunslingers": Shadow,
  "bang-option-train-robbery": Locomotive,
  "bang-option-legends": Laurels,
  "colt-option-reflex": Gunshot,
  "colt-option-horse": Horse,
  "colt-option-time-car": Back,
  "train-heist-option-mode.co-op": Friends,
  "train-heist-option-mode.score": Sack,
  "train-heist-option-mode.versus": Pistols,
  "train-heist-option-length.full": Mountains,
  "train-heist-option-length.shorter": Hourglass,
  "train-heist-option-length.harder": Skull,
};

/** Return the picture of an option, or of one choice of it. */
export function optionPicture(id: string): Component {
  return PICTURES[id] ?? Star;
}
