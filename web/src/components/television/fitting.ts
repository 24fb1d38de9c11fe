// The largest scale at which a content fits on a screen. More width makes the content lower.

/** The widths, in px, for which the tables of games are made. */
const NARROWEST = 860;
const WIDEST = 2400;
const STEPS = 12; // of the search, each of which halves what is left of it
const SLACK = 0.85; // a content that fills less of the height than this may be shown larger

/**
 * Return the largest scale at which a content fits into a room of this size.
 *
 * `show` lays the content out for a scale and returns the height that it then has on the screen. The
 * content has `width / scale` pixels of its own for its width.
 */
export function largestScale(width: number, height: number, show: (scale: number) => number): number {
  let [fits, tooLarge] = [width / WIDEST, width / NARROWEST];
  if (show(tooLarge) <= height) return tooLarge;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (fits + tooLarge) / 2;
    if (show(middle) <= height) fits = middle;
    else tooLarge = middle;
  }
  return fits;
}

/** Tell whether a content of this height on the screen has outgrown its room, or become much lower. */
export function mustFitAgain(shown: number, height: number): boolean {
  return shown > height || shown < height * SLACK;
}
