// The answers that a bot gave for a player who was away.

import type { BotAnswer } from "../protocol";
import { logEntries, type NarrationText, plainText } from "./narration";
import type { EventWithView } from "./tableState.svelte";

const KEY = "whistlestop.meanwhile";

/** Return how many answers of the bot the player has seen already in this match. */
export function seenAnswers(match: string): number {
  try {
    const [of, count] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string?, number?];
    return of === match ? (count ?? 0) : 0;
  } catch {
    return 0;
  }
}

/** Note that the player has seen so many answers of the bot. */
export function noteSeen(match: string, count: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([match, count]));
  } catch {
    // The browser stores nothing: a new page shows the answers again.
  }
}

/**
 * Put an answer of the bot into words: the sentences about its events, until the next step begins.
 * An answer without sentences gets `otherwise`.
 */
export function answerInWords(
  answer: BotAnswer,
  events: readonly EventWithView[],
  players: readonly string[],
  otherwise: (answer: string) => string,
): NarrationText[] {
  const told = logEntries(
    events.filter((each) => each.number >= answer.start && each.number < answer.end),
    players,
  );
  const next = told.findIndex((each, at) => at > 0 && each.opensStep);
  const own = next < 0 ? told : told.slice(0, next);
  return own.length ? own : [plainText(otherwise(answer.answer))];
}
