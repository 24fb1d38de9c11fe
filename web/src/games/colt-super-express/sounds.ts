// The sound of each kind of event.

import type { Sound } from "../../lib/sound/recipes";
import type { WireEvent } from "../../protocol";
import type { MatchEventKind } from "./catalogue";

const SOUNDS: Partial<Record<MatchEventKind, Sound>> = {
  boarded: "whistle",
  round: "steam",
  revealed: "flip",
  moved: "steps",
  "changed-floor": "steps",
  flipped: "card",
  fired: "shot",
  pushed: "thud",
  "lay-down": "thud",
  rode: "hooves",
  rescued: "hooves",
  travelled: "arrows",
  "left-train": "thud",
  eliminated: "bell",
  uncoupled: "uncouple",
  treasure: "coins",
  "showed-treasure": "coins",
  ended: "fanfare",
};

/** Return the sound of an event; null if it has none. A shot that hits nobody whistles away. */
export function soundOf({ kind, payload }: WireEvent): Sound | null {
  if (kind === "fired" && typeof payload["target"] !== "number") return "ricochet";
  return SOUNDS[kind as MatchEventKind] ?? null;
}
