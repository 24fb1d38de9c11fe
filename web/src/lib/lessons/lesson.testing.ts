// Messages of a small lesson for tests: one step is read, one waits for an answer.

import type { LessonCard, LessonGuide, LessonMoment, Standing, Step, WireAsk } from "../../protocol";

export const ASK: WireAsk = { turn: 0, kind: "turn", answers: ["play a", "end"], about: {} };
const FAIR = { hash: "", seed: null, nonce: null, nonces: null, deal: null };

export function guide(more: Partial<LessonGuide> = {}): LessonGuide {
  return {
    step: 0,
    steps: 2,
    text: "lesson-wrong",
    waits: false,
    points: [],
    rules: [],
    wrong: null,
    ...more,
  };
}

export const STANDING: Standing = {
  type: "standing",
  match: "m",
  seat: 0,
  names: ["", "Ada"],
  start: 0,
  events: [],
  view: { round: 1 },
  ask: null,
  given: null,
  waiting: [{ seat: 0, left: null }],
  end: null,
  fair: FAIR,
  by_bot: [],
  all_open: false,
};

export const PLAYED: Step = {
  type: "step",
  match: "m",
  start: 0,
  scenes: [],
  changes: [{ path: ["round"], to: 2 }],
  by: "person",
  seat: 0,
  ask: null,
  given: null,
  waiting: [{ seat: 1, left: null }],
  end: { winners: [0], why: "alone" },
  fair: FAIR,
};

export function moment(more: Partial<LessonMoment> = {}): LessonMoment {
  return { done: [], guide: guide(), ask: null, standing: null, played: [], ...more };
}

export function card(name: string, more: Partial<LessonCard> = {}): LessonCard {
  const about = { title: "lesson-bang-reach", about: "lesson-bang-reach.about", minutes: 2, steps: 2 };
  return { game: "bang", name, ...about, options: {}, needs: [], rules: [], progress: null, ...more };
}
