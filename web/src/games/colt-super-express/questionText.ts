// The questions of Colt Super Express in words.

import { say } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { banditName } from "./names";
import type { TrainView } from "./views";

/** Return a question as a sentence. */
export function questionText(ask: WireAsk, view: TrainView): string {
  if (ask.kind === "bandit") return say("colt-ask-bandit");
  const bandit = view.seat === null ? "" : banditName(view, view.seat);
  return say("colt-ask-scheme", { bandit, round: view.round });
}
