// The words, Wanted Cards and Event Cards of Train Heist that the rules page explains.

import { EVENT_CARDS, WANTED_CARDS } from "./catalogue";

const WORDS = [
  "turn",
  "loot",
  "towns",
  "sheriff",
  "jail",
  "tunnel",
  "flat",
  "horses",
  "switches",
  "stars",
  "bullets",
  "trade",
  "abilities",
  "cherokee",
];

/** The ids of the texts, in the order of the glossary. */
export const GLOSSARY: readonly string[] = [
  ...WORDS.map((word) => `heist-word-${word}`),
  ...WANTED_CARDS.map((name) => `heist-wanted-${name}`),
  ...EVENT_CARDS.map((name) => `heist-event-card-${name}`),
];
