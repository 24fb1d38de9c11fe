// Names of cowboys, places, cards and tiles.

import { say } from "../../lib/texts.svelte";
import { inOrder, readCard } from "./card";
import { SUITS } from "./catalogue";
import { isSolo, place, space, tileKind } from "./viewQueries";
import type { PlaceView, SpaceView, TableView, TileKind } from "./views";

/**
 * Return the name of a cowboy: the name of its player, or its colour if one player has all cowboys.
 */
export function plainName(
  view: TableView,
  players: readonly string[],
  number: number | null | undefined,
): string {
  const cowboy = view.cowboys[number ?? -1];
  if (!cowboy) return "";
  return isSolo(view)
    ? say(`heist-colour-${cowboy.colour}`)
    : (players[cowboy.seat] ?? say(`heist-colour-${cowboy.colour}`));
}

/** Return the name of a cowboy with the title of its Wanted Card. */
export function cowboyName(view: TableView, players: readonly string[], number: unknown): string {
  const cowboy = typeof number === "number" ? view.cowboys[number] : undefined;
  if (!cowboy) return "";
  const name = plainName(view, players, cowboy.number);
  return cowboy.title ? say(`heist-wanted-${cowboy.title}.titled`, { name }) : name;
}

export function cowboyNames(view: TableView, players: readonly string[], numbers: readonly number[]): string {
  return numbers.map((each) => cowboyName(view, players, each)).join(", ");
}

/** Return the name of a space of the map or of a place of the train. */
export function placeName(view: TableView, id: string): string {
  const ground = space(view.board, id);
  if (ground) return spaceName(ground);
  const aboard = place(view.board, id);
  return aboard ? trainPlaceName(view, aboard) : id;
}

function spaceName(found: SpaceView): string {
  const { id } = found;
  if (found.kind === "town") return say("heist-space-town", { letter: found.letter });
  if (found.kind === "cactus") return say("heist-space-cactus", { number: found.cactus });
  if (found.kind === "canyon") return say("heist-space-canyon");
  if (found.kind === "ground") return say("heist-space-ground", { id });
  if (found.junction) return say("heist-space-junction", { id });
  if (found.tunnel) return say("heist-space-tunnel", { id });
  return say(found.star ? "heist-space-star" : "heist-space-track", { id });
}

function trainPlaceName(view: TableView, found: PlaceView): string {
  const car = carWord(found.car);
  const letter = view.board.wagons[found.car - 1]?.letter ?? "";
  if (found.kind === "platform") return say("heist-place-platform", { car, letter });
  if (found.kind === "roof") return say("heist-place-roof", { car, letter });
  return found.kind === "jail" ? say("heist-place-jail") : say("heist-place-inside", { letter });
}

function carWord(number: number): string {
  return { 1: "engine", 2: "jail" }[number] ?? "car";
}

export function townName(letter: string): string {
  return say("heist-space-town", { letter });
}

export function horseName(number: unknown): string {
  return say("heist-horse", { number: Number(number) + 1 });
}

export function cardName(id: string | null | undefined): string {
  if (!id) return say("heist-card-hidden");
  const { suit, number } = readCard(id);
  return suit === null ? say("heist-card-wild") : say("heist-card", { number, suit });
}

export function cardNames(ids: readonly (string | null)[]): string {
  const known = inOrder(ids.filter((each): each is string => each !== null));
  return [...known, ...ids.filter((each) => each === null)].map(cardName).join(", ");
}

/** Return the name of a loot tile: the cards that it asks for. */
export function tileName(view: TableView, id: string | null | undefined): string {
  const tile = tileKind(view, id);
  return tile ? tileText(tile) : String(id ?? "");
}

/** Return the cards that a loot tile asks for. */
export function tileText(tile: TileKind): string {
  if (tile.kind === "suits") {
    const asked = SUITS.filter((suit) => tile[suit] > 0);
    return asked.map((suit) => say("heist-need", { count: tile[suit], suit })).join(" + ");
  }
  if (tile.kind === "numbers") return say("heist-tile-numbers", { numbers: tile.numbers.join("/") });
  return tile.kind === "pairs"
    ? say("heist-tile-pairs")
    : say(`heist-tile-${tile.kind}`, { size: tile.size });
}

export function tileNames(view: TableView, ids: readonly string[]): string {
  return ids.map((each) => tileName(view, each)).join("; ");
}

/** Return the name of a square, or of both squares of a car for the letter of the car. */
export function squareName(name: string | null | undefined): string {
  const text = name ?? "";
  return text.length === 1 ? say("heist-squares", { letter: text }) : say("heist-square", { name: text });
}

/** Return the name of the thing that a player points at. */
export function pointedName(view: TableView, id: string): string {
  if (view.squares.some((each) => each.name === id)) return squareName(id);
  if (tileKind(view, id)) return tileName(view, id);
  if (view.decks.wanted.includes(id)) return say(`heist-wanted-${id}`);
  return space(view.board, id) || place(view.board, id) ? placeName(view, id) : cardName(id);
}

/** Start a text with a capital letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Say how the match ended, from the reason in its view. */
export function endText(why: string): string {
  const points = /^score-(\d+)$/.exec(why)?.[1];
  return points === undefined
    ? say(`heist-over-${why}`)
    : say("heist-over-score", { points: Number(points) });
}
