// The effect of a tap on a place, in words.

import { say } from "../../lib/texts.svelte";
import { answerCost, answerText, answerWarning } from "./answers/answerText";
import { picker, takesCards } from "./answers/picker.svelte";
import { placeName, squareName } from "./names";
import type { TableView } from "./views";

export function placeLabel(id: string, view: TableView, players: readonly string[]): string {
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
    answerWarning(only, ask),
  ];
  return words.filter(Boolean).join(", ");
}
