// The pictures: suits, tokens, titles.

import type { Component } from "svelte";
import Bag from "~icons/game-icons/swap-bag";
import Bullet from "~icons/game-icons/silver-bullet";
import Cherokee from "~icons/game-icons/tipi";
import Crazy from "~icons/game-icons/trade";
import Galloping from "~icons/game-icons/horseshoe";
import Honest from "~icons/game-icons/shaking-hands";
import Horse from "~icons/game-icons/horse-head";
import Kid from "~icons/game-icons/handcuffs";
import QuickDraw from "~icons/game-icons/card-draw";
import Railroad from "~icons/game-icons/rail-road";
import Revolver from "~icons/game-icons/revolver";
import Saloon from "~icons/game-icons/saloon";
import SixShooter from "~icons/game-icons/heavy-bullets";
import Skull from "~icons/game-icons/desert-skull";
import Slippery from "~icons/game-icons/ghost";
import Tombstone from "~icons/game-icons/tombstone";
import TwoTiming from "~icons/game-icons/money-stack";
import Wild from "~icons/game-icons/card-joker";
import Cactus from "~icons/game-icons/cactus";
import Pointing from "~icons/game-icons/pointing";

export { Bag, Bullet, Cactus, Cherokee, Horse, Pointing, Revolver, Saloon, Skull };

export const TITLES: Record<string, Component> = {
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
