// Emotes: short words that everybody reads in their own language. An emote is a line of the chat with
// its name between colons, such as `:howdy:`.

import { texts } from "./texts.svelte";

/** The emotes that are offered, in this order; their words are the texts `emote-NAME`. */
export const EMOTES = ["howdy", "nice-shot", "thanks", "oops", "hurry", "good-game"] as const;
export type Emote = (typeof EMOTES)[number];

const WRITTEN = /^:([a-z-]+):$/;

export function emoteLine(emote: Emote): string {
  return `:${emote}:`;
}

/** Return the words of an emote, or null for any other line of the chat. */
export function emoteText(line: string): string | null {
  const id = `emote-${WRITTEN.exec(line)?.[1] ?? ""}`;
  return texts.has(id) ? texts.say(id) : null;
}
