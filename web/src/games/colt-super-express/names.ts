// Names of bandits and cards.

import { say } from "../../lib/texts.svelte";
import type { TrainView } from "./views";

export function banditName(view: TrainView, seat: number): string {
  const name = view.bandits[seat]?.name;
  return name ? say(`colt-bandit-${name}`) : `${seat + 1}`;
}

export function cardNames(cards: readonly string[]): string {
  return cards.map((card) => say(`colt-card-${card}`)).join(", ");
}
