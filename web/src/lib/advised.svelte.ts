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

/** Return a name as the attribute `data-named` has it, in which spaces are between the names. */
export function attributeName(name: string): string {
  return name.replaceAll(" ", "_");
}

/** Name an element, and light it while a hint means one of its names. */
export function advisable(...names: string[]): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-named", names.map(attributeName).join(" "));
    element.toggleAttribute(
      "data-advised",
      names.some((name) => advised.has(name)),
    );
  };
}
