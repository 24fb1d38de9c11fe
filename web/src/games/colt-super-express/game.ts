// The parts of Colt Super Express that the client uses.

import { readAnswer } from "../../lib/readAnswer";
import { say } from "../../lib/texts.svelte";
import type { Game } from "../game";
import { CARDS } from "./catalogue";
import AnswerPanel from "./AnswerPanel.svelte";
import { screenReaderText } from "./screenReaderText";
import Table from "./Table.svelte";
import { banditName, cardNames } from "./names";
import type { TrainView } from "./views";

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

export const game: Game<TrainView> = {
  Table,
  AnswerPanel,
  glossary: [...CARDS.map((card) => `colt-card-${card}`), "colt-word-stunned", "colt-word-time-car"],
  questionText: (ask, view) => {
    if (ask.kind === "bandit") return say("colt-ask-bandit");
    const bandit = view.seat === null ? "" : banditName(view, view.seat);
    return say("colt-ask-scheme", { bandit, round: view.round });
  },
  answerText: (answer) => {
    const { verb, cards } = readAnswer(answer);
    return verb === "scheme" ? cardNames(cards) : cards.map((name) => say(`colt-bandit-${name}`)).join(", ");
  },
  screenReaderText,
  pace: (kind) => PACE[kind] ?? 550,
};
