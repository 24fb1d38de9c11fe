// The words on the buttons: what an answer is, what it costs, and what to do next.

import { readAnswer, type Answer } from "../../../lib/answer";
import { fluentArgs, say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { kindOf } from "../card";
import type { Step } from "./answerSteps";
import { priceOf, stationOf } from "../train-robbery/railway";
import { affordableAfterMove } from "../train-robbery/railcarPrices";
import { fame, hasGold, isGhost, isShadow, me, nuggets, type TableView } from "../view";
import { characterName, cardNameWithSign, cardName, playerName } from "../names";

/** Questions about other cards than your own: those are laid out larger. */
export const ASKS_WITH_OPEN_CARDS = [
  "store",
  "return",
  "dig",
  "circus",
  "derail",
  "lounge",
  "mail",
  "robbed",
  "map",
  "look",
];

/** An answer, in words; some are only clear beside their question. */
export function answerText(
  text: string,
  view: TableView | null,
  players: readonly string[],
  ask: WireAsk | null = null,
): string {
  const answer = readAnswer(text);
  const { verb, cards, seat, place, number } = answer;
  const [first, second] = cards;
  const player =
    seat === null ? "" : view ? playerName(view, players, seat) : (players[seat] ?? String(seat + 1));
  const card = cardName(first ?? (numbered(number, view, ask) || verb));
  const train = view ? aboutTheTrain(answer, view, player, card) : null;
  if (train !== null) return train;
  if (verb === "perform" || verb === "claim") return aboutAFeat(answer, ask);
  switch (verb) {
    case "play":
      if (place === "hand") return say("bang-answer-play-blind", { card, player });
      if (second) return say("bang-answer-play-on", { card, on: cardName(second), player });
      if (seat !== null && kindOf(first ?? "") === "missed") {
        return say("bang-answer-play-as-at", { card, like: say("bang-card-bang"), player });
      }
      return seat === null ? say("bang-answer-play", { card }) : say("bang-answer-play-at", { card, player });
    case "use":
      if (first === "legendary-calamity-janet")
        return say("bang-answer-use-bang", { card, on: cardName(second ?? ""), player });
      if (first === "legendary-rose-doolan") {
        const theirs = cards[2];
        return theirs
          ? say("bang-answer-use-rob", { card, on: cardName(second ?? ""), theirs: cardName(theirs), player })
          : say("bang-answer-use-rob-blind", { card, on: cardName(second ?? ""), player });
      }
      if (second) return say("bang-answer-use-trade", { card: cardName(second) });
      return seat === null ? say("bang-answer-use", { card }) : say("bang-answer-use-at", { card, player });
    case "buy": {
      const price = number ?? 0;
      return seat === null
        ? say("bang-answer-buy", { card, price })
        : say("bang-answer-buy-at", { card, price, player });
    }
    case "scrap":
      return say("bang-answer-scrap", { card, player, price: number ?? 0 });
    case "as":
      if (place === "hand") return say("bang-answer-as-blind", { like: card, player });
      if (second) return say("bang-answer-as-on", { like: card, on: cardName(second), player });
      return seat === null
        ? say("bang-answer-as", { like: card })
        : say("bang-answer-as-at", { like: card, player });
    case "take":
      return seat === null ? say("bang-answer-take", { card }) : say("bang-answer-take-from", { player });
    case "choose":
      return say("bang-answer-choose", { character: first ? characterName(first) : "" });
    case "done":
      return say(ask && ask.kind !== "order" ? `bang-answer-done-${ask.kind}` : "bang-answer-done");
    default:
      return say(`bang-answer-${verb}`, { card, player });
  }
}

/** To perform or to claim, and what it takes; nothing more if it is met already. */
function aboutAFeat({ verb, cards }: Answer, ask: WireAsk | null): string {
  const [feat = "", one, two] = cards;
  const words = {
    verb,
    card: cardName(feat),
    on: one ? cardNameWithSign(one) : "",
    theirs: two ? cardNameWithSign(two) : "",
  };
  if (feat === "oregon-trail" && ask?.kind === "trail") return say("bang-answer-feat-trail", words);
  if (two)
    return feat === "good-company"
      ? say("bang-answer-feat-company", words)
      : say("bang-answer-feat-pair", words);
  if (one)
    return ask?.kind === "feat"
      ? say("bang-answer-feat-show", words)
      : say("bang-answer-feat-discard", words);
  if (ask?.kind !== "turn") return say("bang-answer-feat", words);
  return feat === "man-with-no-name"
    ? say("bang-answer-feat-life", words)
    : say("bang-answer-feat-hand", words);
}

/** What a Feat costs in Fame, or brings as a claim. */
export function featPrice(view: TableView, ask: WireAsk): string {
  const mine = me(view);
  const claims = ask.answers.some((each) => each.startsWith("claim "));
  if (claims) return say("bang-web-claim-price");
  if (!mine || !["feat", "trail", "turn"].includes(ask.kind)) return "";
  const price = Math.min(2, fame(mine));
  return say("bang-web-feat-price", { price, left: fame(mine) - price });
}

/** What is said of railcars, stations and the cards of their expansion; null for everything else. */
function aboutTheTrain(answer: Answer, view: TableView, player: string, card: string): string | null {
  const { verb, cards, seat, place } = answer;
  const [first = "", second, third] = cards;
  const on = second ? cardName(second) : "";
  const at = seat === null ? "" : "-at";
  const bag = verb === "play" && kindOf(first) === "money-bag" && view.discard !== null;
  if (verb === "board") {
    const how = place === "free" ? "-free" : second ? "" : "-life";
    return say(`bang-answer-board${how}`, { card, station: cardName(stationOf(view, first)), on });
  }
  if (verb === "advance")
    return first ? say("bang-answer-advance-show", { card }) : say("bang-answer-advance");
  if (verb === "play" && third)
    return say("bang-answer-play-switch", { card, on, theirs: cardName(third), player });
  if (verb === "play" && second && seat === null) return say("bang-answer-play-take", { card, on });
  if (bag && !second && place === null)
    return say(`bang-answer-play-as${at}`, { card, like: cardName(view.discard ?? ""), player });
  if (
    verb === "use" &&
    second &&
    !["sid-ketchum", "legendary-calamity-janet", "legendary-rose-doolan"].includes(first)
  )
    return say(`bang-answer-use-with${at}`, { card, on, player });
  if (verb === "discard" && seat !== null) return say("bang-answer-discard-of", { card, player });
  return null;
}

/** The card that an answer names by its place among those that were looked at. */
function numbered(number: number | null, view: TableView | null, ask: WireAsk | null): string {
  const looked = (ask?.about["cards"] ?? view?.peeked ?? []) as string[];
  return number === null ? "" : (looked[number - 1] ?? "");
}

/** What it costs to pass. */
export function costOfPassing(ask: WireAsk, view: TableView): string {
  const mine = me(view);
  if (!mine || isShadow(mine) || isGhost(mine)) return "";
  const { life } = mine;
  if (ask.kind === "save") return say("bang-web-cost-out");
  if (ask.kind !== "dodge" && ask.kind !== "fend") return "";
  return life <= 1 ? say("bang-web-cost-last") : say("bang-web-cost-life", { left: life - 1 });
}

/** What to do next. */
export function answerHint(
  ask: WireAsk,
  view: TableView,
  picked: readonly Step[],
  next: readonly Step[],
): string {
  const has = (type: Step["type"]) => next.some((step) => step.type === type);
  if (picked.length) return nextHint(view, picked, has);
  if (ask.kind === "turn") return turnHint(view, has);
  if (ask.kind === "board" && has("car")) return say("bang-web-hint-board");
  if (ask.kind === "dodge") {
    const need = Number(ask.about["need"] ?? 1);
    return has("card") || has("use") ? "" : say("bang-web-hint-no-dodge", { need });
  }
  if (ask.kind === "fend" && !has("card") && !has("use")) return say("bang-web-hint-no-fend");
  if (ask.kind === "save" && !has("card") && !has("use")) return say("bang-web-hint-no-save");
  return "";
}

type Has = (type: Step["type"]) => boolean;

/** After something was picked. */
function nextHint(view: TableView, picked: readonly Step[], has: Has): string {
  const [first] = picked;
  const name = nameOf(first);
  const card = name ? cardName(name) : "";
  if (first?.type === "car" && (has("card") || has("word"))) return railcarHint(view, first.car);
  if (first?.type === "feat" && has("card"))
    return say(picked.length > 1 ? "bang-web-hint-feat-second" : "bang-web-hint-feat", { card });
  if (first?.type === "move") return has("card") ? say("bang-web-hint-show") : affordableAfterMove(view);
  if (has("card") && first?.type === "use")
    return first.use === "sid-ketchum" ? say("bang-web-hint-trade") : say("bang-web-hint-spend", { card });
  if (has("card") && first?.type === "card") return say("bang-web-hint-own", { card });
  if (has("car")) return say("bang-web-hint-car", { card });
  if (has("seat") && first?.type === "offer") {
    const answer = say("bang-answer-buy", { card, price: first.price });
    return say("bang-web-hint-offer", { answer });
  }
  if (has("seat") && card) return say("bang-web-hint-target", { card });
  return has("part") ? say("bang-web-hint-part") : "";
}

/** What a railcar of the train costs where it stands. */
export function railcarHint(view: TableView, car: string): string {
  const station = stationOf(view, car);
  const cost = say(`bang-station-${priceOf(view, station)}.short`);
  return say("bang-web-hint-fare", { card: cardName(car), station: cardName(station), cost });
}

function turnHint(view: TableView, has: Has): string {
  const limit = view.bang_limit;
  const bangs = say(
    "bang-bangs",
    fluentArgs({ count: view.bangs, limit: limit ?? 0, limited: limit === null ? "no" : "yes" }),
  );
  const hand = has("card") ? `${say("bang-web-hint-turn")} ${bangs}.` : say("bang-web-hint-nothing");
  const mine = me(view);
  const purse = mine && hasGold(view) ? say("bang-web-hint-nuggets", { count: nuggets(mine) }) : "";
  return [hand, purse].filter(Boolean).join(" ");
}

/** The card, the ability or the way of using a card that was picked first. */
function nameOf(step: Step | undefined): string | undefined {
  switch (step?.type) {
    case "card":
    case "offer":
      return step.card;
    case "use":
      return step.use;
    case "car":
      return step.car;
    case "like":
      return step.like;
    case "feat":
      return step.feat;
    default:
      return undefined;
  }
}

/** Whether a seat is chosen for its good, and not to aim at. */
export function isGift(ask: WireAsk | null, picked: readonly Step[]): boolean {
  return ["give", "mail", "spare"].includes(ask?.kind ?? "") || picked[0]?.type === "offer";
}
