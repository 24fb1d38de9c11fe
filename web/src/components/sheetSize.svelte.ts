// The size of the panel with the question.
//
// On a wide screen the panel keeps the size of the last question while others play, so that nothing
// below it moves. As far as the screen has room, it also keeps the size of the tallest question
// before: a player who acts several times finds everything where it was. The cards below the question
// count as a part of it: they are smaller while open cards are laid out above them.
//
// On a phone it is a sheet over the table. Without a question, or while the player points at a
// target, it is small if it would cover a part of the table otherwise.

import { tick, untrack } from "svelte";

const FRAME = 48; // px of the panel and of the page around the question and the cards
const GAP = 8; // px between the question and the cards

export interface SheetSituation {
  narrow: boolean; // the panel is a sheet
  question: number | null; // the question that the player is asked now
  targeting: boolean; // the player picks something on the table
}

export class SheetSize {
  // Measured by the page.
  screenHeight = $state(0);
  height = $state(0); // of the whole panel
  askingHeight = $state(0); // of the question and its answers
  heldHeight = $state(0); // of the cards in it
  boardHeight = $state(0);
  board = $state<HTMLElement>();
  panel = $state<HTMLElement>();
  content = $state<HTMLElement>(); // the question and its answers
  held = $state<HTMLElement>(); // the cards in it

  #situation: () => SheetSituation;
  #turned = $state<boolean | null>(null); // whether the player has made the sheet small
  #lastHeld = $state(0); // the height of the cards when they were shown
  #asked: number | null = null; // the last question
  #kept = $state(0); // the height of the last question with the cards below it
  #most = $state(0); // that height of the tallest question so far

  constructor(situation: () => SheetSituation) {
    this.#situation = situation;
    $effect(() => {
      if (this.heldHeight) this.#lastHeld = this.heldHeight;
    });
    $effect(() => {
      const { question, targeting } = situation();
      void targeting;
      this.#turned = null; // what the player wants holds until something else is asked
      if (question === null || question === this.#asked) return;
      this.#asked = question;
      // The cards get their size for this question a little later than its answers.
      void tick().then(() => {
        if (this.#asked === question) this.#keep(this.#present);
      });
    });
    $effect(() => {
      void [this.askingHeight, this.heldHeight];
      const keeps = untrack(() => (situation().question === null ? null : this.#kept));
      if (keeps !== null) this.#keep(Math.max(keeps, this.#present));
    });
  }

  /** The height of the question and the cards right now. The other heights are measured a little later. */
  get #present(): number {
    return (this.content?.offsetHeight ?? 0) + GAP + (this.held?.offsetHeight ?? 0);
  }

  #keep(height: number): void {
    this.#kept = height;
    this.#most = Math.max(
      untrack(() => this.#most),
      height,
    );
  }

  /** The height that the question keeps with its cards, or 0 if they have their natural height. */
  get kept(): number {
    if (this.#situation().narrow || !this.panel) return 0;
    void this.boardHeight; // the panel may be below the board
    const top = this.panel.getBoundingClientRect().top + scrollY;
    const room = this.screenHeight - top - FRAME;
    return Math.max(this.#kept, Math.min(this.#most, room));
  }

  /** The height of the sheet with everything in it. */
  get full(): number {
    return this.height - this.heldHeight + this.#lastHeld;
  }

  /** Tell whether the whole sheet would cover a part of the table, and has cards that can be hidden. */
  get crowded(): boolean {
    if (!this.#situation().narrow || !this.board || !this.#lastHeld) return false;
    const top = this.board.getBoundingClientRect().top + scrollY;
    return top + this.boardHeight + this.full > this.screenHeight;
  }

  get small(): boolean {
    const { question, targeting } = this.#situation();
    return this.crowded && (this.#turned ?? (question === null || targeting));
  }

  /** Make the sheet small, or show everything in it. */
  turn(): void {
    this.#turned = !this.small;
  }
}
