// The answer that a player of Train Heist is picking. Cards and a place narrow the answers down.
// The rest is offered as buttons.

import { type Answer, readAnswer } from "../../shared/parseAnswer";
import { AnswerPicker } from "../../shared/answerPicker.svelte";
import { isWild } from "../card";
import { isShownOnly } from "../../../lib/shownOnly";
import { CONFIRM } from "../toggles";
import type { TableView } from "../views";
import { confirmReason } from "./confirmReason";

// A tap on the place is enough for these answers.
const GOING = ["move", "board", "leave", "jump", "ride", "load", "fill"];
// These answers name a tile, and not a card of the hand.
const TILES = ["load", "fill", "stay"];

/** Tell whether an answer needs cards of the hand. */
export function takesCards(answer: Answer): boolean {
  return answer.cards.length > 0 && !TILES.includes(answer.verb);
}

export class HeistPicker extends AnswerPicker<TableView> {
  cards = $state.raw<string[]>([]);
  place = $state<string | null>(null);
  openGroup = $state<string | null>(null); // the group of answers whose list is open
  hintTile = $state<string | null>(null); // the tile for which the cards that count are marked

  /** The legal answers. Wild Cards are alike, so answers that only differ in them are listed once. */
  answers = $derived<Answer[]>(
    this.ask ? this.ask.answers.map(readAnswer).filter((each) => this.#isPlain(each)) : [],
  );
  /** The answers that match the picked cards and place. */
  matching = $derived<Answer[]>(this.answers.filter((each) => this.#agrees(each)));

  constructor() {
    super(CONFIRM, confirmReason);
  }

  get hasPicked(): boolean {
    return this.cards.length > 0 || this.place !== null || this.openGroup !== null;
  }

  clear(): void {
    this.cards = [];
    this.place = null;
    this.openGroup = null;
  }

  get cowboy(): number | null {
    const found = this.ask?.about["cowboy"];
    return typeof found === "number" ? found : null;
  }

  get hand(): string[] {
    const hand = this.view?.cowboys[this.cowboy ?? -1]?.hand ?? [];
    return hand.filter((each): each is string => each !== null);
  }

  /**
   * Return the places where a tap has an effect: a cowboy can go there, or the picked cards can be
   * used there.
   */
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

  /** Return the squares with this name: one square, or both squares of a car by its letter. */
  #squaresOf(name: string): string[] {
    return (
      this.view?.squares
        .filter((each) => each.name === name || each.letter === name)
        .map((each) => each.name) ?? []
    );
  }

  /** Replace Wild Cards by those that the answers name: the ones with the lowest numbers. */
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

  /** Return the matching answers that need exactly the picked cards. */
  get complete(): Answer[] {
    const meant = this.#meant(this.cards);
    return this.matching.filter((each) => each.cards.length === meant.length);
  }

  /** Return the answer that gives this card. It names the card by its place in the hand. */
  #byNumber(card: string): Answer | undefined {
    const at = this.view?.cowboys[this.cowboy ?? -1]?.hand.indexOf(card) ?? -1;
    return this.answers.find((each) => each.verb === "give" && each.number === at);
  }

  #single(card: string): Answer | undefined {
    if (this.ask?.kind === "discard")
      return this.answers.find((each) => each.cards[0] === this.#meant([card])[0]);
    return this.#byNumber(card);
  }

  /** Tell whether a tap on this card has an effect. */
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
    this.openGroup = null;
    if (this.cards.includes(card)) this.cards = this.cards.filter((each) => each !== card);
    else if (this.canPick(card)) this.cards = [...this.cards, card];
    else {
      // The card does not fit the other picked cards: start again with it, if it can be picked
      // alone.
      const before = this.cards;
      this.clear();
      if (this.canPick(card)) this.cards = [card];
      else this.cards = before;
      return this.cards.includes(card);
    }
    return true;
  }

  /** Pick a place of the map or the train. If this leaves only one answer, send it at once. */
  tapPlace(id: string): boolean {
    if (this.sending || !this.ask) return false;
    const about = this.answers.filter(
      (each) => this.#isAbout(each, id) && this.#meant(this.cards).every((card) => each.cards.includes(card)),
    );
    // Answers that take cards count only if cards are picked. Otherwise the cowboy goes there.
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
    this.openGroup = null;
    return true;
  }

  back(): boolean {
    if (this.openGroup !== null) this.openGroup = null;
    else if (this.place !== null) this.place = null;
    else if (this.cards.length) this.cards = [];
    else return false;
    return true;
  }
}

export const picker = new HeistPicker();

const idle = new HeistPicker();

/** Return the picker for a part of a table. Nobody answers at a table that is only looked at. */
export function tablePicker(): HeistPicker {
  return isShownOnly() ? idle : picker;
}
