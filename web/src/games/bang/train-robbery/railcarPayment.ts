// How a player could pay for a railcar.

import { kindOf, sign, stays } from "../card";
import { isGhost, isShadow, me, type TableView } from "../view";
import { priceOf, type RailcarAtStation, railcarsAtStations } from "./trainLine";

/** How a price can be paid: with one of these cards, with two of them, or with a life point; null if it cannot. */
export type Payment = { how: "one" | "two"; cards: string[] } | { how: "life" } | null;

const LOW = ["2", "3", "4", "5", "6", "7", "8", "9"];
const HIGH = ["10", "J", "Q", "K", "A"];

const named =
  (...kinds: string[]) =>
  (card: string) =>
    kinds.includes(kindOf(card));
const suited = (suit: string) => (card: string) => sign(card)?.suit === suit;
const ranked = (ranks: readonly string[]) => (card: string) => ranks.includes(sign(card)?.rank ?? "");

/** Which cards pay at each station that takes one. */
const PRICES: Record<string, (card: string) => boolean> = {
  "boom-town": named("bang"),
  catico: named("panic", "cat-balou"),
  "creepy-creek": suited("S"),
  "crowns-hole": named("beer"),
  deathwood: stays,
  dodgeville: named("missed"),
  "fort-wroth": ranked(HIGH),
  frisco: suited("C"),
  "miners-oath": suited("D"),
  "san-tafe": suited("H"),
  yooma: ranked(LOW),
};

/** How the player could pay at a station, from the hand or from play. */
export function waysToPay(view: TableView, station: string): Payment {
  const mine = me(view);
  if (!mine || mine.out) return null;
  const price = priceOf(view, station);
  if (price === "tombrock")
    return mine.life > 1 && !isGhost(mine) && !isShadow(mine) ? { how: "life" } : null;
  const held = [...view.hand, ...mine.cards];
  if (price === "virginia-town") return held.length > 1 ? { how: "two", cards: held } : null;
  const fits = PRICES[price];
  const found = fits ? held.filter(fits) : [];
  return found.length ? { how: "one", cards: found } : null;
}

/** The railcars that the player could pay for after `moved` moves. */
export function affordableRailcars(view: TableView, moved = 0): RailcarAtStation[] {
  const mine = me(view);
  if (!mine || mine.out) return [];
  return railcarsAtStations(view, moved).filter(
    ({ station }) => mine.character === "sancho" || waysToPay(view, station) !== null,
  );
}
