// The parts of Colt Super Express that the client uses.

import type { Game } from "../game";
import AnswerPanel from "./AnswerPanel.svelte";
import { answerText } from "./answerText";
import { EVENT_ICONS } from "./eventIcons";
import { eventPace } from "./eventPace";
import { GLOSSARY } from "./glossary";
import { questionText } from "./questionText";
import { screenReaderText } from "./screenReaderText";
import Table from "./Table.svelte";
import type { TrainView } from "./views";

export const game: Game<TrainView> = {
  Table,
  AnswerPanel,
  glossary: GLOSSARY,
  questionText,
  answerText,
  screenReaderText,
  eventIcons: EVENT_ICONS,
  pace: eventPace,
};
