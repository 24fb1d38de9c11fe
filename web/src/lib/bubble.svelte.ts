// The bubble that explains a thing at which the player points, which they focus or which they touch:
// why it cannot be used now, or what it does. There is at most one. A bubble that was opened by a
// touch or a key stays open until it is dismissed.

import type { Attachment } from "svelte/attachments";
import type { WireText } from "../protocol";
import { session } from "./session.svelte";

/** A thing that a player wants to use: a card, a seat, a place, or a card with its target. */
export interface Pick {
  card?: string;
  seat?: number;
  place?: string;
}

/** The content of a bubble; `text` is a sentence, or a text of the server without a language. */
export interface BubbleContent {
  element: Element;
  text: WireText | string;
  clauses: readonly string[];
  more: (() => void) | null; // explains the thing itself
  stays: boolean; // it is open until it is dismissed
}

/** What an element explains: a sentence, or a thing whose reason the server knows. Null: nothing. */
export type Explained = () => { text: string } | { pick: Pick; more?: () => void } | null;

const HOVER = 350; // ms until a bubble opens for the mouse
const FOCUS = 250; // ms until a bubble opens for the focus, so that arrow keys can go past a thing

class Bubble {
  shown = $state.raw<BubbleContent | null>(null);

  #asked = 0; // the number of the last request for a reason

  /** Show a sentence beside an element. */
  say(element: Element, text: string, stays = true): void {
    this.#asked += 1;
    this.shown = { element, text, clauses: [], more: null, stays };
  }

  /** Show why a thing cannot be used now. Without a reason, `more` explains the thing itself. */
  async explain(element: Element, pick: Pick, more: (() => void) | null = null, stays = true): Promise<void> {
    const asked = ++this.#asked;
    if (session.shownTable === null) {
      if (stays) more?.(); // a replay: nobody is asked
      return;
    }
    const found = await session.shownTable.whyNot(pick).catch(() => null);
    if (asked !== this.#asked) return; // the player points at something else now
    if (found?.text) this.shown = { element, text: found.text, clauses: found.clauses, more, stays };
    else if (stays) more?.();
  }

  /** Close the bubble, or only the bubble of this element. */
  close(element: Element | null = null): void {
    if (element && this.shown?.element !== element) return;
    this.#asked += 1;
    this.shown = null;
  }
}

export const bubble = new Bubble();

/** Open the bubble of an element for the mouse (`hover`) and for the focus of the keyboard. */
export function explained(what: Explained, hover = true): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const openAfter = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const found = what();
        if (found === null) return;
        if ("text" in found) bubble.say(element, found.text, false);
        else void bubble.explain(element, found.pick, found.more ?? null, false);
      }, wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (bubble.shown?.element === element && !bubble.shown.stays) bubble.close();
    };
    const over = (event: Event): void => {
      if (hover && (event as PointerEvent).pointerType === "mouse") openAfter(HOVER);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) openAfter(FOCUS);
    };
    const stop = (): void => clearTimeout(timer);
    element.addEventListener("pointerenter", over);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", stop);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", leave);
    return () => {
      leave();
      element.removeEventListener("pointerenter", over);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", stop);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", leave);
    };
  };
}
