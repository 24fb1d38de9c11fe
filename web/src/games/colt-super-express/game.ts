// The parts of Colt Super Express that the client uses.

import { readAnswer } from "../../lib/answer";
import { say } from "../../lib/texts.svelte";
import type { Game } from "../game";
import Controls from "./Controls.svelte";
import { screenReaderText } from "./screenReaderText";
import Table from "./Table.svelte";
import { banditName, cards, tell } from "./tell";
import type { TrainView } from "./view";

const STEPS = ["round", "revealed", "uncoupled", "ended"];
const PACE: Record<string, number> = {
  picked: 200,
  boarded: 300,
  "first-player": 100,
  round: 500,
  schemed: 0,
  revealed: 650,
  fired: 750,
  eliminated: 900,
  uncoupled: 900,
  treasure: 700,
  ended: 600,
};

export const game: Game = {
  Table,
  Controls,
  glossary: [
    "colt-card-flip",
    "colt-card-change-floor",
    "colt-card-move",
    "colt-card-fire",
    "colt-card-reflex",
    "colt-card-horse",
    "colt-word-stunned",
    "colt-word-time-car",
  ],
  tell: (shownEvent, view, players) => tell(shownEvent, view as TrainView, players),
  questionText: (ask, view) => {
    const train = view as TrainView;
    if (ask.kind === "bandit") return say("colt-ask-bandit");
    const bandit = train.seat === null ? "" : banditName(train, train.seat);
    return say("colt-ask-scheme", { bandit, round: train.round });
  },
  answerText: (answer) => {
    const { verb, cards: chosen } = readAnswer(answer);
    return verb === "scheme" ? cards(chosen) : chosen.map((name) => say(`colt-bandit-${name}`)).join(", ");
  },
  screenReaderText: (view, players) => screenReaderText(view as TrainView, players),
  pace: (kind) => PACE[kind] ?? 550,
  startsStep: (kind) => STEPS.includes(kind),
};
