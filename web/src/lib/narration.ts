// The sentences about events. The server sends them without a language. Here they get the player's
// language.

import type { WireEvent, WireNarration, WirePlayer, WireText } from "../protocol";
import { type Args, texts } from "./texts.svelte";

type Word = string | number | WireText | WirePlayer;

/** A narration in words. Screen readers read signs like `Q♥` badly, so they get other words. */
export interface NarrationText {
  written: string;
  spoken: string;
}

/** An entry of the log. `opensStep` tells whether a new step of the match begins with it. */
export interface LogEntry extends NarrationText {
  number: number;
  opensStep: boolean;
}

/**
 * Put a narration into words; `players` are the names by seat.
 *
 * Null if there is nothing to say, or if a newer server says something that this client does not know.
 */
export function narrationText(
  narration: WireNarration | null,
  players: readonly string[],
): NarrationText | null {
  if (narration === null) return null;
  try {
    return {
      written: sentences(narration, players, false),
      spoken: sentences(narration, players, true),
    };
  } catch (problem) {
    console.warn("A narration is left out:", problem);
    return null;
  }
}

/** Return a narration that is spoken as it is written. */
export function plainText(text: string): NarrationText {
  return { written: text, spoken: text };
}

/** Return the entries of the log for these events. An event without words has no entry. */
export function logEntries(
  events: readonly (WireEvent & { number: number })[],
  players: readonly string[],
): LogEntry[] {
  return events.flatMap(({ number, narration }) => {
    const text = narrationText(narration, players);
    return text ? [{ number, ...text, opensStep: narration?.opens_step ?? false }] : [];
  });
}

function sentences(narration: WireNarration, players: readonly string[], spoken: boolean): string {
  return narration.texts.map((text) => sayText(text, players, spoken)).join(" ");
}

function sayText({ id, args }: WireText, players: readonly string[], spoken: boolean): string {
  const words: Args = {};
  for (const [name, arg] of Object.entries(args)) words[name] = sayArgument(arg, players, spoken);
  const aloud = spoken && !id.includes(".") && texts.has(`${id}.spoken`);
  return texts.sayStrictly(aloud ? `${id}.spoken` : id, words);
}

function sayArgument(arg: Word | Word[], players: readonly string[], spoken: boolean): string | number {
  return Array.isArray(arg)
    ? arg.map((word) => sayWord(word, players, spoken)).join(", ")
    : sayWord(arg, players, spoken);
}

function sayWord(word: Word, players: readonly string[], spoken: boolean): string | number {
  if (typeof word !== "object") return word;
  if (word.say === "text") return sayText(word, players, spoken);
  const name = players[word.seat];
  if (name === undefined) throw new Error(`nobody sits at seat ${word.seat}`);
  return name;
}
