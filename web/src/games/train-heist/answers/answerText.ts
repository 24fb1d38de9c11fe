// Answers in words, with their costs and their effects.

import { type Answer, readAnswer } from "../../shared/parseAnswer";
import { fluentArgs, say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { isWild } from "../card";
import {
  cardName,
  cardNames,
  cowboyName,
  horseName,
  placeName,
  squareName,
  tileName,
  townName,
} from "../names";
import type { TableView } from "../views";
import { meetsSheriff } from "./confirmReason";

// These answers take an action of the turn.
const ACTIONS = ["move", "board", "leave", "jump", "loot", "drop", "flip", "trade", "take-bullet", "draw"];

/** Return the id of an answer's text, without its prefix. */
export function answerId(answer: Answer, ask: WireAsk | null): string {
  if (answer.verb === "ride" && answer.cards.length) return "call";
  if (answer.verb === "done") return `done-${ask?.kind ?? "discard"}`;
  return answer.verb;
}

/** Return an answer in words. */
export function answerText(
  answer: Answer,
  view: TableView,
  players: readonly string[],
  ask: WireAsk | null,
): string {
  const [first] = answer.cards;
  const square = ["loot", "load", "fill"].includes(answer.verb);
  const cowboy = Number(ask?.about["cowboy"] ?? view.turn ?? 0);
  const given = answer.verb === "give" ? view.cowboys[cowboy]?.hand[answer.number ?? -1] : first;
  return say(
    `heist-answer-${answerId(answer, ask)}`,
    fluentArgs({
      place: square ? squareName(answer.place) : placeName(view, answer.place ?? ""),
      square: squareName(answer.place),
      horse: horseName(answer.number ?? 0),
      card: given ? cardName(given) : "",
      cards: cardNames(answer.cards),
      tile: tileName(view, ["load", "stay"].includes(answer.verb) ? first : null),
      cowboy: cowboyName(view, players, answer.seat),
      town: here(view, cowboy),
      title: answer.verb === "take" ? say(`heist-wanted-${first ?? ""}`) : "",
      ability: answer.verb === "take" ? say(`heist-wanted-${first ?? ""}.about`) : "",
    }),
  );
}

/** Return an answer that was given, in words. */
export function givenAnswerText(text: string, view: TableView, players: readonly string[]): string {
  const answer = readAnswer(text);
  const kind = view.trade ? "give" : "discard"; // the question that `done` answers
  return answerText(answer, view, players, { turn: 0, kind, answers: [], about: {} });
}

/** Return an answer to a question in words; without the question, one that was given before. */
export function answerTextTo(
  text: string,
  view: TableView,
  players: readonly string[],
  ask: WireAsk | null = null,
): string {
  return ask ? answerText(readAnswer(text), view, players, ask) : givenAnswerText(text, view, players);
}

function here(view: TableView, cowboy: number): string {
  const town = view.towns.find((each) => each.space === view.cowboys[cowboy]?.place);
  return town ? townName(town.letter) : "";
}

/** Return whether an answer takes an action or is free; null if this does not matter. */
export function answerCost(answer: Answer, ask: WireAsk): "action" | "free" | null {
  if (!["turn", "jail"].includes(ask.kind) || ["end", "undo"].includes(answer.verb)) return null;
  const calls = answer.verb === "ride" && answer.cards.length > 0;
  return calls || ACTIONS.includes(answer.verb) ? "action" : "free";
}

/** Return a warning about the effect of an answer. */
export function answerWarning(answer: Answer, ask: WireAsk): string {
  if (["move", "board"].includes(answer.verb) && meetsSheriff(answer.place, ask))
    return say("heist-web-caught");
  if (answer.verb === "end") {
    const left = Number(ask.about["actions"] ?? 0);
    return left > 0 ? say("heist-web-unused", { count: left }) : "";
  }
  if (answer.verb !== "loot") return "";
  const spaces = Math.min(answer.cards.filter(isWild).length, Number(ask.about["lure"] ?? 0));
  return spaces > 0 ? say("heist-web-lure", { count: spaces }) : "";
}
