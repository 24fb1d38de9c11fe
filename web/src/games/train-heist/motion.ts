// The motions of each event: cards, loot and coins that change places, steam, and what happens to cowboys.

import { type Motion, oneByOne, type Spot } from "../../lib/motion/motion";
import type { WireEvent } from "../../protocol";
import type { MatchEventKind } from "./catalogue";
import type { TableView } from "./views";

type Payload = WireEvent["payload"];

const MOST = 4; // things that fly for one event
const STEP = 0.18; // of the time of the event, between two things
const CARD = "card:"; // a card face down is only this
const TILE = "tile:";
const BULLET = "bullet";

const MOTIONS: Partial<Record<MatchEventKind, (payload: Payload, view: TableView) => Motion[]>> = {
  drew: ({ cowboy, cards, count }) =>
    fly(
      hand(cards, count),
      () => "deck",
      () => cowboySpot(cowboy),
    ),
  discarded: ({ cowboy, cards }) =>
    fly(
      hand(cards, 0),
      () => cowboySpot(cowboy),
      () => "deck",
    ),
  used: ({ cowboy, cards }) =>
    fly(
      hand(cards, 0),
      () => cowboySpot(cowboy),
      () => "deck",
    ),
  called: ({ cowboy, horse, card }) =>
    fly(
      hand([card], 1),
      () => cowboySpot(cowboy),
      () => `horse-${horse}|deck`,
    ),
  offered: ({ cowboy, partner, cards, count }) =>
    fly(
      hand(cards, count),
      () => cowboySpot(cowboy),
      () => cowboySpot(partner),
    ),
  returned: ({ cowboy, partner, cards, count }) =>
    fly(
      hand(cards, count),
      () => cowboySpot(cowboy),
      () => cowboySpot(partner),
    ),
  traded: ({ cowboy, partner }) => [
    { type: "flash", at: cowboySpot(cowboy), tone: "good" },
    { type: "flash", at: cowboySpot(partner), tone: "good" },
  ],
  "took-bullet": ({ cowboy }) =>
    fly(
      [BULLET],
      () => "bullets",
      () => cowboySpot(cowboy),
    ),
  "spent-bullet": ({ cowboy }) =>
    fly(
      [BULLET],
      () => cowboySpot(cowboy),
      () => "bullets",
    ),
  looted: ({ cowboy, tiles, squares }) =>
    fly(
      named(tiles),
      (at) => `square-${named(squares, "")[at] ?? ""}|train-map`,
      () => cowboySpot(cowboy),
    ),
  dropped: ({ cowboy, town, tiles }) =>
    fly(
      named(tiles),
      () => cowboySpot(cowboy),
      () => `town-${town}`,
    ),
  loaded: ({ tile, square, town }) =>
    fly(
      named([tile]),
      () => `town-${town}`,
      () => `square-${square}`,
    ),
  filled: ({ tile, square }) =>
    fly(
      named([tile]),
      () => "town-sack|train-map",
      () => `square-${square}`,
    ),
  scored: () => [{ type: "flash", at: "points", tone: "gold" }],
  collected: ({ cowboy }) => [{ type: "flash", at: cowboySpot(cowboy), tone: "gold" }],
  rolled: () => [{ type: "puff", at: "engine" }],
  speed: () => [{ type: "flash", at: "speed", tone: "fire" }],
  hangman: () => [
    { type: "flash", at: "noose", tone: "bad" },
    { type: "shake", at: "noose" },
  ],
  flat: ({ cowboy }) => [
    { type: "puff", at: figure(cowboy) },
    { type: "shake", at: figure(cowboy) },
  ],
  sheriff: () => [{ type: "shake", at: "sheriff" }],
  jailed: ({ cowboy }) => [
    { type: "flash", at: cowboySpot(cowboy), tone: "night" },
    { type: "shake", at: cowboySpot(cowboy) },
    { type: "flash", at: figure(cowboy), tone: "bad" },
  ],
  escaped: ({ cowboy }) => [{ type: "flash", at: cowboySpot(cowboy), tone: "good" }],
  wanted: ({ cowboy, card }) => [
    { type: "leave", at: `wanted-${card}`, way: "down" },
    { type: "flash", at: cowboySpot(cowboy), tone: "gold", after: 0.3 },
  ],
  "horse-lost": ({ horse }) => [{ type: "leave", at: `horse-${horse}`, way: "down" }],
};

/** Return the motions of an event. `view` is the table before the event. */
export function motions(event: WireEvent, view: TableView): Motion[] {
  return MOTIONS[event.kind as MatchEventKind]?.(event.payload, view) ?? [];
}

/** Return what a flying thing is: a card (null: face down), a loot tile, or a bullet. */
export function readThing(
  thing: string,
): { kind: "card"; card: string | null } | { kind: "tile"; tile: string } | { kind: "bullet" } {
  if (thing.startsWith(CARD)) return { kind: "card", card: thing.slice(CARD.length) || null };
  return thing.startsWith(TILE) ? { kind: "tile", tile: thing.slice(TILE.length) } : { kind: "bullet" };
}

function cowboySpot(cowboy: unknown): Spot {
  return `cowboy-${String(cowboy)}`;
}

function figure(cowboy: unknown): Spot {
  return `figure-${String(cowboy)}|${cowboySpot(cowboy)}`;
}

function hand(cards: unknown, count: unknown): string[] {
  if (Array.isArray(cards)) return cards.map((each) => CARD + (typeof each === "string" ? each : ""));
  return Array.from({ length: typeof count === "number" ? count : 0 }, () => CARD);
}

function named(names: unknown, before = TILE): string[] {
  return Array.isArray(names) ? names.map((each) => `${before}${String(each)}`) : [];
}

function fly(things: readonly string[], from: (at: number) => Spot, to: (at: number) => Spot): Motion[] {
  const flights = things
    .slice(0, MOST)
    .map((thing, at): Motion => ({ type: "fly", thing, from: from(at), to: to(at) }));
  return oneByOne(flights, STEP);
}
