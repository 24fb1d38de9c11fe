// The card, seat or place that the player inspects: by hovering, a long press, the key I, or a tap that does nothing else.

import type { Attachment } from "svelte/attachments";

export type InspectedSubject =
  { type: "card"; card: string } | { type: "seat"; seat: number } | { type: "place"; at: number }; // a place of the railway

const HOVER = 350; // ms
const PRESS = 480;
const STRAY = 12; // px that a finger may move in a long press

class Inspector {
  /** The subject that the dialog explains. */
  opened = $state.raw<InspectedSubject | null>(null);
  /** The subject that the hover card explains. */
  hovered = $state.raw<{ subject: InspectedSubject; box: DOMRect } | null>(null);

  show(subject: InspectedSubject): void {
    this.hovered = null;
    this.opened = subject;
  }

  close(): void {
    this.opened = null;
  }
}

export const inspector = new Inspector();

/** Let the player inspect the subject that an element shows. */
export function inspectable(subject: InspectedSubject): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const hide = (): void => {
      stop();
      if (inspector.hovered?.subject === subject) inspector.hovered = null;
    };
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType !== "mouse") return;
        stop();
        timer = setTimeout(
          () => (inspector.hovered = { subject, box: element.getBoundingClientRect() }),
          HOVER,
        );
      },
      pointerleave: hide,
      pointerdown: (event) => {
        hide();
        pressed = false;
        if (event.pointerType === "mouse") return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = true;
          inspector.show(subject);
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
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", swallow, true);
    };
  };
}
