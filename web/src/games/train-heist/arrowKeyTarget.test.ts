import { describe, expect, it } from "vitest";
import { nearestToward } from "./arrowKeyTarget";
import type { Point } from "./point";

describe("the keyboard on the maps", () => {
  it("arrow keys go to the nearest in their direction", () => {
    const points: Point[] = [
      [0, 0],
      [10, 1],
      [50, 0],
      [0, 20],
    ];
    expect(nearestToward([0, 0], points, "ArrowRight")).toBe(1);
    expect(nearestToward([0, 0], points, "ArrowDown")).toBe(3);
    expect(nearestToward([0, 0], points, "ArrowLeft")).toBe(-1);
  });
});
