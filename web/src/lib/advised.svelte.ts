// The things on the table that a hint means: its cards, its seat, its place. They are lit while the
// hint is shown.

import type { Attachment } from "svelte/attachments";
import { readAnswer } from "../games/shared/parseAnswer";

class Advised {
  #names = $state.raw<ReadonlySet<string>>(new Set());

  /** Light everything that an answer names; null lights nothing. */
  show(answer: string | null): void {
    this.#names = new Set(answer === null ? [] : namesIn(answer));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}

export const advised = new Advised();

/** Return the names of the parts of an answer, as elements of the table have them. */
export function namesIn(text: string): string[] {
  const { verb, cards, seat, place, number } = readAnswer(text);
  return [
    `answer-${text}`,
    `verb-${verb}`,
    ...cards.map((card) => `card-${card}`),
    ...(seat === null ? [] : [`seat-${seat}`]),
    ...(place === null ? [] : [`place-${place}`]),
    ...(number === null ? [] : [`number-${number}`]),
  ];
}

/** Light an element while a hint means one of these names. */
export function advisable(...names: string[]): Attachment<Element> {
  return (element) => {
    element.toggleAttribute(
      "data-advised",
      names.some((name) => advised.has(name)),
    );
  };
}
