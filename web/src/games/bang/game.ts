// The parts of BANG! that the client uses.

import type { Game } from "../game";
import { announcement, opening } from "./announcements";
import AnswerPanel from "./AnswerPanel.svelte";
import { answerText } from "./answers/answerText";
import { picker } from "./answers/picker.svelte";
import { questionText } from "./answers/questionText";
import { beliefTexts, trueShares } from "./botRoleGuesses";
import BotThoughts from "./BotThoughts.svelte";
import EliminatedPanel from "./EliminatedPanel.svelte";
import { EVENT_ICONS } from "./eventIcons";
import { eventPace } from "./eventPace";
import FlyingThing from "./FlyingThing.svelte";
import Hand from "./Hand.svelte";
import { inspector } from "./info/inspector.svelte";
import FeatsPanel from "./legends/FeatsPanel.svelte";
import { motions } from "./motion";
import { screenReaderText } from "./screenReaderText";
import { soundOf } from "./sounds";
import Table from "./Table.svelte";
import "./theme.css";
import { TOGGLES } from "./toggles";
import { me } from "./viewQueries";
import type { TableView } from "./views";

const CARD = "bang-card-";

/** Explain a card that the log names, with its picture. */
function explain(thing: string): boolean {
  if (thing.startsWith(CARD)) inspector.show({ type: "card", card: thing.slice(CARD.length) });
  return thing.startsWith(CARD);
}

export const game: Game<TableView> = {
  Table,
  AnswerPanel,
  Hand,
  EliminatedPanel,
  BotThoughts,
  trueShares,
  beliefTexts,
  SidePanel: FeatsPanel,
  toggles: TOGGLES,
  questionText,
  answerText,
  screenReaderText,
  isEliminated: (view) => me(view)?.out ?? false,
  isTargeting: () => picker.hasPicked && picker.nextSteps.some((step) => step.type === "seat"),
  eventIcons: EVENT_ICONS,
  explain,
  pace: eventPace,
  sound: soundOf,
  motions,
  announcement,
  opening,
  FlyingThing,
};
