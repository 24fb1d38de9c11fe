// The sound of each kind of event.

import type { Sound } from "../../lib/sound/recipes";
import type { WireEvent } from "../../protocol";
import { kindOf } from "./card";
import type { MatchEventKind } from "./catalogue";

const SOUNDS: Partial<Record<MatchEventKind, Sound>> = {
  dealt: "shuffle",
  drew: "card",
  played: "card",
  equipped: "card",
  discarded: "card",
  took: "card",
  gave: "card",
  exchanged: "card",
  flipped: "flip",
  "turned-up": "flip",
  store: "flip",
  "took-store": "card",
  "took-discard": "card",
  "looked-at": "flip",
  showed: "flip",
  reshuffled: "shuffle",
  "equipment-reshuffled": "shuffle",
  "feats-reshuffled": "shuffle",
  "passed-on": "fuse",
  shot: "shot",
  redirected: "ricochet",
  fended: "shot",
  dodged: "ricochet",
  wounded: "hit",
  healed: "beer",
  exploded: "explosion",
  skipped: "jail-door",
  freed: "jail-door",
  out: "bell",
  "came-back": "gloom",
  haunts: "gloom",
  "gained-nuggets": "coins",
  "paid-nuggets": "coins",
  bought: "coins",
  "found-equipment": "sack",
  "train-moved": "steam",
  "new-line": "whistle",
  "full-steam": "whistle",
  boarded: "sack",
  "feat-revealed": "news",
  "feat-performed": "coins",
  "feat-claimed": "fanfare",
  legend: "fanfare",
  "legend-over": "gloom",
  over: "fanfare",
};

/** The sounds of cards that are more than a card put down. */
const PLAYED: Readonly<Record<string, Sound>> = {
  beer: "beer",
  saloon: "beer",
  duel: "duel",
  gatling: "volley",
  indians: "arrows",
  stagecoach: "hooves",
  "wells-fargo": "hooves",
  panic: "hooves",
};
const EQUIPPED: Readonly<Record<string, Sound>> = { dynamite: "fuse", jail: "jail-door", mustang: "hooves" };

/** Return the sound of an event; null if it has none. */
export function soundOf({ kind, payload }: WireEvent): Sound | null {
  const card = typeof payload["card"] === "string" ? kindOf(payload["card"]) : "";
  const own = kind === "played" ? PLAYED[card] : kind === "equipped" ? EQUIPPED[card] : undefined;
  return own ?? SOUNDS[kind as MatchEventKind] ?? null;
}
