// The answers of Colt Super Express in words.

import { readAnswer } from "../shared/parseAnswer";
import { say } from "../../lib/texts.svelte";
import { cardNames } from "./names";

/** Return an answer in words: the cards of a scheme, or the chosen bandits. */
export function answerText(answer: string): string {
  const { verb, cards } = readAnswer(answer);
  return verb === "scheme" ? cardNames(cards) : cards.map((name) => say(`colt-bandit-${name}`)).join(", ");
}
