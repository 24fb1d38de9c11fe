import { describe, expect, it } from "vitest";
import { arrowPath } from "./arrowPath";

describe("the arrow", () => {
  it("an arrow runs from edge to edge, and over neighbours", () => {
    const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
    expect(arrowPath(box(0, 0), box(400, 0))?.tip).toMatchObject({ x: 391, y: 25 });
    expect(arrowPath(box(0, 0), box(105, 0))?.tip.x).toBeGreaterThan(105);
    expect(arrowPath(box(0, 0), box(0, 0))).toBeNull();
  });
});
