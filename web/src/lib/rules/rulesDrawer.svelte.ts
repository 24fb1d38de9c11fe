// The drawer with the rules, over a match or a replay. Anything there can open it at the clauses that
// it is about.

import type { Options } from "../gameOptions";

/** The clauses that a reader wants to see. Without any, the drawer shows the page of the game. */
export interface RulesTarget {
  title: string; // what the reader asks about, in words
  clauses?: readonly string[]; // the ids of clauses
  things?: readonly string[]; // the ids of the texts that name things
  about?: readonly string[]; // the names of things, as clauses have them
  players?: number; // at the table: only clauses that apply to so many
  event?: string; // a kind of event
}

/** The match over which the drawer is. The rules know nothing else of it. */
export interface RulesOf {
  game: string;
  options: Options | null;
}

class RulesDrawer {
  /** The match that is on the screen; null: there is no drawer. */
  of = $state.raw<RulesOf | null>(null);
  isOpen = $state(false);
  target = $state.raw<RulesTarget | null>(null);

  open(target: RulesTarget | null = null): void {
    if (this.of === null) return;
    this.target = target;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const rulesDrawer = new RulesDrawer();

/** Handle a click on a link to the rules: over a match it opens the drawer. Return whether it did. */
export function openInDrawer(event: MouseEvent): boolean {
  const aside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (rulesDrawer.of === null || aside) return false;
  event.preventDefault();
  rulesDrawer.open();
  return true;
}
