import { describe, expect, it } from "vitest";
import { timeLeftText } from "./timeLimit";

describe("a clock", () => {
  it.each([
    [65_000, "1:05"],
    [900, "0:01"],
    [-5, "0:00"],
    [3_600_000, "1:00:00"],
  ])("%i ms is %s", (left, text) => {
    expect(timeLeftText(left)).toBe(text);
  });
});
