// The clauses of the rulebook that are about a card or a character, in the player's language.

import { api } from "../../../lib/api";
import { texts, type Language } from "../../../lib/texts.svelte";
import type { ClauseCard } from "../../../protocol";

const books = new Map<Language, Promise<ClauseCard[]>>();

export async function clausesAbout(...names: readonly string[]): Promise<ClauseCard[]> {
  const language = texts.language;
  const book = books.get(language) ?? api.rules("bang", language);
  books.set(language, book);
  try {
    return clausesNaming(await book, names);
  } catch {
    books.delete(language); // the server did not answer: ask again next time
    return [];
  }
}

export function clausesNaming(clauses: readonly ClauseCard[], names: readonly string[]): ClauseCard[] {
  return clauses.filter((each) => each.about.some((name) => names.includes(name)));
}
