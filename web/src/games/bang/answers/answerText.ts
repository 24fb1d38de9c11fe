// Answers in words, for buttons and for the log.

import { type Answer, readAnswer } from "../../shared/parseAnswer";
import { say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { frontOf, isCharacter, kindOf } from "../card";
import { cardName, cardNameWithSign, characterName, playerName } from "../names";
import { stationOf } from "../train-robbery/trainLine";
import type { TableView } from "../views";

/** Return an answer in words. Some answers are clear only with their question. */
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
  const train = view ? aboutTheTrain(answer, view, player, card, ask) : null;
  if (train !== null) return train;
  if (verb === "perform" || verb === "claim") return featAnswerText(answer, ask);
  switch (verb) {
    case "play":
      if (place === "hand") return say("bang-answer-play-blind", { card, player });
      if (second) return say("bang-answer-play-on", { card, on: cardName(second), player });
      if (seat !== null && kindOf(first ?? "") === "missed") {
        return say("bang-answer-play-as-at", { card, like: say("bang-card-bang"), player });
      }
      return seat === null ? say("bang-answer-play", { card }) : say("bang-answer-play-at", { card, player });
    case "use":
      if (frontOf(first ?? "") === "calamity-janet")
        return say("bang-answer-use-bang", { card, on: cardName(second ?? ""), player });
      if (first === "legendary-rose-doolan") {
        const theirs = cards[2];
        return theirs
          ? say("bang-answer-use-rob", { card, on: cardName(second ?? ""), theirs: cardName(theirs), player })
          : say("bang-answer-use-rob-blind", { card, on: cardName(second ?? ""), player });
      }
      if (second) return say("bang-answer-use-trade", { card: cardName(second) });
      return seat === null
        ? say("bang-answer-use", { card })
        : say("bang-answer-use-at", { card, player, terms: useTerms(first ?? "", ask) });
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

/** Return the price of using an ability or a card in play, and its effect. */
export function useTerms(use: string, ask: WireAsk | null): string {
  const kind = kindOf(use);
  return say(`bang-${isCharacter(kind) ? "character" : "card"}-${kind}.use`, { when: ask?.kind ?? "" });
}

/** Return an answer that performs or claims a Feat in words, with the cards that it takes. */
function featAnswerText({ verb, cards }: Answer, ask: WireAsk | null): string {
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
  if (ask?.kind !== "turn" || feat === "old-west-gang") return say("bang-answer-feat", words);
  return feat === "man-with-no-name"
    ? say("bang-answer-feat-life", words)
    : say("bang-answer-feat-hand", words);
}

/**
 * Return an answer about railcars, stations or cards of Train Robbery in words; null for others.
 */
function aboutTheTrain(
  answer: Answer,
  view: TableView,
  player: string,
  card: string,
  ask: WireAsk | null,
): string | null {
  const { verb, cards, seat, place } = answer;
  const [first = "", second, third] = cards;
  const on = second ? cardName(second) : "";
  const at = seat === null ? "" : "-at";
  const bag = verb === "play" && kindOf(first) === "money-bag" && view.discard !== null;
  if (verb === "board") {
    const how = place === "free" ? "-free" : second ? "" : "-life";
    return say(`bang-answer-board${how}`, { card, station: cardName(stationOf(view, first)), on });
  }
  if (verb === "advance") return say("bang-answer-advance");
  if (verb === "play" && third)
    return say("bang-answer-play-switch", { card, on, theirs: cardName(third), player });
  if (verb === "play" && second && seat === null) return say("bang-answer-play-take", { card, on });
  if (bag && !second && place === null)
    return say(`bang-answer-play-as${at}`, { card, like: cardName(view.discard ?? ""), player });
  if (verb === "use" && first === "evan-babbit") return say("bang-answer-use-pass-on", { card, on, player });
  if (
    verb === "use" &&
    second &&
    !["sid-ketchum", "calamity-janet", "legendary-calamity-janet", "legendary-rose-doolan"].includes(first)
  ) {
    const like = cardName(first === "caboose" || ask?.kind === "dodge" ? "missed" : "bang");
    return say(`bang-answer-use-with${at}`, { card, on, like, player });
  }
  if (verb === "discard" && seat !== null) return say("bang-answer-discard-of", { card, player });
  return null;
}

/** Return the card at this place, counted from 1, among the cards that the player looks at. */
function numbered(number: number | null, view: TableView | null, ask: WireAsk | null): string {
  const looked = (ask?.about["cards"] ?? view?.peeked ?? []) as string[];
  return number === null ? "" : (looked[number - 1] ?? "");
}
