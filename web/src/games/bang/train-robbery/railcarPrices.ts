// What a railcar costs, and which of them you could pay: in a few words, for buttons.

import { say } from "../../../lib/texts.svelte";
import { priceOf, stationOf, within, type Pair } from "./railway";
import type { TableView } from "../view";
import { named } from "../names";

/** Where a railcar of the train stands, and what it costs there. */
export function fareTerms(view: TableView, car: string): string {
  const station = stationOf(view, car);
  return station ? `${named(station)}: ${costIn(view, station)}` : "";
}

/** What it costs at a station. */
export function costIn(view: TableView, station: string): string {
  return say(`bang-station-${priceOf(view, station)}.short`);
}

/** What you could pay for as the train stands. */
export function nowTerms(view: TableView): string {
  const found = within(view);
  return found.length ? say("bang-web-now", { cars: list(found, false) }) : say("bang-web-now-none");
}

/** What you could pay for if it stood one place further; where that is shown, the stations need no words. */
export function thenTerms(view: TableView, where = true): string {
  const found = within(view, 1);
  return found.length ? say("bang-web-then", { cars: list(found, where) }) : say("bang-web-then-none");
}

function list(pairs: readonly Pair[], where: boolean): string {
  return pairs
    .map(({ car, station }) => (where ? `${named(car)} (${named(station)})` : named(car)))
    .join(", ");
}
