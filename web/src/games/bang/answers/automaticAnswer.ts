// What a person has told this device to answer without asking.

import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import type { Toggle } from "../../game";

export const CONFIRM: Toggle = { id: "bang-web-set-confirm", usual: true };
export const PASS: Toggle = { id: "bang-web-set-pass", usual: false };
export const BARREL: Toggle = { id: "bang-web-set-barrel", usual: false };
export const NO_BARREL: Toggle = { id: "bang-web-set-no-barrel", usual: false };
export const NO_BEER: Toggle = { id: "bang-web-set-no-beer", usual: false };
export const TOGGLES: readonly Toggle[] = [CONFIRM, PASS, BARREL, NO_BARREL, NO_BEER];

const CHECKS = /^use (barrel-\S+|jourdonnais)$/;

/** The answers that are offered: all, but for a Barrel that is never to be used. */
export function offeredAnswers(ask: WireAsk, on: (toggle: Toggle) => boolean = settings.on): string[] {
  if (ask.kind !== "dodge" || !on(NO_BARREL)) return ask.answers;
  return ask.answers.filter((each) => !CHECKS.test(each));
}

/** The answer that needs no question, if there is one. */
export function automaticAnswer(ask: WireAsk, on: (toggle: Toggle) => boolean = settings.on): string | null {
  const answers = offeredAnswers(ask, on);
  if (
    ask.kind === "save" &&
    on(NO_BEER) &&
    answers.every((each) => each === "pass" || each.startsWith("play "))
  )
    return "pass";
  if (ask.kind === "dodge" && on(BARREL)) {
    const check = answers.find((each) => CHECKS.test(each));
    if (check) return check;
  }
  return on(PASS) && answers.length === 1 && answers[0] === "pass" ? "pass" : null;
}
