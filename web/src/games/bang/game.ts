// The parts of BANG! that the client uses.

import { fluentArgs, say } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import type { Game } from "../game";
import { answerText } from "./answers/answerText";
import BotThoughts from "./BotThoughts.svelte";
import { kindsOf } from "./card";
import { CHARACTERS, LOCOMOTIVES, ROLES } from "./catalogue";
import AnswerPanel from "./AnswerPanel.svelte";
import EliminatedPanel from "./EliminatedPanel.svelte";
import Hand from "./Hand.svelte";
import FeatsPanel from "./legends/FeatsPanel.svelte";
import { cardName, playerName, weaponUsed } from "./names";
import { screenReaderText } from "./screenReaderText";
import Table from "./Table.svelte";
import "./theme.css";
import { TOGGLES } from "./toggles";
import { locomotiveSide } from "./train-robbery/trainLine";
import { hasTrain, me } from "./viewQueries";
import type { TableView } from "./views";

const PACE: Record<string, number> = {
  dealt: 700,
  character: 150,
  turn: 450,
  drew: 300,
  looked: 250,
  returned: 200,
  played: 900,
  equipped: 250,
  discarded: 300,
  shot: 550,
  flipped: 850,
  checked: 650,
  dodged: 750,
  fended: 600,
  wounded: 900,
  dying: 700,
  exploded: 1100,
  out: 1300,
  reshuffled: 400,
  "gained-nuggets": 400,
  "paid-nuggets": 300,
  bought: 900,
  displayed: 250,
  "got-equipment": 250,
  "lost-equipment": 600,
  "equipment-reshuffled": 400,
  "used-as": 800,
  "found-equipment": 800,
  ignored: 700,
  "another-turn": 500,
  "came-back": 800,
  faded: 500,
  side: 700,
  "train-moved": 1100,
  boarded: 900,
  "drew-railcars": 700,
  "new-line": 1200,
  "full-steam": 900,
  spared: 600,
  exchanged: 800,
  gave: 500,
  redirected: 800,
  haunts: 1100,
  "feat-revealed": 700,
  "feat-discarded": 500,
  "feats-reshuffled": 400,
  "feat-performed": 1300,
  "feat-claimed": 1300,
  boasted: 700,
  "fame-placed": 900,
  "fame-lost": 400,
  trail: 700,
  legend: 3200,
  "legend-over": 2200,
  "turned-up": 700,
  "looked-at": 900,
  over: 800,
};

/** All cards as the glossary lists them: by deck and border. */
const CARDS_IN_ORDER = [
  ...kindsOf("playing", "brown"),
  ...kindsOf("playing", "blue"),
  ...kindsOf("equipment", "brown"),
  ...kindsOf("equipment", "black"),
  ...kindsOf("railcars"),
  ...kindsOf("feat-deck"),
];

function questionText(ask: WireAsk, view: TableView, players: readonly string[]): string {
  const { about } = ask;
  const by = typeof about["by"] === "number" ? about["by"] : null;
  const target =
    typeof about["at"] === "number"
      ? about["at"]
      : typeof about["victim"] === "number"
        ? about["victim"]
        : null;
  const met = Array.isArray(about["feats"]) ? about["feats"].length : null;
  const source =
    about["why"] ?? about["what"] ?? about["card"] ?? (hasTrain(view) ? locomotiveSide(view) : null);
  return say(
    `bang-ask-${ask.kind}`,
    fluentArgs({
      by: by === null ? "no" : "yes",
      player: playerName(view, players, by),
      card: weaponUsed(view, by, typeof about["card"] === "string" ? about["card"] : null),
      source: typeof source === "string" ? cardName(source) : "",
      need: Number(about["need"] ?? 1),
      limit: Number(about["limit"] ?? 0),
      count: met ?? Number(about["over"] ?? 1),
      target: playerName(view, players, target),
      other: target === null || target === view.seat ? "no" : "yes",
      total: Number(about["total"] ?? 0),
    }),
  );
}

export const game: Game<TableView> = {
  Table,
  AnswerPanel,
  Hand,
  EliminatedPanel,
  BotThoughts,
  SidePanel: FeatsPanel,
  toggles: TOGGLES,
  glossary: [
    ...CARDS_IN_ORDER.map((kind) => `bang-card-${kind}`),
    ...kindsOf("stations").map((name) => `bang-station-${name}`),
    ...LOCOMOTIVES.map((name) => `bang-locomotive-${name}`),
    ...Object.keys(CHARACTERS).map((name) => `bang-character-${name}`),
    ...ROLES.map((role) => `bang-role-${role}`),
    "bang-word-colt-45",
    "bang-word-distance",
    "bang-word-range",
    "bang-word-draw-check",
    "bang-word-life",
    "bang-word-hand-limit",
    "bang-word-elimination",
    "bang-word-nuggets",
    "bang-word-equipment",
    "bang-word-shadow",
    "bang-word-train",
    "bang-word-railcar",
    "bang-word-station",
    "bang-word-locomotive",
    "bang-word-free-advance",
    "bang-word-end-of-the-line",
    "bang-word-ghost",
    "bang-word-feat",
    "bang-word-fame",
    "bang-word-crossroad",
    "bang-word-boast",
    "bang-word-legend",
    "bang-word-claim",
  ],
  questionText,
  answerText,
  screenReaderText,
  isEliminated: (view) => me(view)?.out ?? false,
  pace: (kind) => PACE[kind] ?? 450,
};
