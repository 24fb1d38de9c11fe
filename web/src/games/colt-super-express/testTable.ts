// A small train of Colt Super Express for the tests.

import type { BanditView, TrainView } from "./views";

export function bandit(seat: number, name: string, more: Partial<BanditView> = {}): BanditView {
  return {
    seat,
    name,
    status: "aboard",
    car: 1,
    floor: "inside",
    facing: "front",
    stunned: false,
    revealed: [],
    face_down: 0,
    stack: [],
    treasures: [],
    ...more,
  };
}

export const view: TrainView = {
  seat: 0,
  round: 2,
  first: 1,
  expansions: [],
  train: [
    { number: 2, roof: [], inside: [] },
    { number: 1, roof: [2], inside: [0, 1] },
    { number: 0, roof: [], inside: [] },
  ],
  bandits: [
    bandit(0, "belle"),
    bandit(1, "tuco", { facing: "rear" }),
    bandit(2, "doc", { floor: "roof", stunned: true }),
  ],
  hand: ["flip", "change-floor", "move", "fire"],
  scheme: [],
  over: false,
  winner: null,
};
