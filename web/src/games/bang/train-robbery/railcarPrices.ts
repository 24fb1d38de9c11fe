// What a railcar costs, and which of them you could pay: in a few words, for buttons.

import { say } from "../../../lib/texts.svelte";
import { cardName } from "../names";
import type { TableView } from "../view";
import { affordableRailcars } from "./railcarPayment";
import { priceOf, type RailcarAtStation, stationOf } from "./trainLine";

/** Where a railcar of the train stands, and what it costs there. */
export function railcarPrice(view: TableView, car: string): string {
  const station = stationOf(view, car);
  return station ? `${cardName(station)}: ${stationPrice(view, station)}` : "";
}

/** What it costs at a station. */
export function stationPrice(view: TableView, station: string): string {
  return say(`bang-station-${priceOf(view, station)}.short`);
}

/** What you could pay for as the train stands. */
export function affordableNow(view: TableView): string {
  const found = affordableRailcars(view);
  return found.length ? say("bang-web-now", { cars: list(found, false) }) : say("bang-web-now-none");
}

/** What you could pay for if it stood one place further; where that is shown, the stations need no words. */
export function affordableAfterMove(view: TableView, where = true): string {
  const found = affordableRailcars(view, 1);
  return found.length ? say("bang-web-then", { cars: list(found, where) }) : say("bang-web-then-none");
}

function list(pairs: readonly RailcarAtStation[], where: boolean): string {
  return pairs
    .map(({ car, station }) => (where ? `${cardName(car)} (${cardName(station)})` : cardName(car)))
    .join(", ");
}
