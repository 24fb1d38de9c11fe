// The shortest way into a match: against bots, with the settings that are best for a first match.

import type { GameCard } from "../protocol";
import type { Options } from "./gameOptions";
import { api } from "./api";
import { ownName } from "./ownName.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

const STARTING = "whistlestop.start"; // the key of the table whose match begins at once

/**
 * Make a table and begin its match. A new guest gets the name that is suggested, or the one they wrote.
 * `options` are in place of those of a first match.
 */
export async function playNow(game: GameCard, options: Options = {}): Promise<void> {
  if (!session.me) await session.signIn(ownName.chosen);
  const { key } = await api.createTable({
    game: game.name,
    ...game.first,
    options: { ...game.first?.options, ...options },
  });
  startAtOnce(key);
}

/** Go to a table, and begin its match with bots in all free seats. */
export function startAtOnce(key: string): void {
  sessionStorage.setItem(STARTING, key);
  router.go(`/t/${key}`);
}

/** Tell once whether the match at this table begins at once. */
export function startsAtOnce(key: string): boolean {
  const starts = sessionStorage.getItem(STARTING) === key;
  if (starts) sessionStorage.removeItem(STARTING);
  return starts;
}
