// The action under way and its players. The sentence in the middle of the table and the arrow show
// them.

import { fluentArgs, say } from "../../lib/texts.svelte";
import type { WireEvent } from "../../protocol";
import { playerName, weaponUsedName } from "./names";
import type { UnderWayView, TableView } from "./views";

export interface Aim {
  from: number;
  to: number;
  harm: boolean;
}

/** Return the innermost action under way that is not settled yet, as a sentence. */
export function currentActionText(view: TableView, players: readonly string[]): string | null {
  const now = view.under_way.findLast((each) => !isSettled(each));
  if (!now) return null;
  const outer = view.under_way.findLast((each) => each.card !== null);
  const card = now.card ?? outer?.card ?? null;
  const words = fluentArgs({
    player: playerName(view, players, now.by),
    target: playerName(view, players, now.at),
    card: weaponUsedName(view, now.by, card),
    need: now.need ?? 0,
    by: now.by === null ? "no" : "yes",
    aimed: now.at === null ? "no" : "yes",
    own: now.at === view.turn ? "yes" : "no", // only a challenger is asked in their own turn
  });
  return say(SENTENCES[now.what], words);
}

/** Return whether a shot was cancelled or a life saved. Both stay in the view a bit longer. */
function isSettled(action: UnderWayView): boolean {
  return action.what !== "fend" && action.need !== null && action.need <= 0;
}

const SENTENCES: Record<UnderWayView["what"], string> = {
  shot: "bang-web-doing-shot",
  fend: "bang-web-doing-fend",
  save: "bang-web-doing-save",
};

/** Return the acting player and the target: of the shown event, or else of the action under way. */
export function currentAim(view: TableView, shownEvent: WireEvent | null): Aim | null {
  if (shownEvent) return shown(shownEvent);
  const now = view.under_way.findLast((each) => each.by !== null && each.at !== null);
  return now ? pair(now.by, now.at, true) : null;
}

const ENDS: Record<string, [from: string, to: string, harm: boolean]> = {
  played: ["seat", "at", true],
  shot: ["by", "at", true],
  wounded: ["by", "seat", true],
  took: ["victim", "seat", false],
  "passed-on": ["seat", "to", false],
  equipped: ["by", "seat", false],
  fended: ["seat", "by", false],
  out: ["by", "seat", true],
  bought: ["seat", "at", false],
  "used-as": ["seat", "at", true],
  "lost-equipment": ["by", "seat", true],
  exchanged: ["seat", "other", false],
  gave: ["seat", "target", false],
  "looked-at": ["seat", "victim", false],
  redirected: ["seat", "to", true],
};

function shown({ kind, payload }: WireEvent): Aim | null {
  const ends = ENDS[kind];
  return ends ? pair(payload[ends[0]], payload[ends[1]], ends[2]) : null;
}

function pair(from: unknown, to: unknown, harm: boolean): Aim | null {
  return typeof from === "number" && typeof to === "number" && from !== to ? { from, to, harm } : null;
}
