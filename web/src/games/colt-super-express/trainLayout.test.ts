import { describe, expect, it } from "vitest";
import { bandit, view } from "./testTable";
import { FIGURE_WIDTH, FLOOR, HEIGHT, layoutsBetween, ROOF, trainLayout } from "./trainLayout";
import type { TrainView } from "./views";

const SEVEN = [0, 1, 2, 3, 4, 5, 6];

/** Return a train of seven players with these bandits in one of its cars. */
function crowded(number: number, roof: number[], inside: number[]): TrainView {
  const cars = [8, 7, 6, 5, 4, 3, 2, 1, 0];
  return {
    ...view,
    train: cars.map((each) =>
      each === number ? { number, roof, inside } : { number: each, roof: [], inside: [] },
    ),
    bandits: SEVEN.map((seat) =>
      bandit(seat, "belle", [...roof, ...inside].includes(seat) ? {} : { status: "pending" }),
    ),
  };
}

describe("where everything stands", () => {
  it("the line of a floor runs from the rear to the front, left to right", () => {
    const { figures } = trainLayout(view);
    const [belle, tuco, doc] = [0, 1, 2].map((seat) => figures.find((each) => each.seat === seat));
    expect((tuco?.x ?? 0) - (belle?.x ?? 0)).toBe(FIGURE_WIDTH);
    expect(doc?.y).toBeLessThan(belle?.y ?? 0);
  });

  it("the front of a train in several rows is at the end of the last row", () => {
    const { cars, rows } = trainLayout(crowded(3, [], SEVEN), 390);
    expect(rows).toBeGreaterThan(1);
    const order = cars.toSorted((one, two) => one.y - two.y || one.x - two.x);
    expect(order.map((car) => car.number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it("the long train of a lesson is in as few rows as possible, and keeps its shape", () => {
    const bandits = [0, 1].map((seat) => bandit(seat, "belle"));
    const long = { ...crowded(3, [], [0]), bandits };
    const short = { ...long, train: long.train.slice(-5) };
    expect(trainLayout(long, 1076).rows).toBe(1);
    expect(trainLayout(long, 390).rows).toBe(2);
    expect(trainLayout(short, 1076, 9).usual).toBe(trainLayout(long, 1076).usual);
  });

  it.each([320, 1076])("a picture %i px wide keeps its shape when bandits crowd together", (px) => {
    const apart = trainLayout(crowded(3, [0, 1], [2]), px);
    const together = trainLayout(crowded(3, [], SEVEN), px);
    expect([together.usual, together.rows]).toEqual([apart.usual, apart.rows]);
    expect(together.width).toBeGreaterThanOrEqual(together.usual);
  });
});

describe.each([320, 1076])("while bandits walk on a picture %i px wide", (px) => {
  it.each([0.1, 0.5, 0.9])("no car overlaps another one or is cut after %d of the way", (share) => {
    const apart = trainLayout(crowded(2, [0, 1], [2]), px);
    for (const number of [3, 1, 0]) {
      const together = trainLayout(crowded(number, [], SEVEN), px);
      const { cars, width } = layoutsBetween(apart, together)(share);
      expect(cars.map((car) => car.number)).toEqual(together.cars.map((car) => car.number));
      cars.forEach((car, at) => {
        const before = cars[at - 1];
        if (before?.y === car.y) expect(car.x).toBeGreaterThan(before.x + before.width);
        expect(car.x).toBeGreaterThan(0);
        expect(car.x + car.width).toBeLessThan(width);
      });
    }
  });
});

describe.each([320, 390, 700, 1076, 1600])("on a picture %i px wide", (px) => {
  it.each([8, 4, 1, 0])("seven bandits in car %i neither overlap nor are cut", (number) => {
    for (const [roof, inside] of [
      [SEVEN, []],
      [[], SEVEN],
      [SEVEN.slice(0, 4), SEVEN.slice(4)],
      [SEVEN.slice(0, 3), []], // the others are still to come aboard
    ] as const) {
      const { cars, figures, width, rows } = trainLayout(crowded(number, [...roof], [...inside]), px);
      expect(figures.map((each) => each.seat).toSorted()).toEqual(SEVEN);
      for (const each of figures) {
        expect(each.x - FIGURE_WIDTH / 2).toBeGreaterThanOrEqual(0);
        expect(each.x + FIGURE_WIDTH / 2).toBeLessThanOrEqual(width);
        expect(each.y).toBeLessThan(rows * HEIGHT);
        for (const other of figures.filter((one) => one !== each && Math.abs(one.y - each.y) < FLOOR - ROOF))
          expect(Math.abs(other.x - each.x)).toBeGreaterThanOrEqual(FIGURE_WIDTH);
      }
      for (const row of [...Array(rows).keys()]) {
        const along = cars.filter((car) => car.y === row * HEIGHT).toSorted((one, two) => one.x - two.x);
        along.forEach((car, at) => {
          expect(car.x).toBeGreaterThan(at ? (along[at - 1]?.x ?? 0) + (along[at - 1]?.width ?? 0) : 0);
          expect(car.x + car.width).toBeLessThan(width);
        });
      }
    }
  });
});
