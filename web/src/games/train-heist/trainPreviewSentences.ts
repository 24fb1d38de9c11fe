// The train's move at the end of the turn, in words.

import { say } from "../../lib/texts.svelte";
import { cowboyNames, horseName, placeName, townName } from "./names";
import type { PreviewView, TableView } from "./views";

/** Say what the train will do at the end of this turn. */
export function previewSentences(view: TableView, players: readonly string[]): string[] {
  const run = view.preview;
  if (!run || view.over) return [];
  if (!run.steps.length && !run.derails) return [say("heist-preview-none")];
  const told = run.steps.length
    ? [say("heist-preview", { places: run.steps.map((each) => placeName(view, each.space)).join(" → ") })]
    : [];
  return [...told, ...previewConsequences(view, run, players)];
}

/** Say what the train's move will bring about, without its path. */
export function previewConsequences(view: TableView, run: PreviewView, players: readonly string[]): string[] {
  const told: string[] = [];
  if (run.steps.some((each) => each.edge)) told.push(say("heist-preview-edge"));
  if (run.steps.some((each) => each.tunnel)) told.push(say("heist-preview-tunnel"));
  if (run.events) told.push(say("heist-preview-events", { count: run.events }));
  for (const each of run.steps) {
    if (!each.town) continue;
    const town = view.towns.find((one) => one.letter === each.town);
    told.push(say("heist-preview-town", { town: townName(each.town), count: town?.tiles.length ?? 0 }));
  }
  if (run.flat.length)
    told.push(say("heist-preview-flat", { cowboys: cowboyNames(view, players, run.flat) }));
  if (run.horses_lost.length)
    told.push(say("heist-preview-horses", { horses: run.horses_lost.map(horseName).join(", ") }));
  if (run.caught.length)
    told.push(say("heist-preview-caught", { cowboys: cowboyNames(view, players, run.caught) }));
  if (run.derails) told.push(say("heist-preview-derails"));
  return told;
}
