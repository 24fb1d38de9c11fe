// Answers that are given without asking, as the player has set it on this device.

import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import type { Toggle } from "../../game";
import { BARREL, NO_BARREL, NO_BEER, PASS } from "../toggles";

const CHECKS = /^use (barrel-\S+|jourdonnais)$/;

/** The answers to offer: all of them, except for a Barrel that the player never wants to use. */
export function offeredAnswers(ask: WireAsk, on: (toggle: Toggle) => boolean = settings.on): string[] {
  if (ask.kind !== "dodge" || !on(NO_BARREL)) return ask.answers;
  return ask.answers.filter((each) => !CHECKS.test(each));
}

/** The answer that is given without asking, if there is one. */
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
