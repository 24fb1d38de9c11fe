// The reasons to confirm an answer before it is sent.

import { readAnswer } from "../../shared/parseAnswer";
import type { WireAsk } from "../../../protocol";
import type { TableView } from "../views";

/** Return the id of the text that says why to confirm an answer; null if it can be sent at once. */
export function confirmReason(text: string, ask: WireAsk, view: TableView): string | null {
  const answer = readAnswer(text);
  if (["move", "board"].includes(answer.verb) && meetsSheriff(answer.place, ask))
    return "heist-web-doubt-sheriff";
  if (answer.verb !== "end") return null;
  if (view.preview?.derails) return "heist-web-doubt-derails";
  if (view.preview?.flat.length) return "heist-web-doubt-flat";
  return Number(ask.about["actions"] ?? 0) > 0 && ask.kind === "turn" ? "heist-web-doubt-end" : null;
}

/** Tell whether the Sheriff jails the asked cowboy if it goes to this place. */
export function meetsSheriff(id: string | null, ask: WireAsk): boolean {
  return id !== null && id === ask.about["caught_at"];
}
