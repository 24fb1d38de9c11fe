// Messages of a small puzzle for tests: one answer is right.

import type { PuzzleAnswer, PuzzleCard, PuzzleExplanation, PuzzlePage } from "../../protocol";
import { ASK, STANDING } from "../lessons/lesson.testing";

export function card(number: number, more: Partial<PuzzleCard> = {}): PuzzleCard {
  return { game: "bang", number, seats: 2, options: {}, solved: false, ...more };
}

export const PAGE: PuzzlePage = {
  game: "bang",
  number: 7,
  options: { "gold-rush": true },
  standing: { ...STANDING, names: ["", "bot normal"], ask: ASK },
};

function answer(answer: string, value: number): PuzzleAnswer {
  return { answer, alike: [], value, behind: 0.8 - value, error: 0.1, playouts: 60, why: [] };
}

export const EXPLANATION: PuzzleExplanation = {
  answers: [answer("play a", 0.8), answer("end", 0.2)],
  bot: "end",
};
