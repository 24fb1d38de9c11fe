// Groups of answers for the buttons: first the kinds of action, then the ways to do one.

import type { Answer } from "../../shared/parseAnswer";
import type { WireAsk } from "../../../protocol";
import { isWild } from "../card";
import { answerId } from "./answerText";

export interface AnswerGroup {
  id: string;
  answers: Answer[];
}

// Questions with few answers, which are all shown at once.
const DIRECT = ["deal", "favour", "undo", "wanted", "load", "fill", "stay"];
// These answers are given by tapping cards.
const TAPPED = ["give", "discard"];
// Answers that end something come last. Yes and no are side by side.
const LAST = ["undo", "agree", "refuse", "end", "done-give", "done-back", "done-discard", "cancel"];

/** Tell whether a group ends something. Its button is always in sight. */
export function endsSomething(group: AnswerGroup): boolean {
  return LAST.includes(group.id);
}

/** Group the answers that match the picked cards and place; without a pick, all answers. */
export function answerGroups(
  ask: WireAsk,
  whole: readonly Answer[],
  left: readonly Answer[],
  picked: { cards: number; place: string | null; openGroup: string | null },
): AnswerGroup[] {
  if (picked.cards) return alone(whole, ask);
  if (picked.place !== null) return alone(left, ask);
  if (picked.openGroup !== null)
    return alone(
      left.filter((each) => answerId(each, ask) === picked.openGroup),
      ask,
    );
  if (DIRECT.includes(ask.kind)) return alone(left, ask);
  const found = new Map<string, Answer[]>();
  for (const each of left) {
    const id = answerId(each, ask);
    if (!TAPPED.includes(id)) found.set(id, [...(found.get(id) ?? []), each]);
  }
  const rank = (id: string) => LAST.indexOf(id);
  return [...found]
    .map(([id, answers]) => ({ id, answers }))
    .toSorted((one, two) => rank(one.id) - rank(two.id));
}

function alone(answers: readonly Answer[], ask: WireAsk): AnswerGroup[] {
  return answers
    .toSorted((one, two) => price(one) - price(two))
    .map((each) => ({ id: answerId(each, ask), answers: [each] }));
}

/**
 * Return the rank of an answer. Answers with few cards come first, answers with Wild Cards last.
 */
function price(answer: Answer): number {
  return answer.cards.length + 10 * answer.cards.filter(isWild).length;
}
