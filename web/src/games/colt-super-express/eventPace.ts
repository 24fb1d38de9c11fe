// The time for which each kind of event is shown.

const MILLISECONDS: Record<string, number> = {
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
  return MILLISECONDS[kind] ?? OTHER_EVENTS;
}
