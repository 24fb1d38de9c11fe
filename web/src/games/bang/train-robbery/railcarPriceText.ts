// The prices of railcars in words, and the railcars that the player could pay for.

import { say } from "../../../lib/texts.svelte";
import { cardName } from "../names";
import type { TableView } from "../views";
import { affordableRailcars } from "./railcarPayment";
import { type RailcarAtStation, stationOf, stationSettingPrice } from "./trainLine";

/** Return the station of a railcar and its price there, in words. */
export function railcarPriceText(view: TableView, car: string): string {
  const station = stationOf(view, car);
  return station ? `${cardName(station)}: ${stationPriceText(view, station)}` : "";
}

/** Return the price of a station in words. */
export function stationPriceText(view: TableView, station: string): string {
  return say(`bang-station-${stationSettingPrice(view, station)}.short`);
}

/** Say which railcars the player could pay for now. */
export function affordableNowText(view: TableView): string {
  const found = affordableRailcars(view);
  return found.length ? say("bang-web-now", { cars: list(found, false) }) : say("bang-web-now-none");
}

/** Say which railcars the player could pay for after one move. `where` adds their stations. */
export function affordableAfterMoveText(view: TableView, where = true): string {
  const found = affordableRailcars(view, 1);
  return found.length ? say("bang-web-then", { cars: list(found, where) }) : say("bang-web-then-none");
}

function list(pairs: readonly RailcarAtStation[], where: boolean): string {
  return pairs
    .map(({ car, station }) => (where ? `${cardName(car)} (${cardName(station)})` : cardName(car)))
    .join(", ");
}
