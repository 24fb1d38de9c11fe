import { settings } from "./settings.svelte";

/** Tell whether this device vibrates: a phone or a tablet whose browser supports it. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Vibrate, if the player wants it: milliseconds of vibration and of pauses, in turn. */
export function vibrate(pattern: number[]): void {
  if (settings.alerts === "on" && canVibrate()) navigator.vibrate(pattern);
}
