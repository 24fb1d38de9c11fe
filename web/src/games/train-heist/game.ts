// The parts of Train Heist that the client uses.

import { fluentArgs, say } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import type { Game } from "../game";
import { givenAnswerText } from "./answers/answerText";
import { EVENT_CARDS, WANTED_CARDS } from "./catalogue";
import AnswerPanel from "./AnswerPanel.svelte";
import Hand from "./Hand.svelte";
import { cardName, cardNames, cowboyName, horseName, tileName, townName } from "./names";
import { screenReaderText } from "./tableText";
import Table from "./Table.svelte";
import "./theme.css";
import { TOGGLES } from "./toggles";
import type { TableView } from "./views";

const PACE: Record<string, number> = {
  dealt: 500,
  turn: 500,
  rolled: 430,
  moved: 350,
  boarded: 450,
  left: 450,
  rode: 700,
  called: 250,
  looted: 700,
  dropped: 700,
  scored: 600,
  flipped: 700,
  sheriff: 650,
  jailed: 1000,
  flat: 900,
  event: 900,
  cherokee: 900,
  hangman: 1000,
  arrived: 600,
  loaded: 350,
  filled: 350,
  drew: 300,
  discarded: 250,
  wanted: 900,
  over: 900,
};
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
  "abilities",
  "cherokee",
];

function questionText(ask: WireAsk, view: TableView, players: readonly string[]): string {
  const { about } = ask;
  const cards = (ask.kind === "deal" ? about["returned"] : about["offered"]) as (string | null)[] | undefined;
  return say(
    `heist-ask-${ask.kind}`,
    fluentArgs({
      ...about,
      cowboy: cowboyName(view, players, about["cowboy"]),
      partner: cowboyName(view, players, about["partner"] ?? about["by"]),
      horse: horseName(about["horse"] ?? 0),
      cards: cards?.length ? cardNames(cards) : say("heist-nothing"),
      card: typeof about["card"] === "string" ? cardName(about["card"]) : "",
      tile: tileName(view, about["tile"] as string),
      town: townName(String(about["town"] ?? "")),
    }),
  );
}

export const game: Game<TableView> = {
  Table,
  AnswerPanel,
  Hand,
  tallBoard: true,
  toggles: TOGGLES,
  glossary: [
    ...WORDS.map((word) => `heist-word-${word}`),
    ...WANTED_CARDS.map((name) => `heist-wanted-${name}`),
    ...EVENT_CARDS.map((name) => `heist-event-card-${name}`),
  ],
  questionText,
  answerText: givenAnswerText,
  screenReaderText,
  pace: (kind) => PACE[kind] ?? 400,
};
