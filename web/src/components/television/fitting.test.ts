import { describe, expect, test } from "vitest";
import { largestScale, mustFitAgain } from "./fitting";

/** A content that covers an area: the wider it is, the lower. */
function text(area: number, room: number) {
  return (scale: number) => (area / (room / scale)) * scale;
}

describe("largestScale", () => {
  test("fills the room with a content that could be larger still", () => {
    const scale = largestScale(1400, 900, text(900_000, 1400));
    expect(text(900_000, 1400)(scale)).toBeLessThanOrEqual(900);
    expect(text(900_000, 1400)(scale)).toBeGreaterThan(890);
  });

  test("doubles everything on a screen with four times the pixels", () => {
    const small = largestScale(1400, 900, text(900_000, 1400));
    expect(largestScale(2800, 1800, text(900_000, 2800))).toBeCloseTo(2 * small, 2);
  });

  test("never makes a content narrower than it can be", () => {
    expect(1400 / largestScale(1400, 900, () => 100)).toBe(860);
  });

  test("shows a content that fits nowhere as small as it may be", () => {
    expect(1400 / largestScale(1400, 900, () => 5000)).toBeCloseTo(2400, 0);
  });
});

test("a content is fitted again when it has outgrown its room or left much of it", () => {
  expect(mustFitAgain(901, 900)).toBe(true);
  expect(mustFitAgain(900, 900)).toBe(false);
  expect(mustFitAgain(800, 900)).toBe(false);
  expect(mustFitAgain(500, 900)).toBe(true);
});
