// The ways in which a player could pay for a railcar.

import { STATIONS } from "../catalogue";
import { isGhost, isShadow, me } from "../viewQueries";
import type { TableView } from "../views";
import { type RailcarAtStation, railcarsAtStations, stationSettingPrice } from "./trainLine";

/** A way to pay a price: one of these cards, two of them, or a life point; null if impossible. */
export type Payment = { how: "one" | "two"; cards: string[] } | { how: "life" } | null;

/** Return how the player could pay at a station, with cards of the hand or in play. */
export function waysToPay(view: TableView, station: string): Payment {
  const mine = me(view);
  if (!mine || mine.out) return null;
  const price = STATIONS[stationSettingPrice(view, station)];
  if (price?.fare === "life-point")
    return mine.life > 1 && !isGhost(mine) && !isShadow(mine) ? { how: "life" } : null;
  const held = [...view.hand, ...mine.cards];
  if (price?.fare === "two-cards") return held.length > 1 ? { how: "two", cards: held } : null;
  const found = held.filter((card) => price?.pays.includes(card));
  return found.length ? { how: "one", cards: found } : null;
}

/** Return the railcars that the player could pay for after `moved` moves. */
export function affordableRailcars(view: TableView, moved = 0): RailcarAtStation[] {
  const mine = me(view);
  if (!mine || mine.out) return [];
  return railcarsAtStations(view, moved).filter(
    ({ station }) => mine.character === "sancho" || waysToPay(view, station) !== null,
  );
}
