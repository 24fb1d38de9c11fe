// The options of a table in a few words.

import type { TableCard } from "../protocol";
import { tiles, valueOf } from "./gameOptions";
import { clockTerms } from "./timeLimit";
import { session } from "./session.svelte";
import { say } from "./texts.svelte";

/** List the options that are switched on, the modes that are not the usual ones, and the clock. */
export function tableOptionsText(table: Pick<TableCard, "game" | "options" | "clock">): string {
  return [...chosenOptions(table), clockTerms(table.clock)].join(" · ");
}

/** List the modes that are not the usual ones, and the options that are switched on. */
export function chosenOptions(table: Pick<TableCard, "game" | "options">): string[] {
  const game = session.gameCard(table.game);
  const on = (game?.options ?? [])
    .filter((option) => option.kind === "flag" && table.options[option.name] === true)
    .map((option) => say(`${option.help}.short`));
  const modes = (game ? tiles(game) : [])
    .filter((option) => option.kind === "choice" && valueOf(option, table.options) !== option.default)
    .map((option) => say(`${option.help}.${valueOf(option, table.options)}`));
  return [...modes, ...on];
}
