// The questions of BANG! in words.

import { fluentArgs, say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { cardName, playerName, weaponUsedName } from "../names";
import { locomotiveSide } from "../train-robbery/trainLine";
import { hasTrain } from "../viewQueries";
import type { TableView } from "../views";

/** Return a question as a sentence. */
export function questionText(ask: WireAsk, view: TableView, players: readonly string[]): string {
  const { about } = ask;
  const by = typeof about["by"] === "number" ? about["by"] : null;
  const aimed = about["at"] ?? about["victim"] ?? about["foe"];
  const target = typeof aimed === "number" ? aimed : null;
  const met = Array.isArray(about["feats"]) ? about["feats"].length : null;
  const source =
    about["why"] ?? about["what"] ?? about["card"] ?? (hasTrain(view) ? locomotiveSide(view) : null);
  return say(
    `bang-ask-${ask.kind}`,
    fluentArgs({
      by: by === null ? "no" : "yes",
      own: by !== null && by === view.seat ? "yes" : "no",
      player: playerName(view, players, by),
      card: weaponUsedName(view, by, typeof about["card"] === "string" ? about["card"] : null),
      source: typeof source === "string" ? cardName(source) : "",
      need: Number(about["need"] ?? 1),
      limit: Number(about["limit"] ?? 0),
      count: met ?? Number(about["over"] ?? 1),
      target: playerName(view, players, target),
      other: target === null || target === view.seat ? "no" : "yes",
      total: Number(about["total"] ?? 0),
      all: about["all"] ? "yes" : "no",
    }),
  );
}
