// Kinds of questions that the table shows in their own way.

import type { WireAsk } from "../../../protocol";
import type { Step } from "./answerSteps";

/** Questions about open cards, which are laid out larger. */
export const ASKS_WITH_OPEN_CARDS = [
  "store",
  "return",
  "dig",
  "circus",
  "derail",
  "lounge",
  "mail",
  "robbed",
  "map",
  "look",
];

/** Tell whether a seat is chosen to receive something, and not as a target. */
export function isGift(ask: WireAsk | null, picked: readonly Step[]): boolean {
  return ["give", "mail", "spare"].includes(ask?.kind ?? "") || picked[0]?.type === "offer";
}
