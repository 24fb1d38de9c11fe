// The answer that a player is picking. The table, the hand and the buttons of a game share one
// picker: each tap narrows the legal answers. A complete answer is sent. If there is a reason to
// ask, the player has to confirm it first. Each game defines what can be picked and how a pick
// narrows the answers.

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
  /** The number of picks by keyboard. After each pick the focus moves to the answers. */
  keyPicks = $state(0);

  #confirmToggle: Toggle;
  #confirmReason: ConfirmReason<View>;
  #choose: (answer: string) => void = () => {};

  constructor(confirmToggle: Toggle, confirmReason: ConfirmReason<View>) {
    this.#confirmToggle = confirmToggle;
    this.#confirmReason = confirmReason;
  }

  /** Tell whether the player has picked anything. */
  abstract get hasPicked(): boolean;

  /** Clear all picks. */
  abstract clear(): void;

  /** Take back the last pick. Return false if nothing was picked. */
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
