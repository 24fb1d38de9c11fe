// The things that are shown large: a station where the train stops, a new Feat, and the player's role at the start.

import type { Announcement } from "../../lib/announcement";
import { aboutText, say } from "../../lib/texts.svelte";
import type { WireEvent } from "../../protocol";
import { kindOf } from "./card";
import { ICONS } from "./icons";
import { cardName, roleName } from "./names";
import { roleGoalText } from "./roleGoal";
import { locomotiveSide, stations } from "./train-robbery/trainLine";
import type { TableView } from "./views";

export function announcement({ kind, payload }: WireEvent, view: TableView): Announcement | null {
  if (kind === "train-moved") return payload["end"] ? null : station(view, Number(payload["at"]));
  if (kind === "new-line") {
    const side = locomotiveSide(view);
    return {
      kind: say("bang-word-locomotive"),
      title: cardName(side),
      text: say(`bang-locomotive-${side}.about`),
      Icon: ICONS[side],
    };
  }
  if (kind !== "feat-revealed") return null;
  const card = kindOf(String(payload["card"]));
  return {
    kind: say("bang-word-feat"),
    title: cardName(card),
    text: aboutText(`bang-card-${card}`, view.expansions),
    Icon: ICONS[card],
  };
}

function station(view: TableView, at: number): Announcement | null {
  const name = stations(view)[at - 1];
  if (name === undefined) return null;
  return {
    kind: say("bang-word-station"),
    title: cardName(name),
    text: say(`bang-station-${name}.about`),
    Icon: ICONS[name],
  };
}

/** Return the role of the player, until the first turn is over. */
export function opening(view: TableView, events: readonly WireEvent[]): Announcement | null {
  const role = view.seat === null ? null : (view.roles[view.seat] ?? null);
  if (role === null || events.filter((each) => each.kind === "turn").length > 1) return null;
  return {
    kind: say("bang-web-your-role"),
    title: roleName(role),
    text: roleGoalText(view, role, true),
    Icon: ICONS[role],
  };
}
