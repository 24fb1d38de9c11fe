import { describe, expect, it } from "vitest";
import { cardsForTile, inOrder, missingCards } from "./card";
import { tile } from "./testTable";

describe("what a tile asks of a hand", () => {
  it.each([
    ["L01", ["KEY-1", "KEY-2", "REV-3"], 0],
    ["L01", ["KEY-1", "REV-3", "WILD-1"], 0],
    ["L01", ["REV-3", "REV-4", "REV-5"], 2],
    ["L02", ["KEY-9", "BAG-10", "REV-8"], 0],
    ["L02", ["KEY-10", "BAG-1", "REV-2"], 1],
    ["L02", ["KEY-3", "WILD-1"], 1],
    ["L03", ["KEY-3", "BAG-3", "REV-5", "WILD-1"], 0],
    ["L03", ["KEY-3", "BAG-3", "REV-3"], 2],
    ["L04", ["KEY-3", "BAG-3", "REV-3"], 0],
    ["L04", ["KEY-3", "BAG-4"], 2],
    ["L05", ["KEY-1", "BAG-4", "WILD-1"], 0],
    ["L05", ["KEY-2"], 3],
  ])("%s with %o lacks %i", (id, hand, missing) => {
    expect(missingCards(tile(id), hand).cards).toBe(missing);
    expect(cardsForTile(tile(id), hand).length).toBe(tile(id).size - missing);
  });

  it("says which suits and numbers are missing", () => {
    expect(missingCards(tile("L01"), ["REV-1"]).suits).toEqual({ keyhole: 2 });
    expect(missingCards(tile("L05"), ["REV-4"]).numbers).toEqual([1, 7]);
  });

  it("cards lie in order, Wild Cards last", () => {
    expect(inOrder(["WILD-1", "KEY-10", "REV-2", "BAG-2"])).toEqual(["REV-2", "BAG-2", "KEY-10", "WILD-1"]);
  });
});
