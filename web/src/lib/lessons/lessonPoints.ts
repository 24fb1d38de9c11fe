// The things that a step of a lesson points at are lit, brought into sight, and get the focus.

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
    ...(what === "seat" ? cowboys(CSS.escape(name)) : []),
  ].join(", ");
}

/** Return the selectors of the cowboys of a seat in Train Heist: of their panels and of their figures. */
function cowboys(seat: string): string[] {
  return [`[data-spot^="cowboy-"][data-seat="${seat}"]`, `[data-figure="${seat}"]`];
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
  const every = points.map(selector);
  let lit: Element[] = [];

  /** Mark everything that shows a point with the number of this point. */
  function light(): void {
    const before = new Set(lit);
    lit = every.flatMap((which, number) => {
      const found = [...document.querySelectorAll(which)];
      for (const each of found) each.setAttribute("data-pointed", String(number));
      return found;
    });
    for (const each of lit) before.delete(each);
    for (const each of before) each.removeAttribute("data-pointed");
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

/** Return the elements of a point that must be in sight: of a player their figure, if there is one. */
function neededElements(point: LessonPoint): Element[] {
  const all = shownElements(point);
  const figures = point.what === "seat" ? all.filter(isDrawn) : [];
  return figures.length ? figures : all;
}

/** Tell whether an element is a part of a picture, such as a bandit on the train. */
function isDrawn(element: Element): boolean {
  return element instanceof SVGElement && element.ownerSVGElement !== null;
}

/**
 * Bring what a step points at into sight, above the sheet of a phone. Learners who look at something
 * in a picture see their own figure there, too.
 */
export function showPoints(points: readonly LessonPoint[], learner: number | null): void {
  const sheet = document.querySelector(SHEET);
  const covers = sheet !== null && getComputedStyle(sheet).position === "fixed";
  const behavior = animationsOn() ? "smooth" : "instant";
  const meant = points.flatMap(neededElements);
  const own = learner === null ? [] : shownElements({ what: "seat", name: String(learner) });
  const pictures = new Set(meant.filter(isDrawn).map(pictureOf));
  const all = [...meant, ...own.filter((each) => isDrawn(each) && pictures.has(pictureOf(each)))];
  const onTable = all.filter((each) => !covers || !sheet.contains(each));
  for (const each of all)
    if (!onTable.includes(each)) each.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
  for (const [around, inside] of acrossScrolled(onTable)) scrollAcross(around, inside, behavior);
  if (!onTable.length) return;
  const boxes = onTable.map((each) => each.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - EDGE;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE;
  const end = covers ? sheet.getBoundingClientRect().top : innerHeight;
  const by = bottom > end ? Math.min(bottom - end, top) : Math.min(top, 0);
  if (by) scrollBy({ top: by, behavior });
}

function pictureOf(element: Element): Element | null {
  return element.closest("svg");
}

/** Return what scrolls across, such as a train on a phone, with the things inside it. */
function acrossScrolled(things: readonly Element[]): Map<Element, Element[]> {
  const found = new Map<Element, Element[]>();
  for (const thing of things) {
    let around = thing.parentElement;
    while (
      around &&
      (around.scrollWidth <= around.clientWidth || getComputedStyle(around).overflowX !== "auto")
    )
      around = around.parentElement;
    if (!around || around === document.documentElement) continue;
    found.set(around, [...(found.get(around) ?? []), thing]);
  }
  return found;
}

/** Bring as many of these things as have room to the middle of what scrolls around them. The first ones count most. */
function scrollAcross(around: Element, things: readonly Element[], behavior: ScrollBehavior): void {
  const frame = around.getBoundingClientRect();
  let [left, right] = [Infinity, -Infinity];
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const wider = [Math.min(left, box.left), Math.max(right, box.right)] as const;
    if (left < right && wider[1] - wider[0] > frame.width) break;
    [left, right] = wider;
  }
  around.scrollBy({ left: (left + right) / 2 - (frame.left + frame.width / 2), behavior });
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
