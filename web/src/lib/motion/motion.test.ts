import { describe, expect, it } from "vitest";
import { flightFrames, leavingFrames, motionTime, oneByOne, tracer } from "./motion";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 60 });

describe("motions", () => {
  it("last no longer than their event is shown, within limits", () => {
    expect([motionTime(10), motionTime(500), motionTime(5000)]).toEqual([160, 425, 900]);
  });

  it("fly from the middle of one box to the middle of the other", () => {
    const frames = flightFrames(box(0, 0), box(400, 300));
    expect(frames[0]?.["transform"]).toContain("translate(50px, 30px)");
    expect(frames.at(-1)?.["transform"]).toContain("translate(450px, 330px)");
  });

  it("shoot from edge to edge", () => {
    const line = tracer(box(0, 0), box(400, 0));
    expect(line).toEqual({ x: 80, y: 30, length: 350, angle: 0 });
  });

  it("start one after the other", () => {
    const motions = oneByOne(
      [
        { type: "puff", at: "a" },
        { type: "puff", at: "b", after: 0.5 },
      ],
      0.2,
    );
    expect(motions.map((each) => each.after)).toEqual([0, 0.7]);
  });

  it("leave the screen to their side", () => {
    expect(leavingFrames("left", 1000, 800).at(-1)?.["transform"]).toContain("translate(-1000px, 0px)");
    expect(leavingFrames("down-right", 1000, 800).at(-1)?.["transform"]).toContain("translate(350px, 400px)");
  });
});
