import { say } from "./texts.svelte";

/** The clocks that a host can choose, in seconds; null means no clock. */
export const CLOCKS = [null, 15, 30, 60, 120, 300, 900, 3600, 28800, 86400] as const;

export function clockText(seconds: number | null): string {
  if (seconds === null) return say("web-clock-off");
  if (seconds < 60) return say("web-clock-seconds", { count: seconds });
  if (seconds < 3600) return say("web-clock-minutes", { count: Math.round(seconds / 60) });
  return say("web-clock-hours", { count: Math.round(seconds / 3600) });
}

/** Say the clock of a table where nothing else says that it is one. */
export function clockTerms(seconds: number | null): string {
  return seconds === null ? clockText(null) : say("web-clock-terms", { time: clockText(seconds) });
}

/** Format a remaining time, such as 1:05. */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
