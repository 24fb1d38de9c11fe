// The reasons to confirm an answer: it would harm the player or waste something.

import { type Answer, readAnswer } from "../../shared/parseAnswer";
import type { WireAsk } from "../../../protocol";
import { frontOf, kindOf } from "../card";
import { endOfLine, locomotivePlace, locomotiveSide, trainAdvance } from "../train-robbery/trainLine";
import { alive, fame, isGhost, isHurt, isShadow, me, nuggets } from "../viewQueries";
import type { PlayerView, TableView } from "../views";
import { answerPath } from "./answerSteps";

/** Return the id of the text that says why to confirm an answer; null if it can be sent at once. */
export function confirmReason(text: string, ask: WireAsk, view: TableView): string | null {
  const mine = me(view);
  if (!mine) return null;
  const answer = readAnswer(text);
  const train = trainConfirmReason(text, answer, view, mine);
  if (train) return train;
  const feat = featConfirmReason(text, answer, ask, view, mine);
  if (feat) return feat;
  const kind = kindOf(answer.cards[0] ?? "");
  const need = Number(ask.about["need"] ?? 1);
  const others = ask.answers.filter((each) => each !== "pass");
  if (heals(answer.verb, kind)) {
    const patient = view.players[answer.seat ?? mine.seat] ?? mine;
    if (isShadow(patient)) return "bang-web-doubt-shadow";
    if (!isHurt(patient)) return "bang-web-doubt-unhurt";
  }
  if ((answer.verb === "buy" || answer.verb === "give") && kind === "wanted" && answer.seat === view.seat)
    return "bang-web-doubt-wanted";
  if (ask.kind === "turn" && answer.verb === "play") {
    if (kind === "beer" && isShadow(mine)) return "bang-web-doubt-shadow";
    if (kind === "beer" && alive(view).length <= 2) return "bang-web-doubt-beer-two";
    if (kind === "beer" && mine.life >= mine.most) return "bang-web-doubt-beer-full";
    if (kind === "saloon" && !alive(view).some(isHurt)) return "bang-web-doubt-saloon";
    if (kind === "dynamite" && mine.life <= 3 && !isShadow(mine)) return "bang-web-doubt-dynamite";
    if (kind === "jail" && answer.seat === view.seat) return "bang-web-doubt-jail";
    const burden = ["dynamite", "jail"].includes(kindOf(answer.cards[1] ?? ""));
    if ((kind === "panic" || kind === "cat-balou") && answer.seat === view.seat && !burden)
      return "bang-web-doubt-own";
  }
  if (ask.kind === "dodge" && answer.verb === "play" && need > 1) {
    const drawsMore = frontOf(mine.character) === "suzy-lafayette" && view.hand.length === 1;
    if (effects(others) < need && !drawsMore) return "bang-web-doubt-missed";
  }
  if (ask.kind === "save") {
    const enough = lives(others, mine) >= need;
    if (text === "pass" && enough) return "bang-web-doubt-save";
    if (text !== "pass" && !enough) return "bang-web-doubt-short";
  }
  if (
    (ask.kind === "dodge" || ask.kind === "fend") &&
    text === "pass" &&
    mine.life <= 1 &&
    others.length &&
    !isShadow(mine)
  ) {
    return ask.kind === "fend" || effects(others) >= need ? "bang-web-doubt-last" : null;
  }
  return null;
}

/**
 * Return a reason about Feats: a Feat costs the hand or leaves one life point, or the player misses
 * the chance to become a Legend.
 */
function featConfirmReason(
  text: string,
  { verb, cards }: Answer,
  ask: WireAsk,
  view: TableView,
  mine: PlayerView,
): string | null {
  const crowned = fame(mine) > 0 && fame(mine) <= 2;
  if (text === "pass" && ask.kind === "feat" && crowned && ask.answers.length > 1)
    return "bang-web-doubt-legend";
  if ((verb !== "perform" && verb !== "claim") || ask.kind !== "turn") return null;
  if (cards[0] === "man-with-no-name" && mine.life === 2 && !(verb === "perform" && crowned))
    return "bang-web-doubt-one-life";
  return cards[0] === "borderlands" && view.hand.length > 2 ? "bang-web-doubt-express" : null;
}

/**
 * Return a reason about the train: the hand is lost, a ghost loses its railcar, or the train's shot
 * may cost the last life point.
 */
function trainConfirmReason(
  text: string,
  { verb, cards }: Answer,
  view: TableView,
  mine: PlayerView,
): string | null {
  if (verb === "use" && cards[0] === "express-car" && view.hand.length) return "bang-web-doubt-express";
  if (
    isGhost(mine) &&
    verb !== "shot" &&
    verb !== "play" &&
    cards.at(-1) === "ghost-car" &&
    mine.cards.includes("ghost-car")
  )
    return "bang-web-doubt-ghost";
  const moved = trainAdvance(answerPath(text).steps[0] ?? null, view);
  const last = mine.life <= 1 && !isGhost(mine) && !isShadow(mine);
  return moved === 1 &&
    last &&
    locomotivePlace(view) + 1 === endOfLine(view) &&
    locomotiveSide(view) === "ironhorse"
    ? "bang-web-doubt-end"
    : null;
}

/** Count the Missed! that these answers can add up to. A Barrel counts, because it may help. */
function effects(answers: readonly string[]): number {
  return answers.filter((each) => !each.startsWith("use sid-ketchum")).length;
}

/** Tell whether an answer uses equipment that only heals. */
function heals(verb: string, kind: string): boolean {
  return (
    (verb === "as" && kind === "beer") || (["buy", "give"].includes(verb) && ["shot", "rhum"].includes(kind))
  );
}

/**
 * Return how many life points these answers can add up to: one for a Beer, for two cards, or for
 * two nuggets.
 */
function lives(answers: readonly string[], mine: PlayerView): number {
  const bought = answers.includes("use rucksack") ? Math.floor(nuggets(mine) / 2) : 0;
  const traded = answers.filter((each) => each.startsWith("use sid-ketchum")).length;
  const beers = answers.filter((each) => each.startsWith("play ")).length;
  // A Beer cannot be both drunk and discarded, so it is best to drink all and discard other cards.
  return bought + beers + Math.floor(Math.max(0, traded - beers) / 2);
}
