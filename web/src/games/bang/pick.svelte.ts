// What you are picking right now. The table, your hand and the buttons share it: a tap on any of them narrows
// the answers, and a whole answer is sent, after a doubt was put aside if there is one.

import { settings } from "../../lib/settings.svelte";
import type { WireAsk } from "../../protocol";
import { CONFIRM, offered } from "./auto";
import { doubt } from "./doubt";
import { narrowed, next, same, way, whole, type Step, type Way } from "./narrow";
import type { TableView } from "./view";

const CAREFUL = ["turn", "excess", "order", "drop"]; // here a first tap only lifts a card
const INSTEAD = ["card", "offer", "scrap"];

export class Pick {
  ask = $state.raw<WireAsk | null>(null);
  view = $state.raw<TableView | null>(null);
  picked = $state.raw<Step[]>([]);
  doubtful = $state.raw<{ answer: string; why: string } | null>(null);
  sending = $state(false);
  keyed = $state(0); // how often a card was taken by keys: then the answers come next

  ways = $derived<Way[]>(this.ask ? offered(this.ask).map(way) : []);
  next = $derived<Step[]>(next(this.ways, this.picked));
  whole = $derived<string | null>(whole(this.ways, this.picked));

  #choose: (answer: string) => void = () => {};

  begin(ask: WireAsk, view: TableView, choose: (answer: string) => void): void {
    if (ask !== this.ask) this.picked = [];
    this.ask = ask;
    this.view = view;
    this.doubtful = null;
    this.#choose = choose;
  }

  end(): void {
    this.ask = null;
    this.view = null;
    this.picked = [];
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

  /** One step back. */
  back(): boolean {
    if (!this.picked.length) return false;
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
    if (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? "")) this.picked = [];
  }

  #settle(): void {
    const only = this.next.length === 1 ? this.next[0] : undefined;
    if (this.whole === null && only?.type === "part") {
      this.picked = [...this.picked, only];
      this.#settle();
      return;
    }
    const done = this.whole !== null && narrowed(this.ways, this.picked).length === 1;
    if (this.whole && done && (this.picked.length > 1 || !CAREFUL.includes(this.ask?.kind ?? ""))) this.send(this.whole);
  }
}

export const pick = new Pick();
