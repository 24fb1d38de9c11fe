import { describe, expect, it } from "vitest";
import { view } from "./testTable";
import { FIGURE_WIDTH, trainLayout } from "./trainLayout";

describe("where everything stands", () => {
  it("the line of a floor runs from the rear to the front, left to right", () => {
    const { figures } = trainLayout(view);
    const [belle, tuco, doc] = [0, 1, 2].map((seat) => figures.find((each) => each.seat === seat));
    expect((tuco?.x ?? 0) - (belle?.x ?? 0)).toBe(FIGURE_WIDTH);
    expect(doc?.y).toBeLessThan(belle?.y ?? 0);
  });

  it("a car is as wide as its longest line, and cars do not overlap", () => {
    const crowd = {
      ...view,
      train: [
        { number: 1, roof: [], inside: [0, 1, 2] },
        { number: 0, roof: [], inside: [] },
      ],
    };
    const { cars, width } = trainLayout(crowd);
    expect(cars[0]?.width).toBeGreaterThanOrEqual(3 * FIGURE_WIDTH);
    expect((cars[0]?.x ?? 0) + (cars[0]?.width ?? 0)).toBeLessThan(cars[1]?.x ?? 0);
    expect(width).toBeGreaterThan((cars[1]?.x ?? 0) + (cars[1]?.width ?? 0));
  });
});
