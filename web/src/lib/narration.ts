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

/** A part of a sentence: plain words, the name of a player, of a thing with an explanation, or a sign. */
export interface SentencePart extends NarrationText {
  seat?: number; // of the player that is named
  thing?: string; // the id of the text that names a thing; its attribute `about` explains it
  suit?: string; // of the card that is named
}

/** An entry of the log. `opensStep` tells whether a new step of the match begins with it. */
export interface LogEntry extends NarrationText {
  number: number;
  kind: string; // of the event
  parts: SentencePart[];
  opensStep: boolean;
  action: WireNarration["action"];
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
  const parts = sentenceParts(narration, players);
  return parts && narration && { written: written(parts), spoken: sentences(narration, players, true) };
}

/** Put one text of the server into words, such as the reason why something cannot be used. */
export function serverText(text: WireText, players: readonly string[]): NarrationText | null {
  return narrationText({ texts: [text], opens_step: false, action: null }, players);
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
  return events.flatMap(({ number, kind, narration }) => {
    const parts = sentenceParts(narration, players);
    if (!parts || !narration) return [];
    const spoken = sentences(narration, players, true);
    const { opens_step: opensStep, action } = narration;
    return [{ number, kind, parts, written: written(parts), spoken, opensStep, action }];
  });
}

function written(parts: readonly SentencePart[]): string {
  return parts.map((part) => part.written).join("");
}

function sentenceParts(narration: WireNarration | null, players: readonly string[]): SentencePart[] | null {
  if (narration === null) return null;
  try {
    sentences(narration, players, true); // all words must be known, spoken ones too
    return narration.texts.flatMap((text, at) => [
      ...(at ? [plainText(" ")] : []),
      ...textParts(text, players),
    ]);
  } catch (problem) {
    console.warn("A narration is left out:", problem);
    return null;
  }
}

const FIRST_MARK = 0xe000; // letters for private use stand for arguments until the sentence is written
const MARKS = /([\ue000-\uf8ff])/;

/** Return the parts of a text. Its arguments are marked in it, so that nobody has to search for them. */
function textParts(text: WireText, players: readonly string[]): SentencePart[] {
  const marked: SentencePart[][] = [];
  const mark = (word: Word): string | number => {
    if (typeof word !== "object") return word;
    marked.push(wordParts(word, players));
    return String.fromCharCode(FIRST_MARK + marked.length - 1);
  };
  const words: Args = {};
  for (const [name, arg] of Object.entries(text.args)) {
    words[name] = Array.isArray(arg) ? arg.map(mark).join(", ") : mark(arg);
  }
  return texts
    .sayStrictly(text.id, words)
    .split(MARKS)
    .flatMap((piece) => marked[piece.charCodeAt(0) - FIRST_MARK] ?? (piece ? [plainText(piece)] : []));
}

/** Return the parts of an argument. A name is one part, however many texts it is made of. */
function wordParts(word: WireText | WirePlayer, players: readonly string[]): SentencePart[] {
  if (word.say === "player") return [{ ...both(word, players), seat: word.seat }];
  if (hasAttribute(word.id, "about")) return [{ ...both(word, players), thing: word.id }];
  const { suit } = word.args;
  if (typeof suit === "string") return [{ ...both(word, players), suit }];
  const parts = textParts(word, players);
  const named = parts.some((part) => part.seat !== undefined || part.thing !== undefined);
  return named || !hasAttribute(word.id, "spoken") ? parts : [both(word, players)];
}

function both(word: WireText | WirePlayer, players: readonly string[]): NarrationText {
  return { written: `${sayWord(word, players, false)}`, spoken: `${sayWord(word, players, true)}` };
}

/** Tell whether a message has an attribute with this name; an attribute has none itself. */
function hasAttribute(id: string, name: string): boolean {
  return !id.includes(".") && texts.has(`${id}.${name}`);
}

function sentences(narration: WireNarration, players: readonly string[], spoken: boolean): string {
  return narration.texts.map((text) => sayText(text, players, spoken)).join(" ");
}

function sayText({ id, args }: WireText, players: readonly string[], spoken: boolean): string {
  const words: Args = {};
  for (const [name, arg] of Object.entries(args)) words[name] = sayArgument(arg, players, spoken);
  return texts.sayStrictly(spoken && hasAttribute(id, "spoken") ? `${id}.spoken` : id, words);
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
  return word.called ? sayText(word.called, players, spoken) : name;
}
