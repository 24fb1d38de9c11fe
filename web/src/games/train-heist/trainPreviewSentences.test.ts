import { describe, expect, it } from "vitest";
import { players, resetBeforeEach, view } from "./testTable";
import { previewConsequences } from "./trainPreviewSentences";

resetBeforeEach();

describe("words", () => {
  it("tell what the train will do", () => {
    if (!view.preview) throw new Error();
    expect(previewConsequences(view, view.preview, players)).toEqual([
      "1 event.",
      "Town A: 1 tile goes aboard.",
      "Knocked down: Bo the Kid!",
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
