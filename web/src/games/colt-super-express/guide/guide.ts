// The rules of Colt Super Express to look up: a chapter for the game and for each expansion.

import type { Options } from "../../../lib/gameOptions";
import type { ClauseCard } from "../../../protocol";
import type { Chapter, Guide } from "../../guide";
import type { TrainView } from "../views";
import Table from "../Table.svelte";
import ThingPicture from "./ThingPicture.svelte";

const CARD = "colt-card-";

function switchedOn(name: string): (options: Options) => boolean {
  return (options) => options[name] === true;
}

const chapters: Chapter[] = [
  {
    id: "base",
    title: "guide-base",
    added: false,
    rounds: true,
    isPlayed: () => true,
    goal: "guide-colt-goal",
    box: ["guide-colt-box-train", "guide-colt-box-cards"],
    turn: ["guide-colt-turn-scheme", "guide-colt-turn-reveal", "guide-colt-turn-uncouple"],
    win: ["guide-colt-win-last", "guide-colt-win-locomotive", "guide-colt-win-nobody"],
    example: "round-of-colt",
    groups: [
      {
        title: "guide-actions",
        kind: "cards",
        things: ["flip", "change-floor", "move", "fire"].map((card) => `${CARD}${card}`),
      },
      { title: "guide-words", kind: "words", things: ["colt-word-stunned"] },
    ],
  },
  {
    id: "reflex",
    title: "colt-option-reflex.short",
    added: true,
    rounds: true,
    isPlayed: switchedOn("reflex"),
    goal: "guide-reflex-goal",
    box: ["guide-reflex-box"],
    turn: ["guide-reflex-turn-stunned", "guide-reflex-turn-standing"],
    win: ["guide-unchanged"],
    example: "reflex-shoots-back",
    groups: [{ title: "guide-actions", kind: "cards", things: [`${CARD}reflex`] }],
  },
  {
    id: "horse",
    title: "colt-option-horse.short",
    added: true,
    rounds: true,
    isPlayed: switchedOn("horse"),
    goal: "guide-horse-goal",
    box: ["guide-horse-box"],
    turn: ["guide-horse-turn-ride", "guide-horse-turn-rescue"],
    win: ["guide-unchanged"],
    example: "horse-saves-its-rider",
    groups: [{ title: "guide-actions", kind: "cards", things: [`${CARD}horse`] }],
  },
  {
    id: "time-car",
    title: "colt-option-time-car.short",
    added: true,
    rounds: true,
    isPlayed: switchedOn("time-car"),
    goal: "guide-time-goal",
    box: ["guide-time-box"],
    turn: ["guide-time-turn-trip", "guide-time-turn-again", "guide-time-turn-paradox"],
    win: ["guide-unchanged"],
    example: "time-travel",
    groups: [{ title: "guide-words", kind: "words", things: ["colt-word-time-car"] }],
  },
];

const AREAS: Record<string, string> = {
  "expansion-reflex": "reflex",
  "expansion-horse": "horse",
  "expansion-time": "time-car",
};

function chapterOf({ area }: ClauseCard): string {
  return AREAS[area] ?? "base";
}

export const guide: Guide<TrainView> = {
  chapters,
  chapterOf,
  namesOf: (thing) => [thing.replace(/^colt-(?:card|word)-/, "")],
  ThingPicture,
  hasPicture: (thing) => thing.startsWith(CARD),
  ExampleTable: Table,
};
