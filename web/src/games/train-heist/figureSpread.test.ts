import { describe, expect, it } from "vitest";
import { spreadAround } from "./figureSpread";

describe("figures at one place", () => {
  it("those who share a space stand apart", () => {
    const points = spreadAround(4, 100, 100, 30);
    expect(new Set(points.map(String)).size).toBe(4);
    expect(spreadAround(1, 5, 6, 30)).toEqual([[5, 6]]);
  });
});
