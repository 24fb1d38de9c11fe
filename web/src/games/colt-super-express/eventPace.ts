// The time for which each kind of event is shown.

import type { MatchEventKind } from "./catalogue";

const MILLISECONDS: Partial<Record<MatchEventKind, number>> = {
  picked: 200,
  boarded: 300,
  "first-player": 100,
  round: 500,
  schemed: 0,
  revealed: 650,
  fired: 750,
  eliminated: 900,
  uncoupled: 900,
  treasure: 700,
  ended: 600,
};
const OTHER_EVENTS = 550;

/** Return how many milliseconds an event of this kind is shown. */
export function eventPace(kind: string): number {
  return MILLISECONDS[kind as MatchEventKind] ?? OTHER_EVENTS;
}
