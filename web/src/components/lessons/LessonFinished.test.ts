import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import { card } from "../../lib/lessons/lesson.testing";
import { session } from "../../lib/session.svelte";
import { texts } from "../../lib/texts.svelte";
import type { GameCard, LessonCard, OptionCard } from "../../protocol";
import LessonFinished from "./LessonFinished.svelte";

function option(name: string, more: Partial<OptionCard> = {}): OptionCard {
  const plain = { kind: "flag" as const, default: false, choices: [], low: 0, high: 0, needs: {} };
  return { name, help: `bang-option-${name}`, ...plain, needs_seats: [], tile: true, ...more };
}

const GAME: GameCard = {
  name: "bang",
  fewest: 2,
  most: 8,
  usual: 5,
  options: [option("gold-rush"), option("legends"), option("goal", { kind: "number", tile: false })],
  mixes: [],
  levels: ["normal"],
  minutes: null,
  weight: null,
  first: { seats: 4, options: { length: "short" } },
  usual_level: "normal",
};
const createTable = vi.spyOn(api, "createTable");
const BASE = card("roles", { options: { goal: 3, "gold-rush": false, legends: false } });
const GOLD = card("gold-rush", { options: { "gold-rush": true, legends: false } });

beforeEach(async () => {
  await texts.load("en");
  await texts.loadLessons();
  session.offer = { version: "1", protocol: 1, games: [GAME], levels: ["normal"] };
  session.me = { id: 1, name: "Ann" } as typeof session.me;
  createTable.mockReset().mockRejectedValue(new Error("no table today"));
});
afterEach(() => {
  cleanup();
  session.offer = null;
  session.me = null;
});

function show(lesson: LessonCard, next: LessonCard | null): string[] {
  render(LessonFinished, { props: { card: lesson, next } });
  return [...document.querySelectorAll(".ways > *")].map(
    (each) => `${each.textContent}${each.classList.contains("primary") ? "!" : ""}`,
  );
}

it("says what was learnt, and leads to the next lesson about the same game first", () => {
  expect(show(card("reach"), BASE)[0]).toMatch(/^Next: .*!$/);
  expect(screen.getByRole("status").textContent).toContain(texts.say("lesson-bang-reach.learnt"));
});

it("leads to a match before it leads to an expansion", () => {
  expect(show(BASE, GOLD)).toEqual(["Play now!", "Next: The table and reach", "All lessons"]);
});

it("plays with the expansion that the lesson was about, and with no other option of the lesson", async () => {
  expect(show(GOLD, null)).toEqual(["Play now: Gold Rush!", "All lessons"]);
  await fireEvent.click(screen.getByRole("button"));
  const options = { length: "short", "gold-rush": true };
  await vi.waitFor(() => expect(createTable).toHaveBeenCalledWith({ game: "bang", seats: 4, options }));
  cleanup();
  show(BASE, null);
  await fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(createTable.mock.lastCall?.[0].options).toEqual({ length: "short" }));
});
