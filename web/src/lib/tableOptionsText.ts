// A game's options, as it declares them.

import { session } from "./session.svelte";
import { say } from "./texts.svelte";
import type { GameCard, TableCard } from "../protocol";
import { clockText } from "./clock";

export function gameCard(name: string): GameCard | undefined {
  return session.offer?.games.find((each) => each.name === name);
}

/** What is switched on, and the clock, in a few words. */
export function tableOptionsText(table: Pick<TableCard, "game" | "options" | "clock">): string {
  const declared = gameCard(table.game)?.options ?? [];
  const on = declared
    .filter((option) => option.kind === "flag" && table.options[option.name] === true)
    .map((option) => say(`${option.help}.short`));
  return [...on, clockText(table.clock)].join(" · ");
}
