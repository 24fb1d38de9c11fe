// An answer is a way of steps: a card, then a seat, then a card of that seat. What was picked narrows
// the answers down, and the next steps are what can be picked.

import { readAnswer, type Answer } from "../../lib/answer";
import { sign } from "./card";

export type Step =
  | { type: "card"; card: string }
  | { type: "seat"; seat: number }
  | { type: "part"; part: string } // a card in play of the seat, or `hand`
  | { type: "use"; use: string } // an ability, or a card in play
  | { type: "offer"; card: string; price: number } // equipment for sale
  | { type: "scrap"; card: string; seat: number; price: number } // equipment of another
  | { type: "like"; like: string } // what a card is used as
  | { type: "number"; number: number }
  | { type: "word"; word: string };

export interface Way {
  text: string;
  steps: Step[];
}

export function way(text: string): Way {
  return { text, steps: [...stepsOf(readAnswer(text))] };
}

function* stepsOf(answer: Answer): Generator<Step> {
  const [first, second] = answer.cards;
  if (answer.verb === "use" && first !== undefined) {
    yield { type: "use", use: first };
    if (answer.seat !== null) yield { type: "seat", seat: answer.seat };
    if (second !== undefined) yield { type: "card", card: second };
    return;
  }
  if (answer.verb === "buy" && first !== undefined) {
    yield { type: "offer", card: first, price: answer.number ?? 0 };
    if (answer.seat !== null) yield { type: "seat", seat: answer.seat };
    return;
  }
  if (answer.verb === "scrap" && first !== undefined) {
    yield { type: "scrap", card: first, seat: answer.seat ?? 0, price: answer.number ?? 0 };
    return;
  }
  if (answer.verb === "sell" && first !== undefined) {
    yield { type: "card", card: first };
    yield { type: "word", word: answer.verb };
    return;
  }
  if (answer.verb === "as" && first !== undefined) yield { type: "like", like: first };
  else if (answer.verb === "give") yield* [];
  else if (first !== undefined) yield sign(first) ? { type: "card", card: first } : { type: "word", word: first };
  if (answer.seat !== null) yield { type: "seat", seat: answer.seat };
  if (answer.place !== null) yield { type: "part", part: answer.place };
  else if (second !== undefined) yield { type: "part", part: second };
  if (answer.number !== null) yield { type: "number", number: answer.number };
  if (first === undefined && answer.seat === null && answer.number === null) yield { type: "word", word: answer.verb };
}

export function same(one: Step | undefined, other: Step | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The ways that go on from what was picked. */
export function narrowed(ways: readonly Way[], picked: readonly Step[]): Way[] {
  return ways.filter((each) => picked.every((step, at) => same(step, each.steps[at])));
}

/** What can be picked next, each once. */
export function next(ways: readonly Way[], picked: readonly Step[]): Step[] {
  const found = new Map<string, Step>();
  for (const each of narrowed(ways, picked)) {
    const step = each.steps[picked.length];
    if (step) found.set(JSON.stringify(step), step);
  }
  return [...found.values()];
}

/** The answer that is now whole, if one is. */
export function whole(ways: readonly Way[], picked: readonly Step[]): string | null {
  return narrowed(ways, picked).find((each) => each.steps.length === picked.length)?.text ?? null;
}
