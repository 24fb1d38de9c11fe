import { describe, expect, it } from "vitest";
import { screenReaderText } from "./screenReaderText";
import { tableSentences } from "./tableDescription";
import { players, resetBeforeEach, view } from "./testTable";

resetBeforeEach();

describe("words", () => {
  it("describe the table for those who cannot see it", () => {
    const text = screenReaderText(view, players);
    expect(text).toMatch(/^Ann's turn, 3 actions left\. 4 of 12 points, 2 spaces per turn, 2 knots left/);
    expect(text).toContain("Square A1: 1 Revolver + 2 Keyholes; straight of 3.");
    expect(text).toContain("The switch at T2: red, out over the edge.");
    expect(text).toContain("Town A: the numbers 1/4/7.");
    expect(tableSentences(view, players).every((each) => each.length > 3)).toBe(true);
  });

  it("tell where the engine goes from a junction without a token", () => {
    const switches = [{ space: "T2", colour: null, blocked: true, way: "T3" }];
    expect(tableSentences({ ...view, switches }, players)).toContain(
      "The switch at T2: no token, the engine goes on to tunnel T3.",
    );
  });
});
