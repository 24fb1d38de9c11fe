// The parts of Colt Super Express that the client uses.

import type { Game } from "../game";
import { announcement } from "./announcements";
import AnswerPanel from "./AnswerPanel.svelte";
import { answerText } from "./answerText";
import { EVENT_ICONS } from "./eventIcons";
import { eventPace } from "./eventPace";
import FlyingThing from "./FlyingThing.svelte";
import { motions } from "./motion";
import { questionText } from "./questionText";
import { screenReaderText } from "./screenReaderText";
import { soundOf } from "./sounds";
import Table from "./Table.svelte";
import type { TrainView } from "./views";

export const game: Game<TrainView> = {
  Table,
  AnswerPanel,
  questionText,
  answerText,
  screenReaderText,
  isEliminated: (view) => view.seat !== null && view.bandits[view.seat]?.status === "out",
  eventIcons: EVENT_ICONS,
  pace: eventPace,
  sound: soundOf,
  motions,
  announcement,
  FlyingThing,
};
