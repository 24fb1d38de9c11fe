// The rules of BANG! to look up: a chapter for the game and for each expansion.

import type { ClauseCard } from "../../../protocol";
import type { Options } from "../../../lib/gameOptions";
import type { Chapter, Guide } from "../../guide";
import { kindsOf } from "../card";
import { type CardFacts, CARDS, CHARACTERS, LOCOMOTIVES, ROLES } from "../catalogue";
import "../theme.css";
import type { TableView } from "../views";
import ExampleTable from "./ExampleTable.svelte";
import ThingPicture from "./ThingPicture.svelte";

type Expansion = CardFacts["expansion"];

const PREFIX = /^bang-(?:card|station|locomotive|character|role|word)-/;
const WORD = "bang-word-";

function cards(expansion: Expansion, deck: CardFacts["deck"], border?: CardFacts["border"]): string[] {
  return kindsOf(deck, border)
    .filter((kind) => CARDS[kind]?.expansion === expansion)
    .map((kind) => `bang-card-${kind}`);
}

function characters(expansion: Expansion): string[] {
  return Object.entries(CHARACTERS)
    .filter(([, facts]) => facts.expansion === expansion)
    .map(([name]) => `bang-character-${name}`);
}

function words(...names: string[]): string[] {
  return names.map((name) => `${WORD}${name}`);
}

function switchedOn(name: string): (options: Options) => boolean {
  return (options) => options[name] === true;
}

const chapters: Chapter[] = [
  {
    id: "base",
    title: "guide-base",
    added: false,
    isPlayed: () => true,
    goal: "guide-bang-goal",
    box: ["guide-bang-box-cards", "guide-bang-box-characters", "guide-bang-box-roles"],
    turn: [
      "guide-bang-turn-check",
      "guide-bang-turn-draw",
      "guide-bang-turn-play",
      "guide-bang-turn-discard",
    ],
    win: ["guide-bang-win-law", "guide-bang-win-outlaws", "guide-bang-win-renegade", "guide-bang-win-few"],
    example: "turn-of-bang",
    groups: [
      { title: "guide-roles", kind: "characters", things: ROLES.map((role) => `bang-role-${role}`) },
      { title: "guide-brown", kind: "cards", things: cards("base", "playing", "brown") },
      { title: "guide-blue", kind: "cards", things: cards("base", "playing", "blue") },
      { title: "guide-characters", kind: "characters", things: characters("base") },
      {
        title: "guide-words",
        kind: "words",
        things: words(
          "roles",
          "colt-45",
          "distance",
          "range",
          "draw-check",
          "life",
          "hand-limit",
          "elimination",
        ),
      },
    ],
  },
  {
    id: "gold-rush",
    title: "bang-option-gold-rush.short",
    added: true,
    isPlayed: switchedOn("gold-rush"),
    goal: "guide-gold-rush-goal",
    box: ["guide-gold-rush-box-equipment", "guide-gold-rush-box-nuggets", "guide-gold-rush-box-characters"],
    turn: ["guide-gold-rush-turn-buy", "guide-gold-rush-turn-sell", "guide-gold-rush-turn-scrap"],
    win: ["guide-unchanged"],
    example: "turn-of-gold-rush",
    groups: [
      {
        title: "guide-equipment-brown",
        kind: "cards",
        things: cards("gold-rush", "equipment", "brown"),
      },
      {
        title: "guide-equipment-black",
        kind: "cards",
        things: cards("gold-rush", "equipment", "black"),
      },
      { title: "guide-characters", kind: "characters", things: characters("gold-rush") },
      { title: "guide-words", kind: "words", things: words("nuggets", "equipment") },
    ],
  },
  {
    id: "shadow-gunslingers",
    title: "bang-option-shadow-gunslingers.short",
    added: true,
    isPlayed: switchedOn("shadow-gunslingers"),
    goal: "guide-shadows-goal",
    box: ["guide-shadows-box"],
    turn: ["guide-shadows-turn-return", "guide-shadows-turn-play", "guide-shadows-turn-leave"],
    win: ["guide-shadows-win-side", "guide-shadows-win-renegade"],
    example: "turn-of-a-shadow",
    groups: [{ title: "guide-words", kind: "words", things: words("shadow") }],
  },
  {
    id: "train-robbery",
    title: "bang-option-train-robbery.short",
    added: true,
    isPlayed: switchedOn("train-robbery"),
    goal: "guide-robbery-goal",
    box: ["guide-robbery-box-stations", "guide-robbery-box-train", "guide-robbery-box-cards"],
    turn: [
      "guide-robbery-turn-moves",
      "guide-robbery-turn-board",
      "guide-robbery-turn-advance",
      "guide-robbery-turn-end",
    ],
    win: ["guide-unchanged"],
    example: "turn-of-train-robbery",
    groups: [
      {
        title: "guide-stations",
        kind: "cards",
        things: kindsOf("stations").map((name) => `bang-station-${name}`),
      },
      { title: "guide-railcars", kind: "cards", things: cards("train-robbery", "railcars") },
      {
        title: "guide-locomotives",
        kind: "cards",
        things: LOCOMOTIVES.map((name) => `bang-locomotive-${name}`),
      },
      { title: "guide-brown", kind: "cards", things: cards("train-robbery", "playing", "brown") },
      { title: "guide-blue", kind: "cards", things: cards("train-robbery", "playing", "blue") },
      { title: "guide-characters", kind: "characters", things: characters("train-robbery") },
      {
        title: "guide-words",
        kind: "words",
        things: words(
          "train",
          "railcar",
          "station",
          "locomotive",
          "free-advance",
          "end-of-the-line",
          "ghost",
        ),
      },
    ],
  },
  {
    id: "legends",
    title: "bang-option-legends.short",
    added: true,
    isPlayed: switchedOn("legends"),
    goal: "guide-legends-goal",
    box: ["guide-legends-box-characters", "guide-legends-box-feats", "guide-legends-box-fame"],
    turn: [
      "guide-legends-turn-perform",
      "guide-legends-turn-boast",
      "guide-legends-turn-legend",
      "guide-legends-turn-claim",
    ],
    win: ["guide-unchanged"],
    example: "turn-of-legends",
    groups: [
      { title: "guide-feats", kind: "cards", things: cards("legends", "feat-deck") },
      { title: "guide-legends", kind: "characters", things: characters("legends") },
      {
        title: "guide-words",
        kind: "words",
        things: words("feat", "fame", "crossroad", "boast", "legend", "claim"),
      },
    ],
  },
];

const BOOKS: Record<string, string> = {
  BASE: "base",
  GR: "gold-rush",
  GTR: "train-robbery",
  LEG: "legends",
};

function chapterOf({ id, area }: ClauseCard): string {
  if (area === "variant-shadow") return "shadow-gunslingers";
  return BOOKS[id.split("-")[0] ?? ""] ?? "base";
}

export const guide: Guide<TableView> = {
  chapters,
  chapterOf,
  namesOf: (thing) => [thing.replace(PREFIX, "")],
  ThingPicture,
  hasPicture: (thing) => !thing.startsWith(WORD),
  ExampleTable,
};
