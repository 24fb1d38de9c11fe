import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { session } from "../session.svelte";
import { card } from "./puzzle.testing";
import { nextPuzzle, puzzlePath, puzzleProgress } from "./puzzleProgress.svelte";

const puzzles = vi.spyOn(api, "puzzles");
const attempt = vi.spyOn(api, "tryPuzzle");

beforeEach(async () => {
  puzzles.mockReset().mockResolvedValue({ day: card(2), puzzles: [card(1), card(2)] });
  attempt.mockReset().mockResolvedValue({ right: true });
  await forget();
});
afterEach(forget);

/** Hand everything to the server, so that this device keeps nothing. */
async function forget(): Promise<void> {
  session.me = { id: 1, name: "Ann" };
  await puzzleProgress.puzzles();
  session.me = null;
  attempt.mockClear();
}

it("marks what a visitor has solved on this device, also as the puzzle of the day", async () => {
  puzzleProgress.keep("bang/2", "play a");
  const found = await puzzleProgress.puzzles();
  expect(found.puzzles.map((each) => each.solved)).toEqual([false, true]);
  expect(found.day.solved).toBe(true);
  expect(JSON.parse(localStorage.getItem("whistlestop.puzzles") ?? "")).toEqual({ "bang/2": "play a" });
});

it("hands the answers to the server once the visitor has a name", async () => {
  puzzleProgress.keep("bang/2", "play a");
  session.me = { id: 1, name: "Ann" };
  await puzzleProgress.puzzles();
  expect(attempt.mock.calls).toEqual([["bang", 2, "play a"]]);
  expect(localStorage.getItem("whistlestop.puzzles")).toBe("{}");
  puzzleProgress.keep("bang/1", "play a");
  expect(localStorage.getItem("whistlestop.puzzles")).toBe("{}"); // the server keeps it
});

it("leads to the next open puzzle of the same game, and begins again at the end", () => {
  const all = [card(1), card(2), card(3, { solved: true }), card(4), card(5, { game: "train-heist" })];
  expect(nextPuzzle(all, card(2))?.number).toBe(4);
  expect(nextPuzzle(all, card(4))?.number).toBe(1);
  expect(nextPuzzle([card(1), card(3, { solved: true })], card(1))).toBeNull();
  expect(puzzlePath(card(4))).toBe("/puzzles/bang/4");
});
