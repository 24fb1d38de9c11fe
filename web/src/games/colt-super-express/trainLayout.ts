// The places of cars and bandits in the picture of the train. Its front is on the right.
//
// A train that is too long for the screen is drawn in several rows, the front in the last one, so
// that all of it can be seen. The number of rows and the scale depend on the cars at the start, not on
// where the players stand: a picture changes its shape only when all cars of a row are uncoupled. A
// crowd is drawn smaller in it.

import type { TrainView } from "./views";

export const FIGURE_WIDTH = 40; // the width that a bandit takes
const MARGIN = 14; // the space beside the bandits of a car
const GAP = 12; // the space between two cars
const LEAST = 60; // the least width of a car
const BOILER = 46; // the front part of the locomotive
const CROWD = 2; // bandits for whom a row always has room, besides one for each car
const SMALLEST = 0.7; // px for a unit: with less, nobody can read the letters on the bandits
export const HEIGHT = 190; // of a row
export const ROOF = 74; // the line on which figures stand
export const FLOOR = 150;
const BESIDE = 30; // the ground behind and in front of the train

export interface CarPlace {
  number: number;
  x: number;
  y: number; // the top of its row
  width: number;
}

export interface FigurePlace {
  seat: number;
  x: number;
  y: number;
}

export interface TrainLayout {
  width: number;
  usual: number; // the width without a crowd, which gives the picture its shape
  rows: number;
  cars: CarPlace[];
  figures: FigurePlace[];
}

/**
 * Lay out the train for a picture that is so many px wide. It has had at most `longest` cars: the
 * train of a lesson may have more than the players bring.
 */
export function trainLayout(view: TrainView, px = Infinity, longest = view.train.length): TrainLayout {
  const usually = view.bandits.length + 2; // at the start: a car for each player, one more, and the Locomotive
  const places = Math.max(usually, longest);
  const most = Math.ceil(usualWidth(places) / (px / SMALLEST));
  const length = Math.ceil(places / Math.max(1, most)); // of a row, in cars
  const rows = [...Array(Math.ceil(view.train.length / length)).keys()]
    .map((row) => view.train.filter((_, at) => Math.floor((view.train.length - 1 - at) / length) === row))
    .reverse();
  const pending = view.bandits.filter((bandit) => bandit.status === "pending");
  const widths = rows.map((row, at) => {
    const waiting = at === rows.length - 1 ? pending.length * FIGURE_WIDTH : 0;
    return row.reduce((sum, car) => sum + carWidth(car) + GAP, 2 * BESIDE - GAP + waiting);
  });
  const usual = usualWidth(length);
  const width = Math.max(usual, ...widths);

  const cars: CarPlace[] = [];
  const figures: FigurePlace[] = [];
  rows.forEach((row, at) => {
    const y = at * HEIGHT;
    let x = BESIDE + (width - (widths[at] ?? width)) / 2;
    for (const car of row) {
      const whole = carWidth(car);
      cars.push({ number: car.number, x, y, width: whole });
      const room = car.number === 0 ? whole - BOILER : whole;
      figures.push(...line(car.roof, x, room, y + ROOF), ...line(car.inside, x, room, y + FLOOR));
      x += whole + GAP;
    }
    if (at === rows.length - 1)
      figures.push(
        ...line(
          pending.map((each) => each.seat),
          x,
          pending.length * FIGURE_WIDTH,
          y + FLOOR + 14,
        ),
      );
  });
  return { width, usual, rows: rows.length, cars, figures };
}

/**
 * Lay out the train on its way from one layout to another, for each share of the way from 0 to 1.
 * Cars grow while their neighbours make room, so that they neither overlap nor leave the picture.
 */
export function layoutsBetween(from: TrainLayout, to: TrainLayout): (share: number) => TrainLayout {
  const cars = new Map(from.cars.map((car) => [car.number, car]));
  const figures = new Map(from.figures.map((figure) => [figure.seat, figure]));
  return (share) => {
    const mix = (one: number, other: number): number => one + (other - one) * share;
    return {
      ...to,
      width: mix(from.width, to.width),
      cars: to.cars.map((car) => {
        const { x, y, width } = cars.get(car.number) ?? car;
        return { number: car.number, x: mix(x, car.x), y: mix(y, car.y), width: mix(width, car.width) };
      }),
      figures: to.figures.map((figure) => {
        const { x, y } = figures.get(figure.seat) ?? figure;
        return { seat: figure.seat, x: mix(x, figure.x), y: mix(y, figure.y) };
      }),
    };
  };
}

/** Tell whether two layouts give the picture the same shape. */
export function sameShape(one: TrainLayout, other: TrainLayout): boolean {
  return one.rows === other.rows && one.usual === other.usual;
}

/** Return the width of a row with so many cars, the Locomotive among them. */
function usualWidth(cars: number): number {
  return cars * (LEAST + GAP) + BOILER + CROWD * FIGURE_WIDTH + 2 * BESIDE - GAP;
}

function carWidth({ number, roof, inside }: TrainView["train"][number]): number {
  const most = Math.max(roof.length, inside.length, 1);
  return Math.max(LEAST, most * FIGURE_WIDTH + 2 * MARGIN) + (number === 0 ? BOILER : 0);
}

/** Return the places of the bandits of one floor: in a line, in the middle of the car. */
function line(seats: number[], x: number, width: number, y: number): FigurePlace[] {
  const start = x + (width - seats.length * FIGURE_WIDTH) / 2 + FIGURE_WIDTH / 2;
  return seats.map((seat, at) => ({ seat, x: start + at * FIGURE_WIDTH, y }));
}
