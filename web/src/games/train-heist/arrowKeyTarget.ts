// The point to which an arrow key moves the focus.

import type { Point } from "./point";

/** Return the index of the nearest point in the direction of an arrow key; -1 if there is none. */
export function nearestToward(from: Point, points: readonly Point[], key: string): number {
  const ways: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = ways[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], number) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) [best, least] = [number, far];
  });
  return best;
}
