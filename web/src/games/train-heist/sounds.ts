// The sound of each kind of event.

import type { Sound } from "../../lib/sound/recipes";
import type { WireEvent } from "../../protocol";
import type { MatchEventKind } from "./catalogue";

const SOUNDS: Partial<Record<MatchEventKind, Sound>> = {
  dealt: "shuffle",
  turn: "card",
  moved: "steps",
  boarded: "steps",
  left: "steps",
  jumped: "hooves",
  mounted: "hooves",
  dismounted: "steps",
  called: "card",
  rode: "hooves",
  looted: "sack",
  dropped: "thud",
  loaded: "thud",
  filled: "sack",
  scored: "coins",
  collected: "coins",
  marked: "coins",
  flipped: "uncouple",
  traded: "card",
  offered: "card",
  returned: "card",
  drew: "card",
  discarded: "card",
  used: "card",
  reshuffled: "shuffle",
  "took-bullet": "coins",
  "spent-bullet": "shot",
  sheriff: "steps",
  jailed: "jail-door",
  "jail-drew": "flip",
  escaped: "jail-door",
  wanted: "fanfare",
  rolled: "steam",
  arrived: "whistle",
  flat: "thud",
  "horse-lost": "gloom",
  event: "news",
  speed: "whistle",
  cherokee: "arrows",
  hangman: "gloom",
  tombstone: "news",
  over: "fanfare",
};

/** Return the sound of an event; null if it has none. */
export function soundOf({ kind }: WireEvent): Sound | null {
  return SOUNDS[kind as MatchEventKind] ?? null;
}
