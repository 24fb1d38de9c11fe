// The rules of Train Heist to look up: a chapter for playing together, and one for playing against each other.

import type { ClauseCard } from "../../../protocol";
import type { Chapter, Guide } from "../../guide";
import { EVENT_CARDS, WANTED_CARDS } from "../catalogue";
import "../theme.css";
import type { TableView } from "../views";
import ExampleTable from "./ExampleTable.svelte";
import LootTiles from "./LootTiles.svelte";
import ThingPicture from "./ThingPicture.svelte";

const WORD = "heist-word-";
const WANTED = "heist-wanted-";
const EVENT = "heist-event-card-";
const VERSUS = "versus";

const chapters: Chapter[] = [
  {
    id: "base",
    title: "guide-base",
    added: false,
    isPlayed: (options) => options["mode"] !== VERSUS,
    goal: "guide-heist-goal",
    box: ["guide-heist-box-maps", "guide-heist-box-cards", "guide-heist-box-tiles"],
    turn: ["guide-heist-turn-act", "guide-heist-turn-train", "guide-heist-turn-draw"],
    win: ["guide-heist-win-goal", "guide-heist-win-hanged", "guide-heist-win-derailed"],
    example: "turn-of-train-heist",
    groups: [
      {
        title: "guide-words",
        kind: "words",
        things: [
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
        ].map((name) => `${WORD}${name}`),
      },
      { title: "guide-wanted", kind: "cards", things: WANTED_CARDS.map((name) => `${WANTED}${name}`) },
      { title: "guide-events", kind: "cards", things: EVENT_CARDS.map((name) => `${EVENT}${name}`) },
    ],
    Extra: LootTiles,
  },
  {
    id: VERSUS,
    title: "train-heist-option-mode.versus",
    added: true,
    isPlayed: (options) => options["mode"] === VERSUS,
    goal: "guide-versus-goal",
    box: ["guide-versus-box"],
    turn: ["guide-versus-turn-mark", "guide-versus-turn-collect"],
    win: ["guide-versus-win-first", "guide-versus-win-most"],
    example: "versus-train-heist",
    groups: [],
  },
];

/** The names that clauses use for the things that some words explain. */
const NAMES: Record<string, readonly string[]> = {
  towns: ["town", "drop"],
  jail: ["jail", "escape"],
  horses: ["horse", "ride", "mount"],
  switches: ["switch", "flip"],
  stars: ["star", "event"],
  bullets: ["bullet"],
  abilities: ["pair", "three", "four", "straight"],
  cherokee: ["cherokee", "territory"],
};

function namesOf(thing: string): readonly string[] {
  if (thing.startsWith(WANTED)) return ["wanted", thing.slice(WANTED.length)];
  if (thing.startsWith(EVENT)) return [thing.slice(EVENT.length).replace(/-\w+-?\d$|-\d$/, "")];
  const name = thing.slice(WORD.length);
  return NAMES[name] ?? [name];
}

function chapterOf({ area }: ClauseCard): string {
  return area === "variant-versus" ? VERSUS : "base";
}

export const guide: Guide<TableView> = {
  chapters,
  chapterOf,
  namesOf,
  ThingPicture,
  hasPicture: (thing) => !thing.startsWith(WORD),
  ExampleTable,
};
