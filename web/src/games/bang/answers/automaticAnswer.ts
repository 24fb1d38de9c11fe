// Answers that are given without asking the player, by the settings on this device.

import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import type { Toggle } from "../../game";
import { AUTO_PASS, AUTO_USE_BARREL, NEVER_SAVE_WITH_BEER, NEVER_USE_BARREL } from "../toggles";

const CHECKS = /^use (barrel-\S+|jourdonnais)$/;

/** Return the answers to offer: all of them, but no Barrel if the player never wants to use it. */
export function offeredAnswers(ask: WireAsk, isOn: (toggle: Toggle) => boolean = settings.isOn): string[] {
  if (ask.kind !== "dodge" || !isOn(NEVER_USE_BARREL)) return ask.answers;
  return ask.answers.filter((each) => !CHECKS.test(each));
}

/** Return the answer that is given without asking the player, if there is one. */
export function automaticAnswer(
  ask: WireAsk,
  isOn: (toggle: Toggle) => boolean = settings.isOn,
): string | null {
  const answers = offeredAnswers(ask, isOn);
  if (
    ask.kind === "save" &&
    isOn(NEVER_SAVE_WITH_BEER) &&
    answers.every((each) => each === "pass" || each.startsWith("play "))
  )
    return "pass";
  if (ask.kind === "dodge" && isOn(AUTO_USE_BARREL)) {
    const check = answers.find((each) => CHECKS.test(each));
    if (check) return check;
  }
  return isOn(AUTO_PASS) && answers.length === 1 && answers[0] === "pass" ? "pass" : null;
}
