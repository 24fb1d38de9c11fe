// The place of a bubble beside the thing that it is about. It never covers the question and the
// answers, if there is any other room on the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 10; // px between the bubble and its thing
const EDGE = 8; // px between the bubble and the edge of the screen

/** Return the boxes of everything on the page that bubbles must not cover. */
export function boxesToKeepClear(): Box[] {
  return [...document.querySelectorAll("[data-keep-clear]")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}

/** Place a bubble of this size beside its thing, or else above or below what it must not cover. */
export function placeBeside(thing: Box, { width, height }: Size, clear: readonly Box[], screen: Size): Box {
  const size = { width, height }; // a DOMRect cannot be spread
  const left = thing.left + thing.width / 2 - size.width / 2;
  const middle = thing.top + thing.height / 2 - size.height / 2;
  const places = [
    { left, top: thing.top - size.height - GAP },
    { left, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: middle },
    { left: thing.left - size.width - GAP, top: middle },
    ...clear.flatMap((box) => [
      { left, top: box.top - size.height - GAP },
      { left, top: box.top + box.height + GAP },
    ]),
    { left, top: EDGE },
  ].map((place, at): Box => ({
    // A bubble above or below may be moved along the edge. A bubble at the side must fit.
    left: at === 2 || at === 3 ? place.left : within(place.left, size.width, screen.width),
    top: at === 2 || at === 3 ? within(place.top, size.height, screen.height) : place.top,
    ...size,
  }));
  const fitting = places.filter((each) => fits(each, screen));
  const covered = (each: Box): number => clear.reduce((sum, box) => sum + overlap(each, box), 0);
  const best = fitting.toSorted((one, two) => covered(one) - covered(two))[0];
  return best ?? { left: EDGE, top: EDGE, ...size };
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(room - length - EDGE, start));
}

function fits(box: Box, screen: Size): boolean {
  return (
    box.left >= EDGE &&
    box.top >= EDGE &&
    box.left + box.width <= screen.width - EDGE &&
    box.top + box.height <= screen.height - EDGE
  );
}

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, wide) * Math.max(0, high);
}
