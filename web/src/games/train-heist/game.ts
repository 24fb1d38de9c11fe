// The parts of Train Heist that the client uses.

import type { Game } from "../game";
import { announcement, opening } from "./announcements";
import AnswerPanel from "./AnswerPanel.svelte";
import { answerTextTo } from "./answers/answerText";
import { questionText } from "./answers/questionText";
import { EVENT_ICONS } from "./eventIcons";
import { eventPace } from "./eventPace";
import FlyingThing from "./FlyingThing.svelte";
import Hand from "./Hand.svelte";
import { motions } from "./motion";
import { pointing } from "./pointing.svelte";
import { screenReaderText } from "./screenReaderText";
import { soundOf } from "./sounds";
import Table from "./Table.svelte";
import "./theme.css";
import { TOGGLES } from "./toggles";
import type { TableView } from "./views";

export const game: Game<TableView> = {
  Table,
  AnswerPanel,
  Hand,
  tallBoard: true,
  isTargeting: () => pointing.on,
  toggles: TOGGLES,
  questionText,
  answerText: answerTextTo,
  screenReaderText,
  eventIcons: EVENT_ICONS,
  pace: eventPace,
  sound: soundOf,
  motions,
  announcement,
  opening,
  FlyingThing,
};
