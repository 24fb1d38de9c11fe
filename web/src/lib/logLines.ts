// The lines of the log. Actions that were taken back are folded into the line that says so.

import type { LogEntry } from "./narration";

export interface LogLine {
  entry: LogEntry;
  undone: LogEntry[]; // what has been taken back by it
}

export function logLines(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  let begun: number[] = []; // the lines with which an action of this turn has begun
  for (const entry of entries) {
    if (entry.opensStep) begun = [];
    if (entry.action === "begins") begun.push(lines.length);
    const from = entry.action === "undone" ? begun.pop() : undefined;
    const taken = from === undefined ? [] : lines.splice(from);
    lines.push({ entry, undone: taken.flatMap((line) => [...line.undone, line.entry]) });
  }
  return lines;
}
