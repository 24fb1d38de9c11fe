// The steps of an answer: a card, then a seat, then a card of that seat. The picked steps narrow
// the answers down. The player can pick the next steps of the remaining answers.

import { type Answer, readAnswer } from "../../shared/parseAnswer";
import { isRailcar, sign } from "../card";

export type Step =
  | { type: "card"; card: string }
  | { type: "seat"; seat: number }
  | { type: "part"; part: string } // a card in play of the seat, or `hand`
  | { type: "use"; use: string } // an ability, or a card in play
  | { type: "offer"; card: string; price: number } // equipment for sale
  | { type: "scrap"; card: string; seat: number; price: number } // equipment of another player
  | { type: "car"; car: string } // a railcar in the train
  | { type: "move"; by: string } // the train moves on: by the free advance, or by an ability
  | { type: "feat"; feat: string }
  | { type: "like"; like: string } // the kind of card that something is used as
  | { type: "number"; number: number }
  | { type: "word"; word: string };

export interface AnswerPath {
  text: string;
  steps: Step[];
}

export function answerPath(text: string): AnswerPath {
  return { text, steps: [...stepsOf(readAnswer(text))] };
}

/** Return all paths to an answer. If two cards are shown, either may be picked first. */
export function answerPaths(text: string): AnswerPath[] {
  const first = answerPath(text);
  const [feat, one, two] = first.steps;
  if (!feat || !one || !two || feat.type !== "feat" || feat.feat !== "thousand-ways-to-die") return [first];
  return [first, { text, steps: [feat, two, one] }];
}

function* stepsOf(answer: Answer): Generator<Step> {
  const [first, second] = answer.cards;
  if (first === undefined) yield* withoutCards(answer);
  else yield* (WITH_CARDS[answer.verb] ?? plain)(answer, first, second);
}

type Steps = (answer: Answer, first: string, second: string | undefined) => Generator<Step>;

/** The steps of answers about a card, by their verb. */
const WITH_CARDS: Record<string, Steps> = {
  *use(answer, use, second) {
    yield MOVES.includes(use) ? { type: "move", by: use } : { type: "use", use };
    if (second !== undefined) yield { type: "card", card: second };
    yield* aimed(answer, answer.cards[2]);
  },
  perform: feat,
  claim: feat,
  dismiss: feat,
  place: feat,
  *buy(answer, card) {
    yield { type: "offer", card, price: answer.number ?? 0 };
    yield* seatOf(answer);
  },
  *scrap(answer, card) {
    yield { type: "scrap", card, seat: answer.seat ?? 0, price: answer.number ?? 0 };
  },
  *as(answer, like, second) {
    yield { type: "like", like };
    yield* aimed(answer, second);
  },
  *give(answer) {
    yield* seatOf(answer);
  },
  *board(answer, car, second) {
    yield { type: "car", car };
    yield second === undefined
      ? { type: "word", word: answer.place ?? "life" }
      : { type: "card", card: second };
  },
  *play(answer, card, second) {
    yield { type: "card", card };
    const third = answer.cards[2];
    if (third !== undefined && second !== undefined) yield { type: "card", card: second };
    if (second !== undefined && answer.seat === null) yield { type: "car", car: second };
    else yield* aimed(answer, third ?? second);
  },
  // These verbs say what happens to one card.
  sell: withVerb,
  shot: withVerb,
};

/** Abilities that only move the train. */
const MOVES = ["zippy-roy"];

/** Yield a step for a Feat, and steps for the cards that it takes. */
function* feat(answer: Answer, first: string): Generator<Step> {
  yield { type: "feat", feat: first };
  for (const card of answer.cards.slice(1)) yield { type: "card", card };
}

function* withVerb(answer: Answer, card: string): Generator<Step> {
  yield { type: "card", card };
  yield { type: "word", word: answer.verb };
}

/** Yield a card step for a card, or a word step for a character. */
function* plain(_: Answer, first: string): Generator<Step> {
  yield sign(first) || isRailcar(first) ? { type: "card", card: first } : { type: "word", word: first };
}

function* withoutCards(answer: Answer): Generator<Step> {
  if (answer.verb === "advance") yield { type: "move", by: answer.verb };
  else if (answer.seat === null && answer.number === null) yield { type: "word", word: answer.verb };
  if (answer.number !== null) yield { type: "number", number: answer.number };
  yield* aimed(answer, undefined);
}

/** Yield a step for the target, and a step for one of its cards. */
function* aimed(answer: Answer, on: string | undefined): Generator<Step> {
  yield* seatOf(answer);
  const part = answer.place ?? on;
  if (part !== undefined) yield { type: "part", part };
}

function* seatOf(answer: Answer): Generator<Step> {
  if (answer.seat !== null) yield { type: "seat", seat: answer.seat };
}

export function sameStep(one: Step | undefined, other: Step | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return the paths that begin with the picked steps. */
export function matchingPaths(ways: readonly AnswerPath[], picked: readonly Step[]): AnswerPath[] {
  return ways.filter((each) => picked.every((step, at) => sameStep(step, each.steps[at])));
}

/** Return the steps that can be picked next, each once. */
export function nextSteps(ways: readonly AnswerPath[], picked: readonly Step[]): Step[] {
  const found = new Map<string, Step>();
  for (const each of matchingPaths(ways, picked)) {
    const step = each.steps[picked.length];
    if (step) found.set(JSON.stringify(step), step);
  }
  return [...found.values()];
}

/** Return the answer that the picked steps complete, if there is one. */
export function completeAnswer(ways: readonly AnswerPath[], picked: readonly Step[]): string | null {
  return matchingPaths(ways, picked).find((each) => each.steps.length === picked.length)?.text ?? null;
}
