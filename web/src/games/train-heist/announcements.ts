// The things that are shown large: Event Cards, Wanted Cards, and the player's cowboy at the start.

import EventIcon from "~icons/game-icons/steam-locomotive";
import HatIcon from "~icons/game-icons/western-hat";
import type { Announcement } from "../../lib/announcement";
import { say } from "../../lib/texts.svelte";
import type { WireEvent } from "../../protocol";
import { WANTED_ICONS } from "./icons";
import { capitalised, plainName } from "./names";
import { isSolo } from "./viewQueries";
import type { TableView } from "./views";

export function announcement(
  { kind, payload }: WireEvent,
  view: TableView,
  players: string[],
): Announcement | null {
  const card = String(payload["card"]);
  if (kind === "event")
    return {
      kind: say("heist-web-event-card"),
      title: say(`heist-event-card-${card}`),
      text: say(`heist-event-card-${card}.about`),
      Icon: EventIcon,
    };
  if (kind !== "wanted") return null;
  return {
    kind: say("heist-web-wanted-card", { name: plainName(view, players, Number(payload["cowboy"])) }),
    title: say(`heist-wanted-${card}`),
    text: say(`heist-wanted-${card}.about`),
    Icon: WANTED_ICONS[card],
  };
}

/** Return the cowboy of the player, before the first turn is over. */
export function opening(view: TableView): Announcement | null {
  const own = view.cowboys.filter((each) => each.seat === view.seat);
  const begun = view.round > 1 || view.cowboys.some((each) => each.had_turn);
  if (!own.length || isSolo(view) || begun || view.over) return null;
  return {
    kind: say("heist-web-your-cowboy"),
    title: own.map((each) => capitalised(say(`heist-colour-${each.colour}`))).join(", "),
    text: say("heist-web-your-aim", { mode: view.mode }),
    Icon: HatIcon,
  };
}
