// The questions of Train Heist in words.

import { fluentArgs, say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { cardName, cardNames, cowboyName, horseName, tileName, townName } from "../names";
import type { TableView } from "../views";

/** Return a question as a sentence. */
export function questionText(ask: WireAsk, view: TableView, players: readonly string[]): string {
  const { about } = ask;
  const cards = (ask.kind === "deal" ? about["returned"] : about["offered"]) as (string | null)[] | undefined;
  return say(
    `heist-ask-${ask.kind}`,
    fluentArgs({
      ...about,
      cowboy: cowboyName(view, players, about["cowboy"]),
      partner: cowboyName(view, players, about["partner"] ?? about["by"]),
      horse: horseName(about["horse"] ?? 0),
      cards: cards?.length ? cardNames(cards) : say("heist-nothing"),
      card: typeof about["card"] === "string" ? cardName(about["card"]) : "",
      tile: tileName(view, about["tile"] as string),
      town: townName(String(about["town"] ?? "")),
    }),
  );
}
