// The clauses of the rulebook that are about a card, a character or a role and apply to so many players, in the
// player's language.

import { api } from "../../../lib/api";
import { texts, type Language } from "../../../lib/texts.svelte";
import type { ClauseCard } from "../../../protocol";

const books = new Map<Language, Promise<ClauseCard[]>>();

export async function clausesAbout(names: readonly string[], players: number): Promise<ClauseCard[]> {
  const language = texts.language;
  const book = books.get(language) ?? api.rules("bang", language);
  books.set(language, book);
  try {
    return clausesNaming(await book, names, players);
  } catch {
    books.delete(language); // the server did not answer: ask again next time
    return [];
  }
}

export function clausesNaming(
  clauses: readonly ClauseCard[],
  names: readonly string[],
  players: number,
): ClauseCard[] {
  return clauses.filter((each) => applies(each, players) && each.about.some((name) => names.includes(name)));
}

function applies({ players: [fewest, most] }: ClauseCard, players: number): boolean {
  return fewest === undefined || most === undefined || (fewest <= players && players <= most);
}
