// What you are picking right now. The map, the train, your hand and the buttons share it: cards and a place
// narrow the answers; what is left is offered as buttons.

import { readAnswer, type Answer } from "../../../lib/answer";
import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import { isWild } from "../card";
import { CONFIRM, confirmReason } from "./confirmReason";
import type { HeistView } from "../view";

// Answers that are given by going somewhere: a tap on the place is enough.
const GOING = ["move", "board", "leave", "jump", "ride", "load", "fill"];
// Answers with a tile for a square; no card of the hand is in them.
const TILES = ["load", "fill"];

/** Whether cards of the hand have to be picked for it. */
export function takesCards(answer: Answer): boolean {
  return answer.cards.length > 0 && !TILES.includes(answer.verb);
}

export class HeistPicker {
  ask = $state.raw<WireAsk | null>(null);
  view = $state.raw<HeistView | null>(null);
  cards = $state.raw<string[]>([]);
  place = $state<string | null>(null);
  verb = $state<string | null>(null); // of the answers that are listed
  hintTile = $state<string | null>(null); // a tile: the cards that count for it are marked
  toConfirm = $state.raw<{ answer: string; why: string } | null>(null);
  sending = $state(false);
  keyPicks = $state(0); // how often something was picked by keys: then the answers come next

  /** Of answers that differ in nothing but which Wild Card it is, one. */
  answers = $derived<Answer[]>(
    this.ask ? this.ask.answers.map(readAnswer).filter((each) => this.#isPlain(each)) : [],
  );
  /** Those that agree with what is picked. */
  matching = $derived<Answer[]>(this.answers.filter((each) => this.#agrees(each)));

  #choose: (answer: string) => void = () => {};

  begin(ask: WireAsk, view: HeistView, choose: (answer: string) => void): void {
    if (ask !== this.ask) this.clear();
    this.ask = ask;
    this.view = view;
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

  clear(): void {
    this.cards = [];
    this.place = null;
    this.verb = null;
  }

  get cowboy(): number | null {
    const found = this.ask?.about["cowboy"];
    return typeof found === "number" ? found : null;
  }

  get hand(): string[] {
    const hand = this.view?.cowboys[this.cowboy ?? -1]?.hand ?? [];
    return hand.filter((each): each is string => each !== null);
  }

  /** Places where a tap does something: to go there, or what the picked cards are for. */
  get pickablePlaces(): Set<string> {
    const ways = this.cards.length
      ? this.complete
      : this.answers.filter((each) => !takesCards(each) || each.verb === "loot");
    return new Set(
      ways.flatMap((each) =>
        each.place === null ? [] : each.verb === "loot" ? this.#squaresOf(each.place) : [each.place],
      ),
    );
  }

  /** A whole car is named by its letter. */
  #squaresOf(name: string): string[] {
    return (
      this.view?.squares
        .filter((each) => each.name === name || each.letter === name)
        .map((each) => each.name) ?? []
    );
  }

  /** Wild Cards are alike: the answers name those with the lowest numbers. */
  #meant(cards: readonly string[]): string[] {
    const wilds = this.hand.filter(isWild).toSorted((one, two) => one.localeCompare(two));
    let next = 0;
    return cards.map((each) => (isWild(each) && this.hand.includes(each) ? (wilds[next++] ?? each) : each));
  }

  #isPlain(answer: Answer): boolean {
    return this.#meant(answer.cards).toSorted().join() === answer.cards.toSorted().join();
  }

  #agrees(answer: Answer): boolean {
    if (this.place !== null && !this.#isAbout(answer, this.place)) return false;
    return this.#meant(this.cards).every((card) => answer.cards.includes(card));
  }

  #isAbout(answer: Answer, place: string): boolean {
    return (
      answer.place === place ||
      (answer.verb === "loot" && answer.place !== null && this.#squaresOf(answer.place).includes(place))
    );
  }

  /** The answers that are whole: nothing has to be added to what is picked. */
  get complete(): Answer[] {
    const meant = this.#meant(this.cards);
    return this.matching.filter((each) => each.cards.length === meant.length);
  }

  /** By its place in the hand, if cards are given one by one. */
  #byNumber(card: string): Answer | undefined {
    const at = this.view?.cowboys[this.cowboy ?? -1]?.hand.indexOf(card) ?? -1;
    return this.answers.find((each) => each.verb === "give" && each.number === at);
  }

  #single(card: string): Answer | undefined {
    if (this.ask?.kind === "discard")
      return this.answers.find((each) => each.cards[0] === this.#meant([card])[0]);
    return this.#byNumber(card);
  }

  /** Whether a tap on this card does something. */
  canPick(card: string): boolean {
    if (this.cards.includes(card) || this.#single(card)) return true;
    const with_ = this.#meant([...this.cards, card]);
    return this.answers.some(
      (each) =>
        (this.place === null || this.#isAbout(each, this.place)) &&
        with_.every((one) => each.cards.includes(one)),
    );
  }

  tapCard(card: string): boolean {
    if (this.sending || !this.ask) return false;
    const single = this.#single(card);
    if (single) {
      this.send(single.text);
      return true;
    }
    this.verb = null;
    if (this.cards.includes(card)) this.cards = this.cards.filter((each) => each !== card);
    else if (this.canPick(card)) this.cards = [...this.cards, card];
    else {
      // It does not go with the others: begin with it, if it goes alone.
      const before = this.cards;
      this.clear();
      if (this.canPick(card)) this.cards = [card];
      else this.cards = before;
      return this.cards.includes(card);
    }
    return true;
  }

  /** A place of the map or the train: go there at once if that is all there is to it. */
  tapPlace(id: string): boolean {
    if (this.sending || !this.ask) return false;
    const about = this.answers.filter(
      (each) => this.#isAbout(each, id) && this.#meant(this.cards).every((card) => each.cards.includes(card)),
    );
    // What takes cards is meant only if they are picked: else one goes there.
    const meant = this.cards.length
      ? about
      : about.filter((each) => !takesCards(each) || each.verb === "loot");
    const only = meant.length === 1 ? meant[0] : undefined;
    if (only && (GOING.includes(only.verb) || this.cards.length)) {
      this.send(only.text);
      return true;
    }
    if (!about.length) return false;
    this.place = this.place === id ? null : id;
    this.verb = null;
    return true;
  }

  /** One step back. */
  back(): boolean {
    if (this.verb !== null) this.verb = null;
    else if (this.place !== null) this.place = null;
    else if (this.cards.length) this.cards = [];
    else return false;
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
  }
}

export const picker = new HeistPicker();
