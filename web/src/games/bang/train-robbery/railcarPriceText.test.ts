import { describe, expect, it } from "vitest";
import { resetBeforeEach, trainTable } from "../testTable";
import { affordableAfterMoveText } from "./railcarPriceText";

resetBeforeEach();

describe("the prices of railcars in words", () => {
  it("tell what could be paid after the free advance", () => {
    expect(affordableAfterMoveText(trainTable())).toBe(
      "Affordable then: Caboose (Crown's Hole), Lounge Car (Boom Town)",
    );
    expect(affordableAfterMoveText(trainTable({ hand: [] }))).toBe("Nothing affordable then");
  });
});
