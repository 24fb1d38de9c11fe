import { describe, expect, it } from "vitest";
import { previewConsequences, screenReaderText, tableSentences } from "./tableText";
import { players, resetBeforeEach, spaces, view } from "./testTable";

resetBeforeEach();

describe("words", () => {
  it("describe the table for those who cannot see it", () => {
    const text = screenReaderText(view, players);
    expect(text).toMatch(/^Ann's turn, 3 actions left\. 4 of 12 points, 2 spaces a turn, 2 knots left/);
    expect(text).toContain("Square A1: 1 Revolver + 2 Keyhole; 3 numbers in a row.");
    expect(text).toContain("The switch at T2: red, out over the edge.");
    expect(text).toContain("Town A: the numbers 1/4/7.");
    expect(tableSentences(view, players).every((each) => each.length > 3)).toBe(true);
  });

  it("tell what the train will do", () => {
    if (!view.preview) throw new Error();
    expect(previewConsequences(view, view.preview, players)).toEqual([
      "1 event.",
      "Town A: 1 tile goes aboard.",
      "Thrown flat: Bo the Kid!",
      "Lost: horse 1!",
    ]);
    expect(
      previewConsequences(
        view,
        { ...view.preview, steps: [], events: 0, flat: [], horses_lost: [], derails: true },
        players,
      ),
    ).toHaveLength(1);
  });
});
