// A tap on a thing that cannot be used: it says why, or explains the thing if nothing is asked.

import { bubble, type Pick } from "../../../lib/bubble.svelte";
import { session } from "../../../lib/session.svelte";
import { picker } from "../answers/picker.svelte";
import { type InspectedSubject, inspector } from "./inspector.svelte";

/** Say why something cannot be used for the open question; else explain it. */
export function explainTap(element: EventTarget | null, subject: InspectedSubject, pick: Pick | null): void {
  const running = session.shownTable?.end === null;
  const more = (): void => inspector.show(subject, running ? pick : null);
  if (pick && picker.ask && element instanceof Element) void bubble.explain(element, pick, more);
  else more();
}

/** Return the seat as a target of the picked card, if the player has to pick a seat now. */
export function targetPick(seat: number): Pick | null {
  if (!picker.nextSteps.some((each) => each.type === "seat")) return null;
  const [first] = picker.picked;
  if (first === undefined) return { seat };
  return first.type === "card" || first.type === "offer" ? { card: first.card, seat } : null;
}
