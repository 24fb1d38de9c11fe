// The answer that a player of BANG! is picking, step by step: a card, then a seat, then a card of that seat.

import { AnswerPicker } from "../../shared/answerPicker.svelte";
import { isShownOnly } from "../../../lib/shownOnly";
import { CONFIRM } from "../toggles";
import { trainAdvance } from "../train-robbery/trainLine";
import type { TableView } from "../views";
import {
  type AnswerPath,
  answerPaths,
  completeAnswer,
  matchingPaths,
  nextSteps,
  sameStep,
  type Step,
} from "./answerSteps";
import { offeredAnswers } from "./automaticAnswer";
import { confirmReason } from "./confirmReason";

// In these questions the first tap on a card only lifts it, and a second tap plays it.
const ASKS_WITH_TWO_TAPS = ["turn", "excess", "order", "drop", "board", "pay", "swap", "tax", "jail"];
// Steps that a tap can pick instead of the picked steps.
const REPLACEABLE = ["card", "offer", "scrap", "car", "move", "feat"];
// If a question leaves no choice about its first step, these kinds are picked without a tap.
const PICKED_FOR_YOU = ["like", "card", "car"];

export class BangPicker extends AnswerPicker<TableView> {
  picked = $state.raw<Step[]>([]);
  /** The step under the mouse or the focus. The table shows a preview of its effect. */
  focused = $state.raw<Step | null>(null);

  paths = $derived<AnswerPath[]>(this.ask ? offeredAnswers(this.ask).flatMap(answerPaths) : []);
  nextSteps = $derived<Step[]>(nextSteps(this.paths, this.picked));
  completeAnswer = $derived<string | null>(completeAnswer(this.paths, this.picked));

  /** The number of places that the train would move by the picked or focused step. */
  trainAdvance = $derived<number>(this.view ? trainAdvance(this.picked[0] ?? this.focused, this.view) : 0);

  #pickedForYou = 0; // the number of steps that were picked without a tap

  constructor() {
    super(CONFIRM, confirmReason);
  }

  get hasPicked(): boolean {
    return this.picked.length > 0;
  }

  clear(): void {
    this.picked = [];
    this.focused = null;
    this.#pickedForYou = 0;
  }

  /** Tell whether a tap on this step has an effect. */
  canPick(step: Step): boolean {
    return this.nextSteps.some((each) => sameStep(each, step)) || this.isPicked(step);
  }

  /** Tell whether a tap can pick this step instead of the picked steps. */
  canPickInstead(step: Step): boolean {
    return REPLACEABLE.includes(step.type) && nextSteps(this.paths, []).some((each) => sameStep(each, step));
  }

  isPicked(step: Step): boolean {
    return this.picked.some((each) => sameStep(each, step));
  }

  tap(step: Step): boolean {
    if (this.sending || !this.ask) return false;
    const word = step.type === "word" || step.type === "use" ? completeAnswer(this.paths, [step]) : null;
    if (word) {
      this.send(word);
      return true;
    }
    if (this.nextSteps.some((each) => sameStep(each, step))) this.picked = [...this.picked, step];
    else if (sameStep(this.picked.at(-1), step)) {
      if (this.completeAnswer) this.send(this.completeAnswer);
      else this.back();
      return true;
    } else if (this.canPickInstead(step)) this.picked = [step];
    else return false;
    this.#settle();
    return true;
  }

  /** Tell whether a step can be taken back. */
  get canGoBack(): boolean {
    return this.picked.length > this.#pickedForYou;
  }

  back(): boolean {
    if (!this.canGoBack) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  override cancel(): void {
    super.cancel();
    if (this.#sendsAtOnce()) this.picked = this.picked.slice(0, this.#pickedForYou);
  }

  /** Pick the first step of a new question, if there is no choice about it. */
  protected override startQuestion(): void {
    this.clear();
    const first = nextSteps(this.paths, []);
    const [only] = first;
    const clear =
      first.length === 1 && this.paths.length > 1 && only !== undefined && PICKED_FOR_YOU.includes(only.type);
    this.picked = clear ? [only] : [];
    this.#pickedForYou = this.picked.length;
  }

  /** Tell whether a complete answer is sent without another tap. */
  #sendsAtOnce(): boolean {
    return this.picked.length > 1 || !ASKS_WITH_TWO_TAPS.includes(this.ask?.kind ?? "");
  }

  /** Pick the steps without a choice, and send the answer if it is complete. */
  #settle(): void {
    const only = this.nextSteps.length === 1 ? this.nextSteps[0] : undefined;
    if (this.completeAnswer === null && only?.type === "part") {
      this.picked = [...this.picked, only];
      this.#settle();
      return;
    }
    // If only one card can perform a Feat, pick it but do not send the answer.
    if (this.completeAnswer === null && only?.type === "card" && this.picked[0]?.type === "feat") {
      this.picked = [...this.picked, only];
      if (this.completeAnswer === null) this.#settle();
      return;
    }
    const done = this.completeAnswer !== null && matchingPaths(this.paths, this.picked).length === 1;
    if (this.completeAnswer && done && this.#sendsAtOnce()) this.send(this.completeAnswer);
  }
}

export const picker = new BangPicker();

const idle = new BangPicker();

/** Return the picker for a part of a table. Nobody answers at a table that is only looked at. */
export function tablePicker(): BangPicker {
  return isShownOnly() ? idle : picker;
}
