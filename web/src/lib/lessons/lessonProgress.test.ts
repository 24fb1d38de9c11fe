import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { session } from "../session.svelte";
import { card, moment } from "./lesson.testing";
import { lessonProgress, nextLesson } from "./lessonProgress.svelte";

const lessons = vi.spyOn(api, "lessons");
const doLesson = vi.spyOn(api, "doLesson");

beforeEach(async () => {
  lessons.mockReset().mockResolvedValue([card("one"), card("two")]);
  doLesson.mockReset().mockResolvedValue(moment());
  await forget();
});
afterEach(forget);

/** Hand everything to the server, so that this device keeps nothing. */
async function forget(): Promise<void> {
  session.me = { id: 1, name: "Ann" };
  await lessonProgress.lessons();
  session.me = null;
  doLesson.mockClear();
}

const progress = async () => (await lessonProgress.lessons()).map((each) => each.progress);

it("keeps the progress of a visitor on this device", async () => {
  lessonProgress.keep("bang/one", [], false); // nothing was done
  expect(await progress()).toEqual([null, null]);
  lessonProgress.keep("bang/one", ["continue"], false);
  expect(await progress()).toEqual([{ done: ["continue"], finished: false }, null]);
  expect(JSON.parse(localStorage.getItem("whistlestop.lessons") ?? "")).toHaveProperty("bang/one");
});

it("remembers that a lesson was finished when it is taken again", async () => {
  lessonProgress.keep("bang/one", ["continue", "end"], true);
  expect(await progress()).toEqual([{ done: [], finished: true }, null]);
  lessonProgress.keep("bang/one", ["continue"], false);
  expect(await progress()).toEqual([{ done: ["continue"], finished: true }, null]);
});

it("hands its progress to the server once the visitor has a name", async () => {
  lessonProgress.keep("bang/one", ["continue", "end"], true);
  session.me = { id: 1, name: "Ann" };
  await lessonProgress.lessons();
  expect(doLesson.mock.calls).toEqual([["bang", "one", { done: ["continue"], next: "end" }]]);
  expect(localStorage.getItem("whistlestop.lessons")).toBe("{}");
  lessonProgress.keep("bang/one", ["continue"], false);
  expect(localStorage.getItem("whistlestop.lessons")).toBe("{}"); // the server keeps it
});

it("names the lesson to take now", () => {
  const finished = { done: [], finished: true };
  expect(nextLesson([card("one", { progress: finished }), card("two")])?.name).toBe("two");
  expect(nextLesson([card("one", { progress: finished })])).toBeNull();
});
