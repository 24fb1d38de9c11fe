// The state of the table in a puzzle: the match stands still at a question, and answers are only tried.

import type { PuzzleCard, PuzzleExplanation, Reason, WireAsk } from "../../protocol";
import { api } from "../api";
import type { Pick as Picked } from "../bubble.svelte";
import { session } from "../session.svelte";
import { alone, tableOfOne } from "../tableOfOne";
import { TableState } from "../tableState.svelte";
import { puzzleProgress } from "./puzzleProgress.svelte";

export class PuzzleState extends TableState {
  readonly game: string;
  readonly number: number;
  /** The question, also while it is not asked any more. */
  question = $state.raw<WireAsk | null>(null);
  /** The answer that was tried last and is not right. */
  wrong = $state<string | null>(null);
  /** How many wrong answers there were, so that the same words can be said again. */
  wrongAnswers = $state(0);
  /** Whether the player has found the answer. */
  found = $state(false);
  explanation = $state.raw<PuzzleExplanation | null>(null);
  busy = $state(false);

  #player: () => string;

  /** `player` returns the name of the person, which the messages leave out. */
  constructor({ game, number }: Pick<PuzzleCard, "game" | "number">, player: () => string) {
    super(`${game}/${number}`, session.connection);
    this.game = game;
    this.number = number;
    this.#player = player;
  }

  async begin(): Promise<void> {
    const { options, standing } = await api.puzzle(this.game, this.number);
    const names = standing.names.map((name, seat) => (seat === standing.seat ? this.#player() : name));
    this.table ??= tableOfOne(this.game, options, standing);
    this.receive(alone({ ...standing, names }));
    this.question = this.ask;
  }

  /** Try an answer. */
  override async choose(answer: string): Promise<void> {
    if (!this.ask || this.busy) return;
    this.busy = true;
    try {
      const { right } = await api.tryPuzzle(this.game, this.number, answer);
      if (right) {
        this.found = true;
        puzzleProgress.keep(this.key, answer);
        await this.#explain();
      } else {
        this.wrong = answer;
        this.wrongAnswers += 1;
        this.ask = { ...this.ask, turn: this.wrongAnswers }; // nothing is picked any more
      }
    } finally {
      this.busy = false;
    }
  }

  /** Give up: show the answer. */
  async show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#explain();
    } finally {
      this.busy = false;
    }
  }

  override async whyNot(pick: Picked): Promise<Reason | null> {
    if (this.ask === null) return null;
    const { card = null, seat = null, place = null } = pick;
    const { text, clauses } = await api.puzzleReason(this.game, this.number, { card, seat, place });
    return { type: "reason", request: 0, text, clauses };
  }

  protected override async catchUp(): Promise<void> {
    await this.begin();
  }

  async #explain(): Promise<void> {
    this.explanation = await api.puzzleExplanation(this.game, this.number);
    this.wrong = null;
    this.ask = null;
  }
}
