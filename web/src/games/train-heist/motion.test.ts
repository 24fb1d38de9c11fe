import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../protocol";
import { announcement } from "./announcements";
import { motions, readThing } from "./motion";
import { players, resetBeforeEach, view } from "./testTable";

const event = (kind: string, payload: WireEvent["payload"]): WireEvent => ({
  kind,
  payload,
  narration: null,
});

describe("the motions of Train Heist", () => {
  resetBeforeEach();

  it("fly each looted tile from its square to the cowboy", () => {
    const payload = { cowboy: 1, cards: ["REV1"], tiles: ["t1", "t2"], squares: ["A1", "A2"] };
    expect(motions(event("looted", payload), view)).toEqual([
      { type: "fly", thing: "tile:t1", from: "square-A1|train-map", to: "cowboy-1", after: 0 },
      { type: "fly", thing: "tile:t2", from: "square-A2|train-map", to: "cowboy-1", after: 0.18 },
    ]);
  });

  it("fly cards face down that this seat may not know", () => {
    const drawn = motions(event("drew", { cowboy: 0, count: 2, why: "turn" }), view);
    expect(drawn.map((each) => each.type === "fly" && readThing(each.thing))).toEqual([
      { kind: "card", card: null },
      { kind: "card", card: null },
    ]);
  });

  it("show an Event Card large", () => {
    const shown = announcement(event("event", { card: "speed-up", left: 3 }), view, players);
    expect(shown).toMatchObject({ title: "Train Speed Up", kind: "Event Card" });
    expect(announcement(event("rolled", {}), view, players)).toBeNull();
  });
});
