import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../protocol";
import { motions } from "./motion";
import { soundOf } from "./sounds";
import { view } from "./testTable";

const event = (kind: string, payload: WireEvent["payload"]): WireEvent => ({
  kind,
  payload,
  narration: null,
});

describe("the motions of Colt Super Express", () => {
  it("roll the lost car away with everybody in it", () => {
    const lost = motions(event("uncoupled", { car: 1 }), view);
    expect(lost.map((each) => "at" in each && each.at)).toEqual([
      "car-1",
      "bandit-2",
      "bandit-0",
      "bandit-1",
    ]);
    expect(lost.every((each) => each.type === "leave" && each.way === "left")).toBe(true);
  });

  it("shoot past the end that the bandit faces", () => {
    const [missed] = motions(event("fired", { seat: 1, target: null }), view);
    expect(missed).toEqual({ type: "shot", from: "bandit-1", to: "train-rear" });
    expect(soundOf(event("fired", { seat: 1, target: null }))).toBe("ricochet");
    expect(soundOf(event("fired", { seat: 1, target: 0 }))).toBe("shot");
  });

  it("let a bandit fall off the end that it has passed", () => {
    const fallen = motions(event("eliminated", { seat: 0, why: "moved-off", end: "front" }), view);
    expect(fallen).toEqual([{ type: "leave", at: "bandit-0", way: "down-right" }]);
  });
});
