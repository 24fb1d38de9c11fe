import { describe, expect, it } from "vitest";
import { resetBeforeEach, trainTable, trainTableAt } from "../testTable";
import {
  locomotivePlaceAfter,
  railcarAt,
  railcarsAtStations,
  railwayPlaces,
  stationOf,
  stationSettingPrice,
} from "./trainLine";

resetBeforeEach();

describe("the train and its line", () => {
  it("pairs railcars with the stations behind the Locomotive's", () => {
    expect(railcarsAtStations(trainTable())).toEqual([
      { car: "caboose", station: "frisco" },
      { car: "circus-wagon", station: "boom-town" },
    ]);
    expect(railcarsAtStations(trainTableAt(1))).toEqual([]);
    expect([
      railcarAt(trainTable(), 2),
      railcarAt(trainTable(), 0),
      railcarAt(trainTable(), 3),
      stationOf(trainTable(), "lounge-car"),
    ]).toEqual(["caboose", "lounge-car", null, ""]);
  });

  it("pairs them one station on after a move, up to the End of the Line", () => {
    expect(railcarsAtStations(trainTable(), 1).map(({ station }) => station)).toEqual([
      "crowns-hole",
      "frisco",
      "boom-town",
    ]);
    expect([
      locomotivePlaceAfter(trainTable(), 1),
      locomotivePlaceAfter(trainTable(), 9),
      locomotivePlaceAfter(trainTableAt(5), 1),
    ]).toEqual([4, 5, 5]);
  });

  it("has three places before the first station, and one past the last", () => {
    expect(railwayPlaces(trainTable()).map((place) => place.at)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
    expect(railwayPlaces(trainTable()).at(-1)?.station).toBeNull();
  });

  it("takes the price that was agreed on for the tile without one", () => {
    expect([
      stationSettingPrice(trainTable(), "custom-station"),
      stationSettingPrice(trainTable(), "frisco"),
    ]).toEqual(["yooma", "frisco"]);
  });
});
