// Questions about a view of BANG!.

import { isLegendary } from "./card";
import type { PlayerView, TableView } from "./views";

/** Those who are still in the game. */
export function alive(view: TableView): PlayerView[] {
  return view.players.filter((player) => !player.out);
}

export function me(view: TableView): PlayerView | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** Whether equipment is for sale. */
export function hasGold(view: TableView): boolean {
  return view.expansions.includes("gold-rush");
}

/** Whether who is out comes back for each turn of their own. */
export function comeBack(view: TableView): boolean {
  return view.expansions.includes("shadow-gunslingers");
}

export function isShadow(player: PlayerView): boolean {
  return player.marks.includes("shadow");
}

/** Whether it plays on without life, thanks to a Ghost Car. */
export function isGhost(player: PlayerView): boolean {
  return player.marks.includes("ghost");
}

/** Whether there is life to win back; a shadow and a ghost have none. */
export function isHurt(player: PlayerView): boolean {
  return player.life < player.most && !isShadow(player) && !isGhost(player);
}

export function nuggets(player: PlayerView): number {
  return count(player, "nuggets");
}

/** The equipment before a player. */
export function equipment(player: PlayerView): string[] {
  return cards(player.piles, "equipment");
}

export function onOffer(view: TableView): string[] {
  return cards(view.piles, "display");
}

/** How much equipment is face down, and face up under it. */
export function equipmentDeck(view: TableView): { deck: number; used: number } {
  const deck = view.stacks.find(([name]) => name === "equipment")?.[1] ?? 0;
  return { deck, used: cards(view.piles, "equipment-used").length };
}

/** Whether a player may still buy for a nugget less in this turn. */
export function hasDiscount(player: PlayerView): boolean {
  return player.character === "pretty-luzena" && count(player, "pretty-luzena") === 0;
}

/** Whether a train runs past the table. */
export function hasTrain(view: TableView): boolean {
  return view.expansions.includes("train-robbery");
}

/** Whether there are Feats to perform. */
export function hasFeats(view: TableView): boolean {
  return view.expansions.includes("legends");
}

/** Feats in the deck. */
export function featsLeft(view: TableView): number {
  return view.stacks.find(([name]) => name === "feat-deck")?.[1] ?? 0;
}

/** Fame tokens that a player still has. */
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
