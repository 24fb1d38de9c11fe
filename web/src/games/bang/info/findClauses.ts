// The clauses of the rulebook that are about a card or a character.

import { api } from "../../../lib/api";
import type { ClauseCard } from "../../../protocol";

let book: Promise<ClauseCard[]> | null = null;

export async function clausesAbout(...names: readonly string[]): Promise<ClauseCard[]> {
  book ??= api.rules("bang");
  try {
    return clausesNaming(await book, names);
  } catch {
    book = null; // the server did not answer: ask again next time
    return [];
  }
}

export function clausesNaming(clauses: readonly ClauseCard[], names: readonly string[]): ClauseCard[] {
  return clauses.filter((each) => each.about.some((name) => names.includes(name)));
}
