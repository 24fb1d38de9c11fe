// What happened, in the words of the locales.

import { type Args, say } from "../../lib/texts.svelte";
import type { GameEvent } from "../game";
import type { TrainView } from "./view";

export function banditName(view: TrainView, seat: number): string {
  const name = view.bandits[seat]?.name;
  return name ? say(`colt-bandit-${name}`) : `${seat + 1}`;
}

export function cards(names: readonly string[]): string {
  return names.map((card) => say(`colt-card-${card}`)).join(", ");
}

export function tell(shownEvent: GameEvent, view: TrainView, players: readonly string[]): string | null {
  const { seat: theirs, winner, ...rest } = shownEvent.payload;
  const payload = rest as Record<string, unknown>;
  const seat = (theirs ?? winner ?? null) as number | null;
  const words: Record<string, unknown> = {
    ...payload,
    bandit: seat === null ? "" : banditName(view, seat),
    player: seat === null ? "" : (players[seat] ?? ""),
  };
  switch (shownEvent.kind) {
    case "schemed":
      if (!("cards" in payload)) return null;
      words["known"] = "yes";
      words["cards"] = cards(payload["cards"] as string[]);
      break;
    case "revealed":
      words["card"] = say(`colt-card-${String(payload["card"])}`);
      break;
    case "fired": {
      const target = payload["target"] as number | null;
      words["hit"] = target === null ? "no" : "yes";
      words["target"] = target === null ? "" : banditName(view, target);
      break;
    }
    case "treasure":
      words["known"] = "value" in payload ? "yes" : "no";
      words["value"] = payload["value"] ?? 0;
      break;
    case "showed-treasure":
      words["values"] = (payload["values"] as number[]).map((value) => `$${value}`).join(", ");
      break;
    default:
      if ("car" in payload) words["place"] = say("colt-place", { car: payload["car"] as number });
  }
  return say(`colt-event-${shownEvent.kind}`, fluent(words));
}

/** Fluent takes words and numbers. */
function fluent(words: Record<string, unknown>): Args {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
