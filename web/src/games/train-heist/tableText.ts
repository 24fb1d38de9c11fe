// The table in words, for screen readers and for everybody who wants to read it.

import { say } from "../../lib/texts.svelte";
import {
  capitalised,
  cardNames,
  cowboyName,
  cowboyNames,
  horseName,
  placeName,
  squareName,
  tileNames,
  townName,
} from "./names";
import { KNOTS } from "./catalogue";
import type { CowboyView, TableView, PreviewView } from "./views";

export function screenReaderText(view: TableView, players: readonly string[]): string {
  return tableSentences(view, players).join(" ");
}

/** Describe the turn and the meters first, then the train, the towns, and the cowboys. */
export function tableSentences(view: TableView, players: readonly string[]): string[] {
  const told: string[] = [];
  if (view.turn !== null && !view.over) {
    told.push(
      say("heist-sees-turn", {
        cowboy: cowboyName(view, players, view.turn),
        actions: say("heist-actions-left", { count: view.actions }),
      }),
    );
  }
  told.push(`${meterTexts(view).join(", ")}.`);
  told.push(say("heist-sees-train", { places: view.cars.map((each) => placeName(view, each)).join(", ") }));
  told.push(...previewSentences(view, players));
  told.push(say("heist-sees-sheriff", { place: placeName(view, view.sheriff) }));
  told.push(
    ...view.switches.map(
      (each) =>
        `${say("heist-switch", { place: placeName(view, each.space), colour: each.colour ?? "none" })}.`,
    ),
  );
  told.push(
    ...view.squares.map((each) =>
      say("heist-sees-square", {
        square: squareName(each.name),
        tiles: tileNames(view, each.tiles.toReversed()) || say("heist-sees-empty"),
      }),
    ),
  );
  told.push(
    ...view.towns.map((each) =>
      say("heist-sees-town", {
        town: townName(each.letter),
        tiles: tileNames(view, each.tiles) || say("heist-sees-nothing"),
      }),
    ),
  );
  for (const horse of view.horses) {
    if (horse.space === null) continue;
    const riders = horse.riders.length ? "some" : "none";
    told.push(
      say("heist-sees-horse", {
        horse: horseName(horse.number),
        place: placeName(view, horse.space),
        riders,
        who: cowboyNames(view, players, horse.riders),
      }),
    );
  }
  if (view.territory.length)
    told.push(
      say("heist-sees-territory", { places: view.territory.map((each) => placeName(view, each)).join(", ") }),
    );
  told.push(...view.cowboys.map((each) => cowboy(view, players, each)));
  if (view.wanted.length)
    told.push(
      say("heist-sees-wanted", {
        cards: view.wanted
          .map((each) => `${say(`heist-wanted-${each}`)} (${say(`heist-wanted-${each}.mission`)})`)
          .join(" "),
      }),
    );
  return told.map(capitalised);
}

export function meterTexts(view: TableView): string[] {
  const points =
    view.mode === "versus" ? [] : [say("heist-meter-points", { points: view.points, goal: view.goal ?? 0 })];
  return [
    ...points,
    say("heist-meter-speed", { speed: view.speed }),
    say("heist-meter-noose", { left: KNOTS - view.hangman }),
    say("heist-meter-events", { count: view.events_left }),
    say("heist-meter-bullets", { count: view.bullets }),
    say("heist-meter-deck", { count: view.deck }),
  ];
}

function cowboy(view: TableView, players: readonly string[], each: CowboyView): string {
  const known = [say("heist-sees-hand", { cards: cardNames(each.hand) || say("heist-nothing") })];
  if (each.loot.length) known.push(say("heist-sees-loot", { tiles: tileNames(view, each.loot) }));
  const list = cowboyMarks(view, each);
  if (list.length) known.unshift(`${list.join(", ")}.`);
  return say("heist-sees-cowboy", {
    cowboy: cowboyName(view, players, each.number),
    place: placeName(view, each.place),
    marks: known.join(" "),
  });
}

/** The states of a cowboy: jailed, lying flat, mounted, bullets and points. */
export function cowboyMarks(view: TableView, each: CowboyView): string[] {
  const list: string[] = [];
  if (each.jailed) list.push(say("heist-mark-jailed"));
  if (each.lying) list.push(say("heist-mark-flat"));
  if (each.horse !== null) list.push(say("heist-mark-mounted", { horse: horseName(each.horse) }));
  if (each.bullets) list.push(say("heist-mark-bullets", { count: each.bullets }));
  if (view.mode === "versus") list.push(say("heist-mark-points", { count: each.points }));
  return list;
}

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
