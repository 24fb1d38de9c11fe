// The marks of a cowboy in words.

import { say } from "../../lib/texts.svelte";
import { horseName } from "./names";
import type { CowboyView, TableView } from "./views";

/** Return the marks of a cowboy in words: jailed, lying flat, mounted, bullets and points. */
export function cowboyMarks(view: TableView, each: CowboyView): string[] {
  const list: string[] = [];
  if (each.jailed) list.push(say("heist-mark-jailed"));
  if (each.lying) list.push(say("heist-mark-flat"));
  if (each.horse !== null) list.push(say("heist-mark-mounted", { horse: horseName(each.horse) }));
  if (each.bullets) list.push(say("heist-mark-bullets", { count: each.bullets }));
  if (view.mode === "versus")
    list.push(say("heist-mark-points", { count: each.points, left: each.counters }));
  return list;
}
