// The places of cars and bandits in the picture of the train. Its front is on the right.

import type { TrainView } from "./views";

export const FIGURE_WIDTH = 40; // the width that a bandit takes
const MARGIN = 14; // the space beside the bandits of a car
const GAP = 12; // the space between two cars
const LEAST = 60; // the least width of a car
export const HEIGHT = 190;
export const ROOF = 74; // the line on which figures stand
export const FLOOR = 150;
const BESIDE = 30; // the ground behind and in front of the train

export interface CarPlace {
  number: number;
  x: number;
  width: number;
}

export interface FigurePlace {
  seat: number;
  x: number;
  y: number;
}

export interface TrainLayout {
  width: number;
  cars: CarPlace[];
  figures: FigurePlace[];
}

export function trainLayout(view: TrainView): TrainLayout {
  const cars: CarPlace[] = [];
  const figures: FigurePlace[] = [];
  let x = BESIDE;
  for (const car of view.train) {
    const most = Math.max(car.roof.length, car.inside.length, 1);
    const width = Math.max(LEAST, most * FIGURE_WIDTH + 2 * MARGIN) + (car.number === 0 ? 46 : 0);
    cars.push({ number: car.number, x, width });
    const room = car.number === 0 ? width - 46 : width;
    figures.push(...line(car.roof, x, room, ROOF), ...line(car.inside, x, room, FLOOR));
    x += width + GAP;
  }
  for (const bandit of view.bandits) {
    if (bandit.status === "pending") figures.push({ seat: bandit.seat, x: x + 2, y: FLOOR + 14 });
  }
  return { width: x + BESIDE - GAP, cars, figures };
}

/** Return the places of the bandits of one floor: in a line, in the middle of the car. */
function line(seats: number[], x: number, width: number, y: number): FigurePlace[] {
  const start = x + (width - seats.length * FIGURE_WIDTH) / 2 + FIGURE_WIDTH / 2;
  return seats.map((seat, at) => ({ seat, x: start + at * FIGURE_WIDTH, y }));
}
