// What is under way, and between whom: for the sentence in the middle of the table, and for the arrow.

import { say } from "../../lib/texts.svelte";
import type { Happening } from "../game";
import type { DoingView, TableView } from "./view";
import { fluent, means, who } from "./names";

export interface Aim {
  from: number;
  to: number;
  harm: boolean;
}

/** The innermost thing that is under way, in a sentence. */
export function doing(view: TableView, players: readonly string[]): string | null {
  const now = view.under_way.at(-1);
  if (!now) return null;
  const outer = view.under_way.findLast((each) => each.card !== null);
  const card = now.card ?? outer?.card ?? null;
  const words = fluent({
    player: who(view, players, now.by),
    target: who(view, players, now.at),
    card: means(view, now.by, card),
    need: now.need,
    by: now.by === null ? "no" : "yes",
    aimed: now.at === null ? "no" : "yes",
  });
  return say(SENTENCES[now.what], words);
}

const SENTENCES: Record<DoingView["what"], string> = {
  shot: "bang-web-doing-shot",
  fend: "bang-web-doing-fend",
  save: "bang-web-doing-save",
  card: "bang-web-doing-card",
};

/** Who is at whom right now: in what is being shown, or else in what is under way. */
export function aim(view: TableView, happening: Happening | null): Aim | null {
  if (happening) return shown(happening);
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

function shown({ kind, payload }: Happening): Aim | null {
  const ends = ENDS[kind];
  return ends ? pair(payload[ends[0]], payload[ends[1]], ends[2]) : null;
}

function pair(from: unknown, to: unknown, harm: boolean): Aim | null {
  return typeof from === "number" && typeof to === "number" && from !== to ? { from, to, harm } : null;
}
