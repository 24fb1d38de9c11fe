import { describe, expect, it } from "vitest";
import { type Layer, RECIPES } from "./recipes";

const LONGEST = 3; // seconds
const ends = (layer: Layer): number => layer.at + layer.lasts;

describe.each(Object.entries<readonly Layer[]>(RECIPES))("the sound %s", (_, recipe) => {
  it("is short, and can be heard", () => {
    expect(recipe.length).toBeGreaterThan(0);
    expect(Math.max(...recipe.map(ends))).toBeLessThan(LONGEST);
    expect(Math.max(...recipe.map((layer) => layer.loud))).toBeGreaterThan(0.05);
  });

  it("has layers that a browser can play", () => {
    for (const layer of recipe) {
      const pitches = [layer.pitch].flat() as number[];
      expect(Math.min(...pitches, layer.lasts, layer.loud)).toBeGreaterThan(0);
      expect(layer.loud).toBeLessThanOrEqual(1);
      expect(layer.swell ?? 0).toBeLessThan(layer.lasts);
      expect(layer.at).toBeGreaterThanOrEqual(0);
    }
  });
});
