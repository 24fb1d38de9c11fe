// The positions of rails, cars and figures on the map. They are computed from the polygons and
// links of the board, so that a host's own map can be drawn as well.

import type { Point } from "../point";
import { space } from "../viewQueries";
import type { BoardView, SpaceView } from "../views";

export interface CarStand {
  x: number;
  y: number;
  angle: number; // in degrees; 0 points to the right
}

export function midpoint(one: Point, two: Point): Point {
  return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
}

export function pointOf(found: SpaceView): Point {
  return [found.x, found.y];
}

export function svgPath(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" L")}${closed ? " Z" : ""}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Shrink a polygon around its middle, and move it up. */
export function shrunkPolygon(polygon: readonly Point[], by: number, up = 0): Point[] {
  const [x, y] = centre(polygon);
  return polygon.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by - up]);
}

export function centre(polygon: readonly Point[]): Point {
  const sum = polygon.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/**
 * Return the point where two spaces meet: the middle of their common side, or a point between them.
 */
export function meetingPoint(one: SpaceView, two: SpaceView): Point {
  const shared = one.polygon.filter(([x, y]) => two.polygon.some(([px, py]) => px === x && py === y));
  const [first, second] = shared;
  return first && second ? midpoint(first, second) : midpoint(pointOf(one), pointOf(two));
}

/** Return the direction from one space to another as an angle. */
export function angleTo(from: SpaceView, to: SpaceView): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** Return the point where the rails of a space at the edge leave the map. */
export function mapExit(found: SpaceView, board: BoardView): Point {
  const outer = found.polygon.filter(([x, y]) => x <= 0 || y <= 0 || x >= board.width || y >= board.height);
  return outer.length ? centre(outer) : pointOf(found);
}

/** Return the rails as SVG paths, with one curve for every way through a space. */
export function railPaths(board: BoardView): string[] {
  return board.spaces.flatMap((each) => {
    const ends = each.rail.flatMap((id) => {
      const other = space(board, id);
      return other ? [isNextTo(each, other) ? meetingPoint(each, other) : mapExit(each, board)] : [];
    });
    if (each.edge && ends.length === 1) ends.push(mapExit(each, board));
    return ends.flatMap((from, first) => ends.slice(first + 1).map((to) => curve(from, pointOf(each), to)));
  });
}

/** Tell whether two linked spaces touch. RW and RE are linked, but lie at opposite edges. */
function isNextTo(one: SpaceView, two: SpaceView): boolean {
  return one.adjacent.includes(two.id) || Math.hypot(one.x - two.x, one.y - two.y) < 200;
}

function curve(from: Point, over: Point, to: Point): string {
  // The curve goes through the middle of the space, so its control point is beyond the middle.
  const handle: Point = [2 * over[0] - (from[0] + to[0]) / 2, 2 * over[1] - (from[1] + to[1]) / 2];
  return `M${round(from[0])} ${round(from[1])} Q${round(handle[0])} ${round(handle[1])} ${round(to[0])} ${round(to[1])}`;
}

/** Return the place and angle of each car. The first car points to where the train will go. */
export function carStands(board: BoardView, cars: readonly string[], next: string | null): CarStand[] {
  return cars.map((id, number) => {
    const here = space(board, id);
    if (!here) return { x: 0, y: 0, angle: 0 };
    const before = number ? cars[number - 1] : next;
    const ahead = gate(board, here, before);
    const behind = gate(board, here, cars[number + 1]);
    const [fx, fy] = ahead ?? beyond(behind, here);
    const [bx, by] = behind ?? beyond(ahead, here);
    return { x: here.x, y: here.y, angle: (Math.atan2(fy - by, fx - bx) * 180) / Math.PI };
  });
}

/** Return the point where the train leaves a space toward another. */
function gate(board: BoardView, here: SpaceView, id: string | null | undefined): Point | null {
  const other = space(board, id);
  if (!other || other === here) return null;
  return isNextTo(here, other) ? meetingPoint(here, other) : mapExit(here, board);
}

function beyond(point: Point | null, here: SpaceView): Point {
  return point ? [2 * here.x - point[0], 2 * here.y - point[1]] : [here.x - 1, here.y];
}

/**
 * Return the same direction as an angle within half a turn of `before`, so that a car turns the
 * short way.
 */
export function nearestAngle(angle: number, before: number): number {
  return before + ((((angle - before) % 360) + 540) % 360) - 180;
}

/**
 * Return the lines that the engine will follow. A new line begins where it crosses the edge of the
 * map.
 */
export function previewLines(board: BoardView, start: string, steps: readonly string[]): Point[][] {
  const parts: Point[][] = [];
  let here = space(board, start);
  let line: Point[] = here ? [pointOf(here)] : [];
  for (const id of steps) {
    const next = space(board, id);
    if (!here || !next) continue;
    if (isNextTo(here, next)) line.push(meetingPoint(here, next), pointOf(next));
    else {
      parts.push([...line, mapExit(here, board)]);
      line = [mapExit(next, board), pointOf(next)];
    }
    here = next;
  }
  return [...parts, line].filter((each) => each.length > 1);
}
