// The thing that is shown large: the bandit that the player has chosen.

import HatIcon from "~icons/game-icons/western-hat";
import type { Announcement } from "../../lib/announcement";
import { say } from "../../lib/texts.svelte";
import type { WireEvent } from "../../protocol";
import { banditName } from "./names";
import type { TrainView } from "./views";

export function announcement({ kind, payload }: WireEvent, view: TrainView): Announcement | null {
  if (kind !== "picked" || payload["seat"] !== view.seat || view.seat === null) return null;
  return {
    kind: say("colt-web-your-bandit"),
    title: banditName(view, view.seat),
    text: say("colt-web-your-aim"),
    Icon: HatIcon,
  };
}
