import { describe, expect, it } from "vitest";
import { view } from "../testTable";
import type { Point } from "../point";
import { carStands, nearestAngle, nearestToward, previewLines, railPaths, spreadAround } from "./mapGeometry";

describe("where things are drawn", () => {
  it("rails go through every track and out at the edges", () => {
    const lines = railPaths(view.board);
    expect(lines.length).toBe(5);
    expect(lines[0]).toMatch(/^M50 100/);
    expect(lines[0]).toMatch(/ 0 100$/); // out in the west
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

  it("those who share a space stand apart", () => {
    const points = spreadAround(4, 100, 100, 30);
    expect(new Set(points.map(String)).size).toBe(4);
    expect(spreadAround(1, 5, 6, 30)).toEqual([[5, 6]]);
  });

  it("arrow keys go to the nearest in their direction", () => {
    const points: Point[] = [
      [0, 0],
      [10, 1],
      [50, 0],
      [0, 20],
    ];
    expect(nearestToward([0, 0], points, "ArrowRight")).toBe(1);
    expect(nearestToward([0, 0], points, "ArrowDown")).toBe(3);
    expect(nearestToward([0, 0], points, "ArrowLeft")).toBe(-1);
  });
});
