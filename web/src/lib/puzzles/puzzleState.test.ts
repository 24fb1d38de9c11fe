import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { EXPLANATION, PAGE } from "./puzzle.testing";
import { puzzleProgress } from "./puzzleProgress.svelte";
import { PuzzleState } from "./puzzleState.svelte";

const page = vi.spyOn(api, "puzzle");
const attempt = vi.spyOn(api, "tryPuzzle");
const explanation = vi.spyOn(api, "puzzleExplanation");
const keep = vi.spyOn(puzzleProgress, "keep");
let puzzle: PuzzleState;

beforeEach(async () => {
  localStorage.clear();
  page.mockReset().mockResolvedValue(PAGE);
  attempt.mockReset();
  explanation.mockReset().mockResolvedValue(EXPLANATION);
  keep.mockReset();
  puzzle = new PuzzleState({ game: "bang", number: 7 }, () => "Ann");
  await puzzle.begin();
});
afterEach(() => localStorage.clear());

it("shows the match at its question, with the name of the player and nobody else at the table", () => {
  expect([puzzle.names, puzzle.view, puzzle.waiting]).toEqual([["Ann", "bot normal"], { round: 1 }, []]);
  expect([puzzle.table?.game, puzzle.table?.me, puzzle.table?.options]).toEqual([
    "bang",
    0,
    { "gold-rush": true },
  ]);
  expect(puzzle.ask?.answers).toEqual(["play a", "end"]);
  expect(explanation).not.toHaveBeenCalled();
});

it("asks the same question anew after a wrong try, and tells nothing", async () => {
  attempt.mockResolvedValue({ right: false });
  const before = puzzle.ask;
  await puzzle.choose("end");
  expect([puzzle.wrong, puzzle.wrongAnswers, puzzle.found]).toEqual(["end", 1, false]);
  expect(puzzle.ask?.answers).toEqual(before?.answers);
  expect(puzzle.ask?.turn).not.toBe(before?.turn);
  expect(explanation).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

it("explains the right answer and keeps it", async () => {
  attempt.mockResolvedValue({ right: true });
  await puzzle.choose("play a");
  expect(attempt).toHaveBeenCalledWith("bang", 7, "play a");
  expect([puzzle.found, puzzle.explanation, puzzle.ask]).toEqual([true, EXPLANATION, null]);
  expect(keep).toHaveBeenCalledWith("bang/7", "play a");
  expect(puzzle.question?.answers).toEqual(["play a", "end"]); // its words are still needed
});

it("shows the answer to a player who gives up, and does not count it", async () => {
  await puzzle.show();
  expect([puzzle.found, puzzle.explanation, puzzle.ask]).toEqual([false, EXPLANATION, null]);
  expect(keep).not.toHaveBeenCalled();
});

it("asks why a thing cannot be used while the question is open", async () => {
  const reason = vi.spyOn(api, "puzzleReason").mockResolvedValue({ text: null, clauses: ["BASE-048"] });
  expect((await puzzle.whyNot({ card: "a", seat: 1 }))?.clauses).toEqual(["BASE-048"]);
  expect(reason).toHaveBeenCalledWith("bang", 7, { card: "a", seat: 1, place: null });
  await puzzle.show();
  expect(await puzzle.whyNot({ card: "a" })).toBeNull();
});
