// The time for which each kind of event is shown.

import type { MatchEventKind } from "./catalogue";

const MILLISECONDS: Partial<Record<MatchEventKind, number>> = {
  dealt: 500,
  turn: 500,
  rolled: 430,
  moved: 350,
  boarded: 450,
  left: 450,
  rode: 700,
  called: 250,
  looted: 700,
  dropped: 700,
  scored: 600,
  flipped: 700,
  sheriff: 650,
  jailed: 1000,
  flat: 900,
  event: 1800,
  cherokee: 900,
  hangman: 1000,
  arrived: 600,
  loaded: 350,
  filled: 350,
  drew: 300,
  discarded: 250,
  wanted: 1600,
  over: 900,
};
const OTHER_EVENTS = 400;

/** Return how many milliseconds an event of this kind is shown. */
export function eventPace(kind: string): number {
  return MILLISECONDS[kind as MatchEventKind] ?? OTHER_EVENTS;
}
