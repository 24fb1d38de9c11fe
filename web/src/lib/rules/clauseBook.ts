// The clauses of a game's rulebooks in the reader's language. Each book is loaded once.

import type { ClauseCard } from "../../protocol";
import { api } from "../api";
import { type Language, texts } from "../texts.svelte";

const books = new Map<string, Promise<ClauseCard[]>>();

export function clausesOf(game: string, language: Language = texts.language): Promise<ClauseCard[]> {
  const key = `${language} ${game}`;
  const known = books.get(key);
  if (known) return known;
  const book = api.rules(game, language);
  book.catch(() => books.delete(key)); // the server did not answer: ask again next time
  books.set(key, book);
  return book;
}

/** Return the clauses about at least one of these things, as they apply to so many players. */
export function clausesNaming(
  clauses: readonly ClauseCard[],
  names: readonly string[],
  players?: number,
): ClauseCard[] {
  return clauses.filter((each) => applies(each, players) && each.about.some((name) => names.includes(name)));
}

function applies({ players: [fewest, most] }: ClauseCard, players?: number): boolean {
  if (players === undefined || fewest === undefined || most === undefined) return true;
  return fewest <= players && players <= most;
}
