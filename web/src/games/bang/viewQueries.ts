// Questions about a view of BANG!.

import { isLegendary } from "./card";
import type { PlayerView, TableView } from "./views";

/** Return the players who are still in the game. */
export function alive(view: TableView): PlayerView[] {
  return view.players.filter((player) => !player.out);
}

export function me(view: TableView): PlayerView | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** Tell whether the match uses Gold Rush, with equipment for sale. */
export function hasGold(view: TableView): boolean {
  return view.expansions.includes("gold-rush");
}

/** Tell whether eliminated players come back for each of their turns. */
export function comeBack(view: TableView): boolean {
  return view.expansions.includes("shadow-gunslingers");
}

export function isShadow(player: PlayerView): boolean {
  return player.marks.includes("shadow");
}

/** Tell whether the player plays on without life points, thanks to a Ghost Car. */
export function isGhost(player: PlayerView): boolean {
  return player.marks.includes("ghost");
}

/** Tell whether the player can regain a life point. A shadow or a ghost cannot. */
export function isHurt(player: PlayerView): boolean {
  return player.life < player.most && !isShadow(player) && !isGhost(player);
}

export function nuggets(player: PlayerView): number {
  return count(player, "nuggets");
}

/** Return the equipment in front of a player. */
export function equipment(player: PlayerView): string[] {
  return cards(player.piles, "equipment");
}

export function onOffer(view: TableView): string[] {
  return cards(view.piles, "display");
}

/**
 * Return the number of equipment cards face down in the deck, and of used ones face up under it.
 */
export function equipmentDeck(view: TableView): { deck: number; used: number } {
  const deck = view.stacks.find(([name]) => name === "equipment")?.[1] ?? 0;
  return { deck, used: cards(view.piles, "equipment-used").length };
}

/** Tell whether a player may still buy something for a nugget less in this turn. */
export function hasDiscount(player: PlayerView): boolean {
  return player.character === "pretty-luzena" && count(player, "pretty-luzena") === 0;
}

/** Tell whether the match uses The Great Train Robbery, with a train. */
export function hasTrain(view: TableView): boolean {
  return view.expansions.includes("train-robbery");
}

/** Tell whether the match uses Legends, with Feats. */
export function hasFeats(view: TableView): boolean {
  return view.expansions.includes("legends");
}

/** Return the number of Feats left in the deck. */
export function featsLeft(view: TableView): number {
  return view.stacks.find(([name]) => name === "feat-deck")?.[1] ?? 0;
}

/** Return the number of Fame tokens that a player still has. */
export function fame(player: PlayerView): number {
  return count(player, "fame");
}

export function isLegend(player: PlayerView): boolean {
  return isLegendary(player.character);
}

export function count({ counters }: { counters: readonly [string, number][] }, name: string): number {
  return counters.find(([each]) => each === name)?.[1] ?? 0;
}

export function cards(piles: readonly [string, string[]][], name: string): string[] {
  return piles.find(([each]) => each === name)?.[1] ?? [];
}
