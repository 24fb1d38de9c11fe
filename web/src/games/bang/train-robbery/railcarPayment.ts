// How a player could pay for a railcar.

import { STATIONS } from "../catalogue";
import { isGhost, isShadow, me } from "../viewQueries";
import type { TableView } from "../views";
import { type RailcarAtStation, railcarsAtStations, stationSettingPrice } from "./trainLine";

/** How a price can be paid: with one of these cards, with two of them, or with a life point; null if it cannot. */
export type Payment = { how: "one" | "two"; cards: string[] } | { how: "life" } | null;

/** How the player could pay at a station, from the hand or from play. */
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

/** The railcars that the player could pay for after `moved` moves. */
export function affordableRailcars(view: TableView, moved = 0): RailcarAtStation[] {
  const mine = me(view);
  if (!mine || mine.out) return [];
  return railcarsAtStations(view, moved).filter(
    ({ station }) => mine.character === "sancho" || waysToPay(view, station) !== null,
  );
}
