// The positions of figures that share a place.

import type { Point } from "./point";

/** Spread `count` figures around a point. */
export function spreadAround(count: number, x: number, y: number, gap: number): Point[] {
  if (count <= 1) return [[x, y]];
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, number): Point => {
    const row = Math.floor(number / columns);
    const wide = row === rows - 1 ? count - row * columns : columns;
    return [x + ((number % columns) - (wide - 1) / 2) * gap, y + (row - (rows - 1) / 2) * gap * 0.9];
  });
}
