// The words on the buttons: what an answer is, what it costs, and what to do next.

import { readAnswer } from "../../lib/answer";
import { say } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { kindOf } from "./card";
import type { Step } from "./narrow";
import { hasGold, isShadow, me, nuggets, type TableView } from "./view";
import { characterName, fluent, named, who } from "./words";

/** An answer, in words. */
export function answerInWords(text: string, view: TableView | null, players: readonly string[]): string {
  const { verb, cards, seat, place, number } = readAnswer(text);
  const [first, second] = cards;
  const player = seat === null ? "" : view ? who(view, players, seat) : (players[seat] ?? String(seat + 1));
  const card = first ? named(first) : "";
  switch (verb) {
    case "play":
      if (place === "hand") return say("bang-answer-play-blind", { card, player });
      if (second) return say("bang-answer-play-on", { card, on: named(second), player });
      if (seat !== null && kindOf(first ?? "") === "missed") {
        return say("bang-answer-play-as-at", { card, like: say("bang-card-bang"), player });
      }
      return seat === null ? say("bang-answer-play", { card }) : say("bang-answer-play-at", { card, player });
    case "use":
      if (second) return say("bang-answer-use-trade", { card: named(second) });
      return seat === null ? say("bang-answer-use", { card }) : say("bang-answer-use-at", { card, player });
    case "buy": {
      const price = number ?? 0;
      return seat === null ? say("bang-answer-buy", { card, price }) : say("bang-answer-buy-at", { card, price, player });
    }
    case "scrap":
      return say("bang-answer-scrap", { card, player, price: number ?? 0 });
    case "sell":
      return say("bang-answer-sell", { card });
    case "as":
      if (place === "hand") return say("bang-answer-as-blind", { like: card, player });
      if (second) return say("bang-answer-as-on", { like: card, on: named(second), player });
      return seat === null ? say("bang-answer-as", { like: card }) : say("bang-answer-as-at", { like: card, player });
    case "give":
      return say("bang-answer-give", { card, player });
    case "take":
      return seat === null ? say("bang-answer-take", { card }) : say("bang-answer-take-from", { player });
    case "discard":
      return say("bang-answer-discard", { card });
    case "pick":
      return say("bang-answer-pick", { card });
    case "choose":
      return say("bang-answer-choose", { character: first ? characterName(first) : "" });
    case "return": {
      const looked = view?.peeked[(number ?? 0) - 1];
      return say("bang-answer-return", { card: looked ? named(looked) : String(number ?? "") });
    }
    case "draw":
      return say("bang-answer-draw");
    case "end":
      return say("bang-answer-end");
    case "done":
      return say("bang-answer-done");
    default:
      return say("bang-answer-pass");
  }
}

/** What it costs to pass. */
export function costOf(ask: WireAsk, view: TableView): string {
  const mine = me(view);
  if (!mine || isShadow(mine)) return "";
  const { life } = mine;
  if (ask.kind === "save") return say("bang-web-cost-out");
  if (ask.kind !== "dodge" && ask.kind !== "fend") return "";
  return life <= 1 ? say("bang-web-cost-last") : say("bang-web-cost-life", { left: life - 1 });
}

/** What to do next. */
export function hint(ask: WireAsk, view: TableView, picked: readonly Step[], next: readonly Step[]): string {
  const has = (type: Step["type"]) => next.some((step) => step.type === type);
  const card = nameOf(picked[0]);
  if (has("card") && picked.some((step) => step.type === "use")) return say("bang-web-hint-trade");
  if (has("seat") && picked[0]?.type === "offer") {
    const answer = say("bang-answer-buy", { card: named(picked[0].card), price: picked[0].price });
    return say("bang-web-hint-offer", { answer });
  }
  if (has("seat") && card) return say("bang-web-hint-target", { card: named(card) });
  if (has("part")) return say("bang-web-hint-part");
  if (ask.kind === "turn" && !picked.length) {
    const limit = view.bang_limit;
    const bangs = say("bang-bangs", fluent({ count: view.bangs, limit: limit ?? 0, limited: limit === null ? "no" : "yes" }));
    const hand = has("card") ? `${say("bang-web-hint-turn")} ${bangs}.` : say("bang-web-hint-nothing");
    const mine = me(view);
    const purse = mine && hasGold(view) ? say("bang-web-hint-nuggets", { count: nuggets(mine) }) : "";
    return [hand, purse].filter(Boolean).join(" ");
  }
  if (picked.length) return "";
  if (ask.kind === "dodge") {
    const need = Number(ask.about["need"] ?? 1);
    return has("card") || has("use") ? "" : say("bang-web-hint-no-dodge", { need });
  }
  if (ask.kind === "fend" && !has("card")) return say("bang-web-hint-no-fend");
  if (ask.kind === "save" && !has("card") && !has("use")) return say("bang-web-hint-no-save");
  return "";
}

/** The card, the ability or the way of using a card that was picked first. */
function nameOf(step: Step | undefined): string | undefined {
  switch (step?.type) {
    case "card":
    case "offer":
      return step.card;
    case "use":
      return step.use;
    case "like":
      return step.like;
    default:
      return undefined;
  }
}

/** Whether a seat is chosen to give something to, and not to aim at. */
export function gives(ask: WireAsk | null, picked: readonly Step[]): boolean {
  return ask?.kind === "give" || picked[0]?.type === "offer";
}
