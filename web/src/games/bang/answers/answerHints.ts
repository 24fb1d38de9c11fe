// Hints for choosing an answer: the next thing to pick, and the cost of an answer.

import { fluentArgs, say } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { cardName } from "../names";
import { affordableAfterMoveText } from "../train-robbery/railcarPriceText";
import { stationOf, stationSettingPrice } from "../train-robbery/trainLine";
import { fame, hasGold, isGhost, isShadow, me, nuggets } from "../viewQueries";
import type { TableView } from "../views";
import type { Step } from "./answerSteps";

/** Say how much Fame a Feat costs, or what a claim gains. */
export function featPrice(view: TableView, ask: WireAsk): string {
  const mine = me(view);
  const claims = ask.answers.some((each) => each.startsWith("claim "));
  if (claims) return say("bang-web-claim-price");
  if (!mine || !["feat", "trail", "turn"].includes(ask.kind)) return "";
  const price = Math.min(2, fame(mine));
  return say("bang-web-feat-price", { price, left: fame(mine) - price });
}

/** Say what it costs to pass. */
export function costOfPassing(ask: WireAsk, view: TableView): string {
  const mine = me(view);
  if (!mine || isShadow(mine) || isGhost(mine)) return "";
  const { life } = mine;
  if (ask.kind === "save") return say("bang-web-cost-out");
  if (ask.kind !== "dodge" && ask.kind !== "fend") return "";
  return life <= 1 ? say("bang-web-cost-last") : say("bang-web-cost-life", { left: life - 1 });
}

/** Say what to pick next. */
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

/** Return the hint after a first pick. */
function nextHint(view: TableView, picked: readonly Step[], has: Has): string {
  const [first] = picked;
  const name = nameOf(first);
  const card = name ? cardName(name) : "";
  if (first?.type === "car" && (has("card") || has("word"))) return railcarHint(view, first.car);
  if (first?.type === "feat" && has("card"))
    return say(picked.length > 1 ? "bang-web-hint-feat-second" : "bang-web-hint-feat", { card });
  if (first?.type === "move") return affordableAfterMoveText(view);
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

/** Say what a railcar costs where it stands. */
export function railcarHint(view: TableView, car: string): string {
  const station = stationOf(view, car);
  const cost = say(`bang-station-${stationSettingPrice(view, station)}.short`);
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

/** Return the name of the thing that a step picks, if it has a name. */
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
