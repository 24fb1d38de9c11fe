// The progress of the player towards each open Feat, and the means to perform it.

import { say } from "../../../lib/texts.svelte";
import { frontOf, isLegendary, isWeapon, kindOf } from "../card";
import { cardName } from "../names";
import { alive, isShadow, me } from "../viewQueries";
import type { GoalView, PlayerView, TableView } from "../views";

export type FeatReach = "near" | "far" | "done" | "spent" | "none";

const FAR = 2;
const GANG = 2;

/** Return whether a Feat is within reach of the player, or why it is not possible. */
export function featReach(view: TableView, goal: GoalView): FeatReach {
  if (goal.state !== "perform" && goal.state !== "claim") return goal.state;
  if (goal.now) return "near";
  return featMeans(view, goal) === null ? "far" : "near";
}

/**
 * Return the means with which the player could perform a Feat: own cards, or the name of another
 * means; null if there are none.
 */
export function featMeans(
  view: TableView,
  goal: GoalView,
): string[] | "life" | "hand" | "trail" | "excess" | null {
  const mine = me(view);
  if (!mine || mine.out) return null;
  switch (goal.card) {
    case "man-with-no-name":
      return mine.life > 1 && !mine.marks.length ? "life" : null;
    case "borderlands":
      return "hand";
    case "oregon-trail":
      return view.turn === view.seat && !["start", "draw"].includes(view.phase) ? null : "trail";
    case "for-a-few-cards-more":
      // A shadow discards its whole hand, but not because it holds too many cards.
      return view.hand.length > mine.hand_limit && !isShadow(mine) ? "excess" : null;
    default: {
      const found = goal.free ? goal.cards : helpful(view, mine, goal);
      return found.length ? found : null;
    }
  }
}

/** Say whether a Feat is within reach of the player, and by which means. */
export function featReachText(view: TableView, goal: GoalView): string {
  const found = featReach(view, goal);
  if (found !== "near") return say(STANDING[found]);
  const with_ = featMeans(view, goal);
  if (typeof with_ === "string") return say(MEANS[with_]);
  return say("bang-web-feat-reach", { cards: [...new Set((with_ ?? []).map(cardName))].join(", ") });
}

/** Say whether the player can do a Feat right now, or whether it is within reach. */
export function featStandingText(view: TableView, goal: GoalView): string {
  return goal.now ? say("bang-web-feat-now", { verb: goal.state }) : featReachText(view, goal);
}

const STANDING = {
  far: "bang-web-feat-far",
  done: "bang-web-feat-done",
  spent: "bang-web-feat-spent",
  none: "bang-web-feat-none",
} as const;

const MEANS = {
  life: "bang-web-feat-reach-life",
  hand: "bang-web-feat-reach-hand",
  trail: "bang-web-feat-reach-trail",
  excess: "bang-web-feat-reach-excess",
} as const;

/** Say what has been done for a Feat in this turn. */
export function featProgressText(view: TableView, goal: GoalView, name: (seat: number) => string): string {
  if (goal.card === "old-west-gang" && goal.by.length) {
    const players = goal.by.map((seat) => name(Number(seat))).join(", ");
    return say("bang-feat-hit", { players, have: goal.have, need: goal.need });
  }
  if (goal.have >= goal.need) return goal.state === "spent" ? "" : say("bang-feat-met");
  return goal.card === "good-company" && goal.by.length
    ? say("bang-feat-last", { cards: goal.by.map(cardName).join(", ") })
    : "";
}

/** Return the viewer's cards that could lead to a Feat that cannot be performed at will. */
function helpful(view: TableView, mine: PlayerView, goal: GoalView): string[] {
  const of = (...kinds: string[]) => view.hand.filter((card) => kinds.includes(kindOf(card)));
  const others = alive(view).filter((each) => each.seat !== view.seat);
  const reached = others.filter((each) => view.reaches[each.seat]);
  const shots = (good: (target: PlayerView) => boolean) => (reached.some(good) ? bangs(view, mine) : []);
  switch (goal.card) {
    case "fifty-guns":
      return guns(view, mine, others, of);
    case "wounded-pride":
      return shots(() => mine.character !== "legendary-slab-the-killer");
    case "old-west-gang": {
      const many = others.length >= GANG ? of("gatling", "indians") : [];
      const hit = view.turn === view.seat ? goal.have : 0;
      return hit > 0 || unlimited(view, mine) ? [...many, ...shots(() => true), ...of("duel")] : many;
    }
    case "3-15-to-yooma": {
      const due = mine.cards.filter((card) => ["dynamite", "jail", "dining-car"].includes(kindOf(card)));
      const lucky = (each: PlayerView) =>
        each.cards.some((card) => kindOf(card) === "barrel") || frontOf(each.character) === "jourdonnais";
      return [...due, ...shots(lucky), ...of("most-wanted", "knife-revolver")];
    }
    case "wilhelm-scream":
      return shots((each) => away(view, each) >= FAR);
    case "scrugs-ballad":
      return of("duel");
    case "quick-death":
      return shots((each) => each.life === each.most && !each.marks.length);
    default:
      return [];
  }
}

/**
 * Return the viewer's cards that can remove a weapon from play: another player's weapon, or the viewer's
 * by replacing it.
 */
function guns(
  view: TableView,
  mine: PlayerView,
  others: PlayerView[],
  of: (...kinds: string[]) => string[],
): string[] {
  const armed = (each: PlayerView) => each.cards.some(isWeapon);
  return [
    ...(others.some(armed) || armed(mine) ? of("cat-balou") : []),
    ...(others.some((each) => armed(each) && view.distances[each.seat] === 1) ? of("panic") : []),
    ...(armed(mine) ? view.hand.filter(isWeapon) : []),
  ];
}

/** Return the cards that the player may still fire as a BANG! in this turn. */
function bangs(view: TableView, mine: PlayerView): string[] {
  const spent = view.turn === view.seat && view.bang_limit !== null && view.bangs >= view.bang_limit;
  if (spent) return [];
  const janet = frontOf(mine.character) === "calamity-janet";
  if (janet && isLegendary(mine.character)) return view.hand;
  return view.hand.filter((card) => kindOf(card) === "bang" || (janet && kindOf(card) === "missed"));
}

function unlimited(view: TableView, mine: PlayerView): boolean {
  return (
    frontOf(mine.character) === "willy-the-kid" ||
    mine.cards.some((card) => kindOf(card) === "volcanic") ||
    (view.turn === view.seat && view.bang_limit === null)
  );
}

/** Return the distance of another player, without the effects of own cards. */
function away(view: TableView, other: PlayerView): number {
  const ring = alive(view).map((each) => each.seat);
  const step = Math.abs(ring.indexOf(other.seat) - ring.indexOf(view.seat ?? 0));
  const farther = other.cards.filter((card) => ["mustang", "observation-car"].includes(kindOf(card))).length;
  return Math.min(step, ring.length - step) + farther + (frontOf(other.character) === "paul-regret" ? 1 : 0);
}
