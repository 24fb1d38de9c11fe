// A table that is only looked at, such as an example in the rules: nobody answers at it, whatever is
// asked at the table of the match.

import { getContext, setContext } from "svelte";

const SHOWN_ONLY = Symbol("shown only");

/** Let all components inside this one be only looked at. */
export function showOnly(): void {
  setContext(SHOWN_ONLY, true);
}

export function isShownOnly(): boolean {
  return getContext(SHOWN_ONLY) === true;
}
