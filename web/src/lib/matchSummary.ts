// The summary of a finished match, prepared for the screen.

import type { MatchSummary, Thought, WireNarration, WireText } from "../protocol";
import { narrationText } from "./narration";

/** A row of the table of deeds: a player, and their counts in the columns that are shown. */
export interface DeedRow {
  seat: number;
  won: boolean;
  role: string;
  things: string[];
  counts: { count: number; best: boolean }[];
}

/** The belief of a bot about one player as the match went on: its share for the true role. */
export interface BeliefLine {
  seat: number;
  points: { step: number; share: number }[];
}

/** Return a text that the server sent, in the reader's language; "" if this client lacks it. */
export function wireText(text: WireText, players: readonly string[]): string {
  const alone = { texts: [text], opens_step: false } as unknown as WireNarration;
  return narrationText(alone, players)?.written ?? "";
}

/** Return the columns that hold anything; a column of zeros tells nothing. */
export function shownDeeds(summary: MatchSummary): MatchSummary["deeds"] {
  return summary.deeds.filter((deed) => deed.counts.some(Boolean));
}

export function deedRows(summary: MatchSummary, players: readonly string[]): DeedRow[] {
  const deeds = shownDeeds(summary);
  return summary.seats.map(({ role, things }, seat) => ({
    seat,
    won: summary.match.end?.winners.includes(seat) ?? false,
    role: role ? wireText(role, players) : "",
    things: things.map((thing) => wireText(thing, players)),
    counts: deeds.map(({ counts }) => {
      const count = counts[seat] ?? 0;
      return { count, best: count > 0 && counts.length > 1 && count === Math.max(...counts) };
    }),
  }));
}

/** Return the beliefs of all bots that held at a step, or null if there are none. */
export function beliefsAt(summary: MatchSummary, step: number): readonly Thought[] | null {
  return summary.beliefs.filter((each) => each.step <= step).at(-1)?.thoughts ?? null;
}

/**
 * Return a line for each player about whom a bot was ever in doubt. `shares` reads from a thought how
 * sure the bot was of each player's true role.
 */
export function beliefLines(
  summary: MatchSummary,
  bot: number,
  shares: (thought: Thought) => { seat: number; share: number }[],
): BeliefLine[] {
  const lines = new Map<number, BeliefLine>();
  for (const { step, thoughts } of summary.beliefs) {
    const thought = thoughts.find((each) => each.seat === bot);
    for (const { seat, share } of thought ? shares(thought) : []) {
      const line = lines.get(seat) ?? { seat, points: [] };
      line.points.push({ step, share });
      lines.set(seat, line);
    }
  }
  return [...lines.values()]
    .filter((line) => line.points.some(({ share }) => share < CERTAIN))
    .sort((one, other) => one.seat - other.seat);
}

const CERTAIN = 0.9995;
