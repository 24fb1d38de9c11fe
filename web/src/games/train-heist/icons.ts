// The icons of suits, tokens and titles.

import type { Component } from "svelte";
import Cactus from "~icons/game-icons/cactus";
import QuickDraw from "~icons/game-icons/card-draw";
import Wild from "~icons/game-icons/card-joker";
import Skull from "~icons/game-icons/desert-skull";
import Slippery from "~icons/game-icons/ghost";
import Kid from "~icons/game-icons/handcuffs";
import SixShooter from "~icons/game-icons/heavy-bullets";
import Horse from "~icons/game-icons/horse-head";
import Galloping from "~icons/game-icons/horseshoe";
import TwoTiming from "~icons/game-icons/money-stack";
import Pointing from "~icons/game-icons/pointing";
import Railroad from "~icons/game-icons/rail-road";
import Revolver from "~icons/game-icons/revolver";
import Saloon from "~icons/game-icons/saloon";
import Honest from "~icons/game-icons/shaking-hands";
import Bullet from "~icons/game-icons/silver-bullet";
import Bag from "~icons/game-icons/swap-bag";
import Cherokee from "~icons/game-icons/tipi";
import Tombstone from "~icons/game-icons/tombstone";
import Crazy from "~icons/game-icons/trade";

export { Bag, Bullet, Cactus, Cherokee, Horse, Pointing, Revolver, Saloon, Skull };

/** The icon of each Wanted Card, by its name. */
export const WANTED_ICONS: Record<string, Component> = {
  wild: Wild,
  "six-shooter": SixShooter,
  cherokee: Cherokee,
  crazy: Crazy,
  tombstone: Tombstone,
  kid: Kid,
  "two-timing": TwoTiming,
  galloping: Galloping,
  slippery: Slippery,
  railroad: Railroad,
  "quick-draw": QuickDraw,
  honest: Honest,
};
