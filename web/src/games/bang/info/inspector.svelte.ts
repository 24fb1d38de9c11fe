// The card, seat or place that the player inspects: by hovering, a long press, the key I, or a tap that does nothing else.

import type { Attachment } from "svelte/attachments";
import { bubble, explained, type Pick } from "../../../lib/bubble.svelte";

export type InspectedSubject =
  { type: "card"; card: string } | { type: "seat"; seat: number } | { type: "place"; at: number }; // a place of the railway

/** A subject beside its element; `pick`: the subject cannot be used now, and the peek says why. */
export interface Peek {
  subject: InspectedSubject;
  element: Element;
  pick: Pick | null;
  stays: boolean; // opened by a finger: it is open until it is dismissed
}

const HOVER = 350; // ms
const PRESS = 480;
const STRAY = 12; // px that a finger may move in a long press

class Inspector {
  /** The subject that the dialog explains. */
  opened = $state.raw<InspectedSubject | null>(null);
  /** The subject that the hover card explains. */
  peeked = $state.raw<Peek | null>(null);

  /** The opened subject as something to pick, if it cannot be used now: the dialog says why. */
  unusable = $state.raw<Pick | null>(null);

  show(subject: InspectedSubject, unusable: Pick | null = null): void {
    this.unusable = unusable;
    this.peeked = null;
    bubble.close();
    this.opened = subject;
  }

  peek(peek: Peek): void {
    bubble.close();
    this.peeked = peek;
  }

  close(): void {
    this.opened = null;
  }
}

export const inspector = new Inspector();

/**
 * Let the player inspect the subject that an element shows.
 *
 * `unusable` returns the subject as something to pick, if it cannot be used now.
 */
export function inspectable(
  subject: InspectedSubject,
  unusable: () => Pick | null = () => null,
): Attachment<HTMLElement> {
  return (element) => {
    const peek = (stays: boolean): void => inspector.peek({ subject, element, pick: unusable(), stays });
    const unfocus = explained(() => {
      const pick = unusable();
      return pick && { pick };
    }, false)(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const hide = (): void => {
      stop();
      if (inspector.peeked?.subject === subject && !inspector.peeked.stays) inspector.peeked = null;
    };
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType !== "mouse") return;
        stop();
        timer = setTimeout(() => peek(false), HOVER);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        hide();
        pressed = false;
        if (event.pointerType === "mouse") return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = true;
          peek(true);
        }, PRESS);
      },
      pointermove: (event) => {
        if (
          event.pointerType !== "mouse" &&
          Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY
        )
          stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      keydown: (event) => {
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        inspector.show(subject);
      },
    };
    // The click that ends a long press must not pick anything.
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener);
    element.addEventListener("click", swallow, true);
    return () => {
      hide();
      unfocus?.();
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", swallow, true);
    };
  };
}
