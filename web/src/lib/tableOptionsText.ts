// The options of a table in a few words.

import type { TableCard } from "../protocol";
import { clockText } from "./timeLimit";
import { session } from "./session.svelte";
import { say } from "./texts.svelte";

/** List the options that are switched on, and the clock. */
export function tableOptionsText(table: Pick<TableCard, "game" | "options" | "clock">): string {
  const declared = session.gameCard(table.game)?.options ?? [];
  const on = declared
    .filter((option) => option.kind === "flag" && table.options[option.name] === true)
    .map((option) => say(`${option.help}.short`));
  return [...on, clockText(table.clock)].join(" · ");
}
