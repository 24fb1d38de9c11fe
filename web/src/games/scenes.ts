// The picture of each game on the first page.

import type { Component } from "svelte";
import CanyonPosse from "../components/scenes/CanyonPosse.svelte";
import SaloonStandoff from "../components/scenes/SaloonStandoff.svelte";
import TrainRoofs from "../components/scenes/TrainRoofs.svelte";

const SCENES: Record<string, Component> = {
  bang: SaloonStandoff,
  "colt-super-express": TrainRoofs,
  "train-heist": CanyonPosse,
};

/** Return the picture of a game. A game that this client does not know has that of a train. */
export function sceneOf(game: string): Component {
  return SCENES[game] ?? TrainRoofs;
}
