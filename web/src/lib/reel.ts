// A film as a list of frames: the table before the first event, then the table after each event.

import type { Scene, WireEvent } from "../protocol";
import { type LogEntry, logEntries } from "./narration";
import { applyChanges } from "./viewChanges";

export interface Frame {
  view: unknown;
  shownEvent: WireEvent | null;
  entries: number; // the number of sentences in the log up to this frame
  step: boolean;
}

export interface Reel {
  frames: Frame[];
  entries: LogEntry[]; // all sentences of the log
}

/** Return the frames and the log of a film; `players` are the names by seat. */
export function makeReel(first: unknown, scenes: readonly Scene[], players: readonly string[]): Reel {
  let view = first;
  const entries: LogEntry[] = [];
  const frames: Frame[] = [{ view, shownEvent: null, entries: 0, step: true }];
  for (const scene of scenes) {
    view = applyChanges(view, scene.changes);
    const last = frames.at(-1);
    if (!scene.kind) {
      if (last) last.view = view; // the changes after the last event of a choice
      continue;
    }
    entries.push(...logEntries([{ ...scene, number: entries.length }], players));
    frames.push({
      view,
      shownEvent: scene,
      entries: entries.length,
      step: scene.narration?.opens_step ?? false,
    });
  }
  return { frames, entries };
}
