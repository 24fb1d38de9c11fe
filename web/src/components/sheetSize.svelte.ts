// The size of the panel with the question.
//
// On a wide screen the panel keeps the size of the last question while others play, so that nothing
// below it moves. On a phone it is a sheet over the table. Without a question, or while the player
// points at a target, it is small if it would cover a part of the table otherwise.

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

  #situation: () => SheetSituation;
  #turned = $state<boolean | null>(null); // whether the player has made the sheet small
  #lastHeld = $state(0); // the height of the cards when they were shown
  #asked: number | null = null; // the last question
  #kept = $state(0);

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
      this.#kept = 0;
    });
    $effect(() => {
      if (situation().question !== null) this.#kept = Math.max(this.#kept, this.askingHeight);
    });
  }

  /** The height that the question keeps, or 0 if it has its natural height. */
  get kept(): number {
    return this.#situation().narrow ? 0 : this.#kept;
  }

  /** The height of the sheet with everything in it. */
  get full(): number {
    return this.height - this.heldHeight + this.#lastHeld;
  }

  /** Tell whether the whole sheet would cover a part of the table. */
  get crowded(): boolean {
    if (!this.#situation().narrow || !this.board) return false;
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
