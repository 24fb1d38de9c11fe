// Where everything stands in the picture. Front is right.

import type { TrainView } from "./view";

export const TOKEN = 40; // the width that a bandit takes
const MARGIN = 14; // beside the bandits of a car
const GAP = 12; // between two cars
const LEAST = 60; // of a car's width
export const HEIGHT = 190;
export const ROOF = 74; // where feet stand
export const FLOOR = 150;
const BESIDE = 30; // the ground behind and before the train

export interface CarPlace {
  number: number;
  x: number;
  width: number;
}

export interface TokenPlace {
  seat: number;
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  cars: CarPlace[];
  tokens: TokenPlace[];
}

export function layout(view: TrainView): Layout {
  const cars: CarPlace[] = [];
  const tokens: TokenPlace[] = [];
  let x = BESIDE;
  for (const car of view.train) {
    const most = Math.max(car.roof.length, car.inside.length, 1);
    const width = Math.max(LEAST, most * TOKEN + 2 * MARGIN) + (car.number === 0 ? 46 : 0);
    cars.push({ number: car.number, x, width });
    const room = car.number === 0 ? width - 46 : width;
    tokens.push(...line(car.roof, x, room, ROOF), ...line(car.inside, x, room, FLOOR));
    x += width + GAP;
  }
  for (const bandit of view.bandits) {
    if (bandit.status === "pending") tokens.push({ seat: bandit.seat, x: x + 2, y: FLOOR + 14 });
  }
  return { width: x + BESIDE - GAP, cars, tokens };
}

/** The bandits of one floor stand in the middle, in line. */
function line(seats: number[], x: number, width: number, y: number): TokenPlace[] {
  const start = x + (width - seats.length * TOKEN) / 2 + TOKEN / 2;
  return seats.map((seat, at) => ({ seat, x: start + at * TOKEN, y }));
}
