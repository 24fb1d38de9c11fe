// Swipes to the left and to the right.

import type { Attachment } from "svelte/attachments";

export type SwipeDirection = "left" | "right";

const FAR = 60; // px that a finger must move sideways
const STEEP = 0.6; // the most that it may move up or down meanwhile, as a part of that

/** Call a function when a finger swipes over an element, unless something below the finger takes the movement itself. */
export function swipes(onSwipe: (direction: SwipeDirection) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const start = (event: TouchEvent): void => {
      const [touch] = event.touches;
      const free = touch && event.touches.length === 1 && !movesItself(event.target, element);
      from = free ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(x) >= FAR && Math.abs(y) <= Math.abs(x) * STEEP) onSwipe(x < 0 ? "left" : "right");
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
    };
  };
}

/** Tell whether something between the touched element and the outer one scrolls sideways, or is dragged. */
function movesItself(touched: EventTarget | null, outer: HTMLElement): boolean {
  for (
    let each = touched instanceof Element ? touched : null;
    each && each !== outer;
    each = each.parentElement
  ) {
    if (each.matches("input, textarea, select, dialog")) return true;
    const { overflowX, touchAction } = getComputedStyle(each);
    if (touchAction === "none" || touchAction === "pan-y") return true;
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1) return true;
  }
  return false;
}
