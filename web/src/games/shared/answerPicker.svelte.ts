// The answer that a player is picking. The table, the hand and the buttons of a game share one picker: each tap
// narrows the legal answers. A complete answer is sent, after the player has confirmed it where there is a reason to
// ask. What can be picked, and how that narrows the answers, is up to each game.

import { settings } from "../../lib/settings.svelte";
import type { WireAsk } from "../../protocol";
import type { Toggle } from "../game";

/** An answer that waits for the player's confirmation; `reason` is the id of the text that says why. */
export interface AnswerToConfirm {
  answer: string;
  reason: string;
}

/** The id of the text that says why an answer should be confirmed; null if it can be sent at once. */
export type ConfirmReason<View> = (answer: string, ask: WireAsk, view: View) => string | null;

export abstract class AnswerPicker<View> {
  ask = $state.raw<WireAsk | null>(null);
  view = $state.raw<View | null>(null);
  toConfirm = $state.raw<AnswerToConfirm | null>(null);
  sending = $state(false);
  /** How often something was picked by keyboard: each time the focus moves on to the answers. */
  keyPicks = $state(0);

  #confirmToggle: Toggle;
  #confirmReason: ConfirmReason<View>;
  #choose: (answer: string) => void = () => {};

  constructor(confirmToggle: Toggle, confirmReason: ConfirmReason<View>) {
    this.#confirmToggle = confirmToggle;
    this.#confirmReason = confirmReason;
  }

  /** Whether the player has picked anything. */
  abstract get hasPicked(): boolean;

  /** Forget what was picked. */
  abstract clear(): void;

  /** Take back the last pick; false if there is none. */
  abstract back(): boolean;

  begin(ask: WireAsk, view: View, choose: (answer: string) => void): void {
    const fresh = ask !== this.ask;
    this.ask = ask;
    this.view = view;
    if (fresh) this.startQuestion();
    this.toConfirm = null;
    this.#choose = choose;
  }

  end(): void {
    this.ask = null;
    this.view = null;
    this.clear();
    this.toConfirm = null;
    this.#choose = () => {};
  }

  /** Send a complete answer, or ask for confirmation first. */
  send(answer: string): void {
    if (this.sending || !this.ask || !this.view) return;
    const reason = settings.isOn(this.#confirmToggle)
      ? this.#confirmReason(answer, this.ask, this.view)
      : null;
    if (reason) this.toConfirm = { answer, reason };
    else this.#choose(answer);
  }

  /** Send the answer that waits for confirmation. */
  confirm(): void {
    const answer = this.toConfirm?.answer;
    this.toConfirm = null;
    if (answer) this.#choose(answer);
  }

  /** Drop the answer that waits for confirmation. */
  cancel(): void {
    this.toConfirm = null;
  }

  /** Prepare for a new question. */
  protected startQuestion(): void {
    this.clear();
  }
}
