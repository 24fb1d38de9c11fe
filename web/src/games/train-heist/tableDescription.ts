// The table in words: the list that every player can open below the table.

import { say } from "../../lib/texts.svelte";
import { KNOTS } from "./catalogue";
import { cowboyMarks } from "./cowboyStatusText";
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
import { previewSentences } from "./trainPreviewSentences";
import type { CowboyView, TableView } from "./views";

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
    ...view.switches.map((each) => {
      const place = placeName(view, each.space);
      return each.way === null
        ? `${say("heist-switch", { place, colour: each.colour ?? "none" })}.`
        : `${say("heist-switch-way", { place, way: placeName(view, each.way) })}.`;
    }),
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

function meterTexts(view: TableView): string[] {
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
