// What happened, in the words of the locales.

import { say } from "../../lib/texts.svelte";
import type { Happening } from "../game";
import type { HeistView } from "./view";
import { capital, cardName, cardNames, fluent, horseName, spot, squareName, tileName, tileNames, townName, who, whoAll } from "./words";

type Parts = Record<string, unknown>;

const THINGS = ["rode", "horse-lost", "flipped"]; // told of things, whose names are no proper ones

export function tell(happening: Happening, view: HeistView, players: readonly string[]): string | null {
  const { kind, parts } = happening;
  if (kind === "rolled" && Number(parts["left"]) > 0 && !parts["edge"]) return null; // told when it stops
  const sentence = say(`heist-event-${kind}`, fluent({ ...parts, ...words(kind, parts, view, players) }));
  const text = THINGS.includes(kind) ? capital(sentence) : sentence;
  return kind === "over" ? `${overInWords(String(parts["why"]))} ${text}` : text;
}

/** How it ended. */
export function overInWords(why: string): string {
  const points = /^score-(\d+)$/.exec(why)?.[1];
  return points === undefined ? say(`heist-over-${why}`) : say("heist-over-score", { points: Number(points) });
}

/** The parts of an event, as they are said. */
function words(kind: string, parts: Parts, view: HeistView, players: readonly string[]): Parts {
  const list = (name: string) => (Array.isArray(parts[name]) ? (parts[name] as unknown[]) : []);
  const cards = list("cards") as string[];
  return {
    cowboy: who(view, players, parts["cowboy"] ?? parts["first"]),
    partner: who(view, players, parts["partner"]),
    place: spot(view, parts["to"] ?? parts["space"] ?? parts["junction"]),
    places: list("spaces").map((each) => spot(view, each)).join(", "),
    horse: horseName(parts["horse"] ?? 0),
    card: cardOf(kind, parts),
    cards: cardNames(cards),
    known: yes(cards.length > 0 || "gave_cards" in parts),
    tiles: tileNames(view, list("tiles") as string[]),
    tile: tileName(view, parts["tile"] as string),
    square: squareName(parts["square"] as string),
    town: townName(String(parts["town"] ?? "")),
    colour: parts["colour"] === "red" ? say("heist-red") : say("heist-green"),
    kept: yes(parts["kept"] === true),
    edge: yes(parts["edge"] === true),
    ...counted(kind, parts, list),
    ...trade(parts),
    cowboys: whoAll(view, players, list("winners") as number[]),
  };
}

function counted(kind: string, parts: Parts, list: (name: string) => unknown[]): Parts {
  if (kind === "dropped") return { count: list("tiles").length };
  if (kind === "arrived") return { count: Number(parts["tiles"]) };
  if (kind === "dealt") return { count: Number(parts["cowboys"]) };
  return kind === "over" ? { count: list("winners").length } : {};
}

/** What went over and back, where that may be known. */
function trade(parts: Parts): Parts {
  const side = (name: string) => cardNames((parts[name] ?? []) as string[]) || say("heist-nothing");
  return { gave: side("gave_cards"), got: side("got_cards") };
}

function cardOf(kind: string, parts: Parts): string {
  if (typeof parts["card"] !== "string") return "";
  if (kind === "event") return say(`heist-event-card-${parts["card"]}`);
  return kind === "wanted" ? say(`heist-wanted-${parts["card"]}`) : cardName(parts["card"]);
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
