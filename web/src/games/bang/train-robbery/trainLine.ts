// The train below its line of stations: its place, and the station above each railcar.
// Railcar k is below the station k places behind the station of the Locomotive.

import type { Step } from "../answers/answerSteps";
import { kindOf } from "../card";
import { FULL_TRAIN, LOCOMOTIVES } from "../catalogue";
import { cards, count } from "../viewQueries";
import type { TableView } from "../views";

export const PLACES_BEFORE_LINE = FULL_TRAIN; // places before the first station, for the railcars

export interface RailwayPlace {
  at: number; // 1 is the leftmost station; less is before it; the last is the End of the Line
  station: string | null;
}

export interface RailcarAtStation {
  car: string;
  station: string;
}

export function stations(view: TableView): string[] {
  return cards(view.piles, "stations");
}

/** Return the railcars in their order behind the Locomotive. */
export function railcarsInTrain(view: TableView): string[] {
  return cards(view.piles, "train");
}

/** Return the place of the Locomotive. */
export function locomotivePlace(view: TableView): number {
  return count(view, "locomotive");
}

/** Return the side of the Locomotive that is up. */
export function locomotiveSide(view: TableView): string {
  return LOCOMOTIVES[count(view, "leland")] ?? LOCOMOTIVES[0];
}

/** Return how many railcars are left in the deck. */
export function railcarsLeft(view: TableView): number {
  return view.stacks.find(([name]) => name === "railcars")?.[1] ?? 0;
}

/** Return all places, from the places before the first station to the End of the Line. */
export function railwayPlaces(view: TableView): RailwayPlace[] {
  const line = stations(view);
  return Array.from({ length: PLACES_BEFORE_LINE + line.length + 1 }, (_, column) => {
    const at = column + 1 - PLACES_BEFORE_LINE;
    return { at, station: line[at - 1] ?? null };
  });
}

/** Return the place of the End of the Line, one past the last station. */
export function endOfLine(view: TableView): number {
  return stations(view).length + 1;
}

/** Return the railcar at a place, after the train has moved `moved` places. */
export function railcarAt(view: TableView, at: number, moved = 0): string | null {
  return railcarsInTrain(view)[locomotivePlaceAfter(view, moved) - at - 1] ?? null;
}

/** Return the place of the Locomotive after `moved` moves; it stops at the End of the Line. */
export function locomotivePlaceAfter(view: TableView, moved = 0): number {
  return Math.min(locomotivePlace(view) + moved, endOfLine(view));
}

/** Return each railcar below a station, after `moved` moves. */
export function railcarsAtStations(view: TableView, moved = 0): RailcarAtStation[] {
  return railcarsInTrain(view).flatMap((car, behind) => {
    const station = stations(view)[locomotivePlaceAfter(view, moved) - behind - 2];
    return station === undefined ? [] : [{ car, station }];
  });
}

/** Return the station above a railcar; an empty text if there is no station. */
export function stationOf(view: TableView, car: string): string {
  return railcarsAtStations(view).find((each) => each.car === car)?.station ?? "";
}

const LIKE = "like-";

/**
 * Return the station whose price counts. The custom station has the price of the station that was
 * agreed on.
 */
export function stationSettingPrice(view: TableView, station: string): string {
  if (station !== "custom-station") return station;
  return view.rulings.find((word) => word.startsWith(LIKE))?.slice(LIKE.length) ?? station;
}

/** Return how many places the train would move by a step of an answer. */
export function trainAdvance(step: Step | null, view: TableView): number {
  if (step?.type === "move") return 1;
  if (step?.type !== "card") return 0;
  const kind = kindOf(step.card);
  const like = kind === "money-bag" ? kindOf(view.discard ?? "") : kind;
  if (like === "next-stop") return 1;
  return like === "full-steam" ? endOfLine(view) - locomotivePlace(view) : 0;
}
