import { beforeEach, describe, expect, it } from "vitest";
import type { TableView } from "../games/bang/views";
import { makeReel } from "./reel";
import { shot } from "./rules/clauses.testing";
import { texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

describe("a reel", () => {
  it("has a frame for the beginning and one for each event", () => {
    const { view, scenes } = shot();
    const { frames, entries } = makeReel(view, scenes, ["Ann", "Bo", "Cy", "Di"]);
    expect(frames.map((frame) => [frame.shownEvent?.kind ?? "", frame.entries])).toEqual([
      ["", 0],
      ["turn", 1],
      ["boasted", 2],
    ]);
    expect(entries.map((each) => each.written)).toEqual(["Ann starts their turn.", "Ann boasts."]);
  });

  it("puts the changes after the last event into its frame", () => {
    const { view, scenes } = shot();
    const { frames } = makeReel(view, scenes, ["Ann", "Bo", "Cy", "Di"]);
    const views = frames.map((frame) => frame.view as TableView);
    expect(views.map((each) => [each.players[1]?.life, each.deck])).toEqual([
      [4, 40],
      [4, 40],
      [2, 39],
    ]);
  });
});
