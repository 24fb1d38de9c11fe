import { describe, expect, it } from "vitest";
import { fanCards } from "./handFan";

describe("the hand", () => {
  it("a hand overlaps, and wraps before a finger cannot hit a card", () => {
    expect(fanCards(3, 354, 76, 6, 54)).toEqual({ rows: 1, each: 3, step: 82 });
    expect(fanCards(6, 354, 76, 6, 54)).toMatchObject({ rows: 1, step: 55 });
    expect(fanCards(9, 354, 76, 6, 54)).toMatchObject({ rows: 2, each: 5 });
    expect(fanCards(0, 354, 76)).toMatchObject({ rows: 1 });
  });
});
