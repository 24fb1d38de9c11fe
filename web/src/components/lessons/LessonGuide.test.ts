import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import { ASK, card, guide, moment, STANDING } from "../../lib/lessons/lesson.testing";
import { LessonState } from "../../lib/lessons/lessonState.svelte";
import { texts } from "../../lib/texts.svelte";
import LessonGuide from "./LessonGuide.svelte";

const READ = "lesson-bang-reach-table";
const PLAY = "lesson-bang-reach-weapon";
const doLesson = vi.spyOn(api, "doLesson");
let lesson: LessonState;
const restart = vi.fn();

beforeEach(async () => {
  await texts.load("en");
  await texts.loadLessons();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div class="match"><button data-named="card-gun seat-9">Gun</button><i data-spot="seat-1"></i></div>`,
  );
  for (const each of document.querySelectorAll(".match *"))
    each.getBoundingClientRect = () => new DOMRect(0, 0, 9, 9);
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  const first = guide({ text: READ, points: [{ what: "seat", name: "1" }] });
  doLesson.mockReset().mockResolvedValueOnce(moment({ standing: STANDING, guide: first }));
  lesson = new LessonState(card("reach"), () => "Ann");
  await lesson.begin();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.querySelector(".match")?.remove();
  localStorage.clear();
});

function show(playing = false) {
  return render(LessonGuide, { props: { lesson, card: card("reach"), next: null, playing, restart } });
}
const pointed = () => [...document.querySelectorAll("[data-pointed]")].map((each) => each.tagName);

/** Go on to a step that points at the gun. */
async function goOn(): Promise<void> {
  const step = guide({ step: 1, text: PLAY, waits: true, points: [{ what: "card", name: "gun" }] });
  doLesson.mockResolvedValueOnce(moment({ done: ["continue"], guide: step, ask: ASK }));
  await fireEvent.keyDown(window, { key: "Enter" });
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await vi.waitFor(() => expect(lesson.guide?.step).toBe(1));
  await tick();
}

it("lights what a step points at, and moves the focus there for people who use keys", async () => {
  show();
  expect(screen.getByText("Step 1 of 2")).not.toBeNull();
  await vi.waitFor(() => expect(pointed()).toEqual(["I"]));
  await goOn();
  expect(pointed()).toEqual(["BUTTON"]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Gun"));
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  const again = document.createElement("b");
  again.dataset["named"] = "card-gun";
  document.querySelector(".match")?.append(again); // the card is drawn anew
  await vi.waitFor(() => expect(pointed()).toEqual(["BUTTON", "B"]));
  cleanup();
  expect(pointed()).toEqual([]);
});

it("says the next step when the events before it have been shown", async () => {
  const { rerender } = show();
  await rerender({ playing: true });
  lesson.guide = guide({ step: 1, text: PLAY, waits: true });
  await tick();
  expect(screen.queryByText(texts.say(PLAY))).toBeNull();
  await rerender({ playing: false });
  expect(screen.getByText(texts.say(PLAY)).closest("[aria-live]")).not.toBeNull();
});

it("says what a wrong try is told beside what the step says", async () => {
  show();
  await goOn();
  const wrong = guide({ step: 1, text: PLAY, waits: true, wrong: "lesson-bang-end-early" });
  doLesson.mockResolvedValueOnce(moment({ done: ["continue"], guide: wrong, ask: ASK }));
  await lesson.choose("end");
  await tick();
  expect(screen.getByText(texts.say("lesson-bang-end-early")).closest("[aria-live]")).not.toBeNull();
  expect(screen.getByText(texts.say(PLAY))).not.toBeNull();
});

it("begins again if the learner wants to, but not at the beginning", async () => {
  show();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Start again" });
  expect(button.disabled).toBe(true);
  await goOn();
  await fireEvent.click(button);
  expect(restart).toHaveBeenCalledOnce();
});

it("says at the end what was learnt, and leads on", async () => {
  lesson.guide = guide({ step: 2, text: null });
  show();
  await tick();
  expect(screen.getByRole("status").textContent).toContain(texts.say("lesson-finished"));
  const [, list] = screen.getAllByRole("link", { name: "All lessons" });
  expect(list?.getAttribute("href")).toBe("/learn/bang");
});
