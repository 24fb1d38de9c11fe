// Finds the spots of motions on the page.

import type { Box, Spot } from "./motion";

/** Return the element of a spot; null if none of its alternatives can be seen. */
export function findSpot(spot: Spot): Element | null {
  for (const name of spot.split("|")) {
    const all = [...document.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`)];
    // The examples of the rules are in a dialog: nothing of the match flies there.
    const shown = all.filter((each) => each.getBoundingClientRect().width > 0 && !each.closest("dialog"));
    const found = shown.find(isOnScreen) ?? shown[0];
    if (found) return found;
  }
  return null;
}

function isOnScreen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Return a copy of an element that can be shown anywhere. A part of a picture gets a picture of its own. */
export function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("[data-spot]")]) each.removeAttribute("data-spot");
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = element.getBBox();
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.append(copy);
  return picture;
}
