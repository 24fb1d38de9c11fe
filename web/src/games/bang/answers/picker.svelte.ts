// What you are picking right now. The table, your hand and the buttons share it: a tap on any of them narrows
// the answers, and a whole answer is sent, after a doubt was put aside if there is one.

import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import { CONFIRM, offered } from "./automaticAnswer";
import { doubt } from "./confirmReason";
import { narrowed, next, same, ways, whole, type Step, type Way } from "./answerSteps";
import { ahead } from "../train-robbery/railway";
import type { TableView } from "../view";

const CAREFUL = ["turn", "excess", "order", "drop", "board", "pay", "swap", "tax", "jail"]; // here a first tap only lifts a card
const INSTEAD = ["card", "offer", "scrap", "car", "move", "feat"];
const OBVIOUS = ["like", "card", "car"]; // where there is no other, it needs no tap

export class Pick {
  ask = $state.raw<WireAsk | null>(null);
  view = $state.raw<TableView | null>(null);
  picked = $state.raw<Step[]>([]);
  doubtful = $state.raw<{ answer: string; why: string } | null>(null);
  sending = $state(false);
  /** What the mouse or the focus is on, to show what it would do. */
  eyed = $state.raw<Step | null>(null);
  keyed = $state(0); // how often a card was taken by keys: then the answers come next

  ways = $derived<Way[]>(this.ask ? offered(this.ask).flatMap(ways) : []);
  next = $derived<Step[]>(next(this.ways, this.picked));
  whole = $derived<string | null>(whole(this.ways, this.picked));

  /** How many places the train would move on by what is picked or looked at. */
  ahead = $derived<number>(this.view ? ahead(this.picked[0] ?? this.eyed, this.view) : 0);

  #given = 0; // steps that there was no choice about
  #choose: (answer: string) => void = () => {};

  begin(ask: WireAsk, view: TableView, choose: (answer: string) => void): void {
    const fresh = ask !== this.ask;
    this.ask = ask;
    this.view = view;
    if (fresh) this.#open();
    this.doubtful = null;
    this.#choose = choose;
  }

  end(): void {
    this.ask = null;
    this.view = null;
    this.picked = [];
    this.eyed = null;
    this.#given = 0;
    this.doubtful = null;
    this.#choose = () => {};
  }

  /** Whether a tap here does something. */
  lit(step: Step): boolean {
    return this.next.some((each) => same(each, step)) || this.has(step);
  }

  /** Whether it could be picked instead of what is picked. */
  instead(step: Step): boolean {
    return INSTEAD.includes(step.type) && next(this.ways, []).some((each) => same(each, step));
  }

  has(step: Step): boolean {
    return this.picked.some((each) => same(each, step));
  }

  tap(step: Step): boolean {
    if (this.sending || !this.ask) return false;
    const word = step.type === "word" || step.type === "use" ? whole(this.ways, [step]) : null;
    if (word) {
      this.send(word);
      return true;
    }
    if (this.next.some((each) => same(each, step))) this.picked = [...this.picked, step];
    else if (same(this.picked.at(-1), step)) {
      if (this.whole) this.send(this.whole);
      else this.back();
      return true;
    } else if (this.instead(step)) this.picked = [step];
    else return false;
    this.#settle();
    return true;
  }

  /** Whether a step can be taken back. */
  get undoable(): boolean {
    return this.picked.length > this.#given;
  }

  /** One step back. */
  back(): boolean {
    if (!this.undoable) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  send(answer: string): void {
    if (this.sending || !this.ask || !this.view) return;
    const why = settings.on(CONFIRM) ? doubt(answer, this.ask, this.view) : null;
    if (why) this.doubtful = { answer, why };
    else this.#choose(answer);
  }

  /** Do it all the same. */
  insist(): void {
    const answer = this.doubtful?.answer;
    this.doubtful = null;
    if (answer) this.#choose(answer);
  }

  relent(): void {
    this.doubtful = null;
    if (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? ""))
      this.picked = this.picked.slice(0, this.#given);
  }

  /** A question begins; what it leaves no choice about is picked already. */
  #open(): void {
    const first = next(this.ways, []);
    const [only] = first;
    const clear =
      first.length === 1 && this.ways.length > 1 && only !== undefined && OBVIOUS.includes(only.type);
    this.picked = clear ? [only] : [];
    this.#given = this.picked.length;
    this.eyed = null;
  }

  #settle(): void {
    const only = this.next.length === 1 ? this.next[0] : undefined;
    if (this.whole === null && only?.type === "part") {
      this.picked = [...this.picked, only];
      this.#settle();
      return;
    }
    // The only card that a Feat can be done with is proposed, and not yet given.
    if (this.whole === null && only?.type === "card" && this.picked[0]?.type === "feat") {
      this.picked = [...this.picked, only];
      if (this.whole === null) this.#settle();
      return;
    }
    const done = this.whole !== null && narrowed(this.ways, this.picked).length === 1;
    if (this.whole && done && (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? "")))
      this.send(this.whole);
  }
}

export const pick = new Pick();
