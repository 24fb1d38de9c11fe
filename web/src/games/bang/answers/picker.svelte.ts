// What you are picking right now. The table, your hand and the buttons share it: a tap on any of them narrows
// the answers, and a whole answer is sent, after a doubt was put aside if there is one.

import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import { CONFIRM, offeredAnswers } from "./automaticAnswer";
import { confirmReason } from "./confirmReason";
import {
  matchingPaths,
  nextSteps,
  sameStep,
  answerPaths,
  completeAnswer,
  type Step,
  type AnswerPath,
} from "./answerSteps";
import { trainAdvance } from "../train-robbery/railway";
import type { TableView } from "../view";

const CAREFUL = ["turn", "excess", "order", "drop", "board", "pay", "swap", "tax", "jail"]; // here a first tap only lifts a card
const INSTEAD = ["card", "offer", "scrap", "car", "move", "feat"];
const OBVIOUS = ["like", "card", "car"]; // where there is no other, it needs no tap

export class BangPicker {
  ask = $state.raw<WireAsk | null>(null);
  view = $state.raw<TableView | null>(null);
  picked = $state.raw<Step[]>([]);
  toConfirm = $state.raw<{ answer: string; why: string } | null>(null);
  sending = $state(false);
  /** What the mouse or the focus is on, to show what it would do. */
  focused = $state.raw<Step | null>(null);
  keyPicks = $state(0); // how often a card was taken by keys: then the answers come next

  paths = $derived<AnswerPath[]>(this.ask ? offeredAnswers(this.ask).flatMap(answerPaths) : []);
  nextSteps = $derived<Step[]>(nextSteps(this.paths, this.picked));
  completeAnswer = $derived<string | null>(completeAnswer(this.paths, this.picked));

  /** How many places the train would move on by what is picked or looked at. */
  trainAdvance = $derived<number>(this.view ? trainAdvance(this.picked[0] ?? this.focused, this.view) : 0);

  #given = 0; // steps that there was no choice about
  #choose: (answer: string) => void = () => {};

  begin(ask: WireAsk, view: TableView, choose: (answer: string) => void): void {
    const fresh = ask !== this.ask;
    this.ask = ask;
    this.view = view;
    if (fresh) this.#open();
    this.toConfirm = null;
    this.#choose = choose;
  }

  end(): void {
    this.ask = null;
    this.view = null;
    this.picked = [];
    this.focused = null;
    this.#given = 0;
    this.toConfirm = null;
    this.#choose = () => {};
  }

  /** Whether a tap here does something. */
  canPick(step: Step): boolean {
    return this.nextSteps.some((each) => sameStep(each, step)) || this.isPicked(step);
  }

  /** Whether it could be picked instead of what is picked. */
  canPickInstead(step: Step): boolean {
    return INSTEAD.includes(step.type) && nextSteps(this.paths, []).some((each) => sameStep(each, step));
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

  /** Whether a step can be taken back. */
  get canGoBack(): boolean {
    return this.picked.length > this.#given;
  }

  /** One step back. */
  back(): boolean {
    if (!this.canGoBack) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  send(answer: string): void {
    if (this.sending || !this.ask || !this.view) return;
    const why = settings.on(CONFIRM) ? confirmReason(answer, this.ask, this.view) : null;
    if (why) this.toConfirm = { answer, why };
    else this.#choose(answer);
  }

  /** Do it all the same. */
  confirm(): void {
    const answer = this.toConfirm?.answer;
    this.toConfirm = null;
    if (answer) this.#choose(answer);
  }

  cancel(): void {
    this.toConfirm = null;
    if (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? ""))
      this.picked = this.picked.slice(0, this.#given);
  }

  /** A question begins; what it leaves no choice about is picked already. */
  #open(): void {
    const first = nextSteps(this.paths, []);
    const [only] = first;
    const clear =
      first.length === 1 && this.paths.length > 1 && only !== undefined && OBVIOUS.includes(only.type);
    this.picked = clear ? [only] : [];
    this.#given = this.picked.length;
    this.focused = null;
  }

  #settle(): void {
    const only = this.nextSteps.length === 1 ? this.nextSteps[0] : undefined;
    if (this.completeAnswer === null && only?.type === "part") {
      this.picked = [...this.picked, only];
      this.#settle();
      return;
    }
    // The only card that a Feat can be done with is proposed, and not yet given.
    if (this.completeAnswer === null && only?.type === "card" && this.picked[0]?.type === "feat") {
      this.picked = [...this.picked, only];
      if (this.completeAnswer === null) this.#settle();
      return;
    }
    const done = this.completeAnswer !== null && matchingPaths(this.paths, this.picked).length === 1;
    if (this.completeAnswer && done && (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? "")))
      this.send(this.completeAnswer);
  }
}

export const picker = new BangPicker();
