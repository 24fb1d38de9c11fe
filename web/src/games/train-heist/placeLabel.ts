// What a tap on a place does, in words.

import { answerText, answerCost, answerWarning } from "./answers/answerText";
import { say } from "../../lib/texts.svelte";
import { picker, takesCards } from "./answers/picker.svelte";
import type { HeistView } from "./view";
import { placeName, squareName } from "./names";

export function placeLabel(id: string, view: HeistView, players: readonly string[]): string {
  const ask = picker.ask;
  const about = picker.answers.filter(
    (each) => each.place === id && !(takesCards(each) && !picker.cards.length),
  );
  const only = about.length === 1 ? about[0] : undefined;
  const square = view.squares.some((each) => each.name === id);
  if (!ask || !only) return square ? squareName(id) : placeName(view, id);
  const price = answerCost(only, ask);
  const words = [
    answerText(only, view, players, ask),
    price ? say(`heist-web-${price}`) : "",
    answerWarning(only, ask, view),
  ];
  return words.filter(Boolean).join(", ");
}
