// Who sits where. You are at the bottom; the others follow clockwise, as turns do.

export interface SeatPlace {
  seat: number;
  x: number; // per cent of the board, to the middle of the seat
  y: number;
  column: number; // where there is no room for an oval: three columns, with the piles in the middle
  row: number;
}

// How far from the middle a seat may be, and how square the oval is: a full table needs the corners.
const ACROSS = 41;
const DOWN = 35.5;
const MIDDLE = 50.7; // a distance hangs over the edge of a seat
const SQUARE = 0.74;
const ROUND = 1; // where nobody sits opposite, and nobody in the corners

type Cell = readonly [column: number, row: number];

// Up on the left, along the top, down on the right: the others, by how many there are.
const CELLS: readonly (readonly Cell[])[] = [
  [],
  [[2, 1]],
  [
    [1, 1],
    [3, 1],
  ],
  [
    [1, 2],
    [2, 1],
    [3, 2],
  ],
  [
    [1, 2],
    [1, 1],
    [3, 1],
    [3, 2],
  ],
  [
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
  ],
  [
    [1, 3],
    [1, 2],
    [1, 1],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
  [
    [1, 3],
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

/** All seats, `mine` first; a spectator sits behind seat 0. */
export function seatPlaces(count: number, mine: number | null): SeatPlace[] {
  const first = mine ?? 0;
  const cells = CELLS[count - 1] ?? [];
  const square = count === 7 ? ROUND : SQUARE;
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const [column, row] = cells[at - 1] ?? [2, pileRows(count).to];
    return {
      seat: (first + at) % count,
      x: round(50 - ACROSS * bent(Math.sin(angle), square)),
      y: round(MIDDLE + DOWN * bent(Math.cos(angle), square)),
      column,
      row,
    };
  });
}

/** The rows of the middle column that the piles have: from one up to, not including, the other. */
export function pileRows(count: number): { from: number; to: number } {
  const cells = CELLS[count - 1] ?? [];
  const rows = Math.max(1, ...cells.map(([, row]) => row));
  const opposite = cells.some(([column]) => column === 2);
  const from = opposite ? 2 : 1;
  return { from, to: Math.max(rows, from) + 1 };
}

function bent(part: number, square: number): number {
  return Math.sign(part) * Math.abs(part) ** square;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

export interface CardFan {
  rows: number;
  each: number; // cards in a row, but for the last
  step: number; // px from one card to the next
}

/** Cards overlap before they wrap, but each stays wide enough for a finger. */
export function fanCards(count: number, width: number, card: number, gap = 6, least = 46): CardFan {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const each = Math.max(1, Math.ceil(count / rows));
  const step = each < 2 ? card + gap : Math.min(card + gap, (width - card) / (each - 1));
  return { rows, each, step: Math.floor(step) };
}

const CLOSE = 44; // px

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A bent line from the edge of one box to the edge of another. */
export function arrowPath(from: Box, to: Box): { path: string; tip: { x: number; y: number } } | null {
  const a = middle(from);
  const b = middle(to);
  if (Math.hypot(b.x - a.x, b.y - a.y) < 1) return null;
  const near = edge(from, a, b, 4);
  const far = edge(to, b, a, 9);
  // Between neighbours there is no room: then it reaches over both.
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

/** Where the line between two middles leaves the first box, and a bit further. */
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
