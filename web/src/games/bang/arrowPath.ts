// The arrow from one seat to another, as an SVG path.

const CLOSE = 44; // px: seats that are closer have no room for an arrow between them

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draw a bent line from the edge of one box to the edge of another. */
export function arrowPath(from: Box, to: Box): { path: string; tip: { x: number; y: number } } | null {
  const a = middle(from);
  const b = middle(to);
  if (Math.hypot(b.x - a.x, b.y - a.y) < 1) return null;
  const near = edge(from, a, b, 4);
  const far = edge(to, b, a, 9);
  // Between neighbours there is no room, so the arrow starts and ends inside their boxes.
  const close = Math.hypot(far.x - near.x, far.y - near.y) < CLOSE;
  const start = close ? between(a, near, 0.35) : near;
  const end = close ? between(b, far, 0.55) : far;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const bend = Math.min(46, length * 0.16);
  const turn = Math.atan2(end.y - start.y, end.x - start.x) - Math.PI / 2;
  const bow = {
    x: round((start.x + end.x) / 2 + bend * Math.cos(turn)),
    y: round((start.y + end.y) / 2 + bend * Math.sin(turn)),
  };
  return {
    path: `M${round(start.x)} ${round(start.y)} Q${bow.x} ${bow.y} ${round(end.x)} ${round(end.y)}`,
    tip: { x: round(end.x), y: round(end.y) },
  };
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function between(
  one: { x: number; y: number },
  other: { x: number; y: number },
  part: number,
): { x: number; y: number } {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Return a point a bit outside the first box, on the line between the middles of the two boxes. */
function edge(
  box: Box,
  from: { x: number; y: number },
  to: { x: number; y: number },
  beyond: number,
): { x: number; y: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const part = Math.min(
    dx ? box.width / 2 / Math.abs(dx) : Infinity,
    dy ? box.height / 2 / Math.abs(dy) : Infinity,
    0.5,
  );
  const far = Math.min(0.5, part + beyond / length);
  return { x: from.x + dx * far, y: from.y + dy * far };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
