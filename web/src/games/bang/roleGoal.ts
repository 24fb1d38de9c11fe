// The goals of the roles. They depend on the number of players.

import { say } from "../../lib/texts.svelte";
import type { TableView } from "./views";

/** Return the goal of a role. Only the viewer's own role is explained in the second person. */
export function roleGoalText(view: TableView, role: string, own: boolean): string {
  if (view.players.length === 3) return say(`bang-role-${role}.${own ? "yours-three" : "three"}`);
  return say(`bang-role-${role}.${own ? "yours" : "about"}`);
}

/** Return whether an eliminated player with this role can still win with others. */
export function winsWithOthers(view: TableView, role: string): boolean {
  return view.players.length > 3 && (role === "deputy" || role === "outlaw");
}

/** Return how the match was won. In a game of three there is no Sheriff. */
export function endingText(view: TableView): string {
  const three = view.players.length === 3;
  return three && view.why === "outlaws" ? say("bang-over-outlaw-alone") : say(`bang-over-${view.why}`);
}
