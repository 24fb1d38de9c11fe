// The places of the seats. The own seat is at the bottom. The others follow clockwise, like turns.

export interface SeatPlace {
  seat: number;
  x: number; // of the middle of the seat, in per cent of the board
  y: number;
  column: number; // for a layout with three columns around the piles, without room for an oval
  row: number;
}

// The largest distances of a seat from the middle, and the shape of the oval. A full table needs
// the corners.
const ACROSS = 41;
const DOWN = 35.5;
const MIDDLE = 50.7; // not 50, because the label of the distance extends over the edge of a seat
const SQUARE = 0.74;
const ROUND = 1; // for a table with no seat opposite and none in the corners

type Cell = readonly [column: number, row: number];

// The cells of the other players, by the number of them: up on the left, along the top, down on the
// right.
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

/** Return the places of all seats, `mine` first; a spectator sees the table from seat 0. */
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

/** Return the rows of the middle column that hold the piles; `to` is not included. */
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
