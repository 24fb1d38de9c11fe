import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "../api";
import { ASK, card, guide, moment, PLAYED, STANDING } from "./lesson.testing";
import { LessonState } from "./lessonState.svelte";

const doLesson = vi.spyOn(api, "doLesson");
let lesson: LessonState;

beforeEach(async () => {
  localStorage.clear();
  doLesson.mockReset().mockResolvedValueOnce(moment({ standing: STANDING }));
  lesson = new LessonState(card("reach"), () => "Ann");
  await lesson.begin();
});
afterEach(() => localStorage.clear());

/** Let the server answer the next move, and return all moves that were sent after the first one. */
function answers(...found: Parameters<typeof moment>) {
  doLesson.mockResolvedValueOnce(moment(...found));
}
const sent = () => doLesson.mock.calls.slice(1).map(([, , move]) => move);

it("shows the match as a table does, with the name of the learner and nobody else at it", () => {
  expect([lesson.match, lesson.names, lesson.view]).toEqual(["m", ["Ann", "Ada"], { round: 1 }]);
  expect([lesson.waiting, lesson.table?.game, lesson.table?.me]).toEqual([[], "bang", 0]);
});

it("has the options of the lesson, so that the rules show its expansion", async () => {
  doLesson.mockResolvedValueOnce(moment({ standing: STANDING }));
  lesson = new LessonState(card("gold-rush", { options: { "gold-rush": true } }), () => "Ann");
  await lesson.begin();
  expect(lesson.table?.options).toEqual({ "gold-rush": true });
});

it("goes on from a step that is read, and brings what was done with every move", async () => {
  answers({ done: ["continue"], guide: guide({ step: 1, waits: true }), ask: ASK });
  await lesson.proceed();
  expect(lesson.ask?.answers).toEqual(ASK.answers);
  const shown = vi.spyOn(lesson, "onStep");
  answers({ done: ["continue", "play a"], guide: guide({ step: 2, text: null }), played: [PLAYED] });
  await lesson.choose("play a");
  expect(sent()).toEqual([
    { done: [], next: "continue" },
    { done: ["continue"], next: "play a" },
  ]);
  expect(shown).toHaveBeenCalledOnce();
  expect([lesson.view, lesson.finished, lesson.ask, lesson.waiting]).toEqual([{ round: 2 }, true, null, []]);
  expect(lesson.end).toBeNull(); // the end of the lesson is said by its guide
});

it("puts the same question anew after a wrong try, and changes nothing else", async () => {
  answers({ done: ["continue"], guide: guide({ step: 1, waits: true }), ask: ASK });
  await lesson.proceed();
  const before = lesson.ask;
  answers({ done: ["continue"], guide: guide({ step: 1, waits: true, wrong: "lesson-wrong" }), ask: ASK });
  await lesson.choose("end");
  expect([lesson.guide?.wrong, lesson.wrongAnswers, lesson.view]).toEqual(["lesson-wrong", 1, { round: 1 }]);
  expect(lesson.ask?.answers).toEqual(before?.answers);
  expect(lesson.ask?.turn).not.toBe(before?.turn);
});

it("answers nothing at a step that is read, and goes on at no step that waits", async () => {
  await lesson.choose("play a");
  answers({ done: ["continue"], guide: guide({ step: 1, waits: true }), ask: ASK });
  await lesson.proceed();
  await lesson.proceed();
  expect(sent()).toEqual([{ done: [], next: "continue" }]);
});

it("asks why a thing cannot be used, with what was done", async () => {
  const reason = vi.spyOn(api, "lessonReason").mockResolvedValue({ text: null, clauses: ["BASE-048"] });
  expect(await lesson.whyNot({ card: "a" })).toBeNull(); // nothing is asked
  answers({ done: ["continue"], guide: guide({ step: 1, waits: true }), ask: ASK });
  await lesson.proceed();
  expect((await lesson.whyNot({ card: "a", seat: 1 }))?.clauses).toEqual(["BASE-048"]);
  const move = { done: ["continue"], card: "a", seat: 1, place: null };
  expect(reason).toHaveBeenCalledWith("bang", "reach", move);
});

it("begins again if the lesson has changed since it was left", async () => {
  const changed = new Refusal({ kind: "lesson-changed", details: {}, text: "" }, 409);
  doLesson.mockRejectedValueOnce(changed).mockResolvedValueOnce(moment({ standing: STANDING }));
  const again = new LessonState(card("reach"), () => "Ann");
  await again.begin(["continue"]);
  expect(sent()).toEqual([
    { done: ["continue"], next: null },
    { done: [], next: null },
  ]);
  expect(again.guide?.step).toBe(0);
});
