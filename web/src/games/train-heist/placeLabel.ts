// What a tap on a place does, in words.

import { answerInWords, cost, warning } from "./answers/answerText";
import { say } from "../../lib/texts.svelte";
import { pick, takesCards } from "./answers/picker.svelte";
import type { HeistView } from "./view";
import { spot, squareName } from "./names";

export function reached(id: string, view: HeistView, players: readonly string[]): string {
  const ask = pick.ask;
  const about = pick.answers.filter((each) => each.place === id && !(takesCards(each) && !pick.cards.length));
  const only = about.length === 1 ? about[0] : undefined;
  const square = view.squares.some((each) => each.name === id);
  if (!ask || !only) return square ? squareName(id) : spot(view, id);
  const price = cost(only, ask);
  const words = [
    answerInWords(only, view, players, ask),
    price ? say(`heist-web-${price}`) : "",
    warning(only, ask, view),
  ];
  return words.filter(Boolean).join(", ");
}
