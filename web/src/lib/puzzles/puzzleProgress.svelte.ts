// Which puzzles the person has solved. The server keeps it with the person. Until a visitor has a name,
// this device keeps the answers that they have found.

import type { PuzzleCard, PuzzleList } from "../../protocol";
import { api } from "../api";
import { session } from "../session.svelte";

const KEY = "whistlestop.puzzles";

/** The right answers that were found, by `game/number`. */
type Kept = Record<string, string>;

function keptHere(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // the stored text is not valid, or the browser stores nothing
  }
}

class Progress {
  #here = $state.raw<Kept>(keptHere());

  /** Note the right answer to a puzzle, on this device if the person has no session. */
  keep(puzzle: string, answer: string): void {
    if (!session.me) this.#store({ ...this.#here, [puzzle]: answer });
  }

  /** Return all puzzles and that of the day, with those marked that this person has solved. */
  async puzzles(): Promise<PuzzleList> {
    if (session.me) await this.#hand();
    const { day, puzzles } = await api.puzzles();
    return { day: this.#marked(day), puzzles: puzzles.map((each) => this.#marked(each)) };
  }

  #marked(card: PuzzleCard): PuzzleCard {
    return { ...card, solved: card.solved || puzzleKey(card) in this.#here };
  }

  /** Hand what this device has kept to the server, which keeps it with the person from now on. */
  async #hand(): Promise<void> {
    const kept = Object.entries(this.#here);
    this.#store({});
    for (const [puzzle, answer] of kept) {
      const [game = "", number = ""] = puzzle.split("/");
      await api.tryPuzzle(game, Number(number), answer).catch(() => null); // there are others since then
    }
  }

  #store(kept: Kept): void {
    this.#here = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // The browser stores nothing: the marks last until the page is closed.
    }
  }
}

export const puzzleProgress = new Progress();

export function puzzleKey({ game, number }: Pick<PuzzleCard, "game" | "number">): string {
  return `${game}/${number}`;
}

export function puzzlePath(card: Pick<PuzzleCard, "game" | "number">): string {
  return `/puzzles/${puzzleKey(card)}`;
}

/** Return the puzzle to take after this one: the next one of its game that is not solved, or else none. */
export function nextPuzzle(puzzles: readonly PuzzleCard[], after: PuzzleCard): PuzzleCard | null {
  const open = puzzles.filter(
    (each) => each.game === after.game && !each.solved && each.number !== after.number,
  );
  return open.find((each) => each.number > after.number) ?? open[0] ?? null;
}
