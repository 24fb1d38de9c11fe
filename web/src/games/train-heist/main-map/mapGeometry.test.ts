import { describe, expect, it } from "vitest";
import { view } from "../testTable";
import { carStands, nearestAngle, previewLines, railPaths } from "./mapGeometry";

describe("where things are drawn", () => {
  it("rails go through every track and out at the edges", () => {
    const lines = railPaths(view.board);
    expect(lines.length).toBe(5);
    expect(lines[0]).toMatch(/^M50 100/);
    expect(lines[0]).toMatch(/ 0 100$/); // the west edge of the map
  });

  it("a car looks along the rails, and over the edge too", () => {
    const [first, second, , fourth] = carStands(view.board, ["T1", "T2", "T3", "RE", "RW"], "RW");
    expect(Math.abs(first?.angle ?? 0)).toBe(180);
    expect(Math.abs(second?.angle ?? 0)).toBe(180);
    expect(fourth?.x).toBe(975);
  });

  it("nothing turns the long way round", () => {
    expect(nearestAngle(-170, 170)).toBe(190);
    expect(nearestAngle(10, 350)).toBe(370);
    expect(nearestAngle(90, 80)).toBe(90);
  });

  it("the run of the train is cut at the edge of the map", () => {
    expect(previewLines(view.board, "T1", ["RW", "RE"]).length).toBe(2);
    expect(previewLines(view.board, "T1", ["T2", "T3"]).length).toBe(1);
    expect(previewLines(view.board, "T1", [])).toEqual([]);
  });
});
