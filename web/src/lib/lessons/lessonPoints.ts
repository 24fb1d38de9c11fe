// The things that a step of a lesson points at: they are lit, brought into sight, and get the focus.

import type { LessonPoint } from "../../protocol";
import { attributeName, namesIn } from "../advised.svelte";
import { animationsOn } from "../settings.svelte";

const EDGE = 12; // px between a thing that is brought into sight and the edge of what is in sight
const FOCUSABLE = "button:not(:disabled, [aria-disabled=true]), [role=button]";
const SHEET = ".match > .hand"; // on a phone it covers a part of the table

/** Return the selector of the elements that show a thing. */
function selector({ what, name }: LessonPoint): string {
  const names = what === "answer" ? namesIn(name) : [`${what}-${name}`];
  return [
    ...names.map((each) => `[data-named~="${CSS.escape(attributeName(each))}"]`),
    ...spots(what, name).map((each) => `[data-spot~="${CSS.escape(each)}"]`),
    ...(what === "seat" ? [`[data-spot^="cowboy-"][data-seat="${CSS.escape(name)}"]`] : []),
  ].join(", ");
}

/** Return the spots of a thing on the tables of all games. */
function spots(what: LessonPoint["what"], name: string): string[] {
  if (what === "spot") return [name];
  const places = ["square", "town"];
  const kinds = { answer: [], card: ["card", "railcar", "wanted", ...places], place: places };
  return { ...kinds, seat: ["seat", "bandit", "player"] }[what].map((kind) => `${kind}-${name}`);
}

function shownElements(point: LessonPoint): Element[] {
  const all = document.querySelectorAll(selector(point));
  return [...all].filter((each) => each.getBoundingClientRect().width > 0);
}

/** Light what a step points at, until the returned function is called. */
export function lightPoints(points: readonly LessonPoint[]): () => void {
  const every = points.map(selector).join(", ");
  let lit: Element[] = [];

  function light(): void {
    const found = every ? [...document.querySelectorAll(every)] : [];
    for (const each of lit) if (!found.includes(each)) each.removeAttribute("data-pointed");
    for (const each of found) each.setAttribute("data-pointed", "");
    lit = found;
  }

  light();
  // Things come and go while a lesson plays.
  const watcher = new MutationObserver(light);
  const attributeFilter = ["data-named", "data-spot"];
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  return () => {
    watcher.disconnect();
    for (const each of lit) each.removeAttribute("data-pointed");
  };
}

/** Bring what a step points at into sight, above the sheet of a phone. */
export function showPoints(points: readonly LessonPoint[]): void {
  const sheet = document.querySelector(SHEET);
  const covers = sheet !== null && getComputedStyle(sheet).position === "fixed";
  const behavior = animationsOn() ? "smooth" : "instant";
  const all = points.flatMap(shownElements);
  const onTable = all.filter((each) => !covers || !sheet.contains(each));
  for (const each of all) {
    if (!onTable.includes(each)) each.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    else scrollAcross(each, behavior);
  }
  if (!onTable.length) return;
  const boxes = onTable.map((each) => each.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - EDGE;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE;
  const end = covers ? sheet.getBoundingClientRect().top : innerHeight;
  const by = bottom > end ? Math.min(bottom - end, top) : Math.min(top, 0);
  if (by) scrollBy({ top: by, behavior });
}

/** Bring a thing to the middle of what scrolls across around it, such as a train on a phone. */
function scrollAcross(element: Element, behavior: ScrollBehavior): void {
  let around = element.parentElement;
  while (
    around &&
    (around.scrollWidth <= around.clientWidth || getComputedStyle(around).overflowX !== "auto")
  )
    around = around.parentElement;
  if (!around || around === document.documentElement) return;
  const [thing, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  const left = thing.left + thing.width / 2 - (frame.left + frame.width / 2);
  around.scrollBy({ left, behavior });
}

/** Move the focus to the first thing that a step points at and that can be used, or to the answers. */
export function focusPoints(points: readonly LessonPoint[]): void {
  const found =
    points
      .flatMap(shownElements)
      .flatMap((each) => [each, ...each.querySelectorAll(FOCUSABLE)])
      .find((each) => each.matches(FOCUSABLE)) ?? document.querySelector(`.match .answers :is(${FOCUSABLE})`);
  if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
}
