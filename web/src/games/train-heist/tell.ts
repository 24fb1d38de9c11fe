// What happened, in the words of the locales.

import { fluentArgs, say } from "../../lib/texts.svelte";
import type { GameEvent } from "../game";
import {
  capitalised,
  cardName,
  cardNames,
  cowboyName,
  cowboyNames,
  horseName,
  placeName,
  squareName,
  tileName,
  tileNames,
  townName,
} from "./names";
import type { HeistView } from "./view";

type Payload = Record<string, unknown>;

const THINGS = ["rode", "horse-lost", "flipped"]; // told of things, whose names are no proper ones

export function tell(shownEvent: GameEvent, view: HeistView, players: readonly string[]): string | null {
  const { kind, payload } = shownEvent;
  if (kind === "rolled" && Number(payload["left"]) > 0 && !payload["edge"]) return null; // told when it stops
  const sentence = say(
    `heist-event-${kind}`,
    fluentArgs({ ...payload, ...words(kind, payload, view, players) }),
  );
  const text = THINGS.includes(kind) ? capitalised(sentence) : sentence;
  return kind === "over" ? `${overInWords(String(payload["why"]))} ${text}` : text;
}

/** How it ended. */
export function overInWords(why: string): string {
  const points = /^score-(\d+)$/.exec(why)?.[1];
  return points === undefined
    ? say(`heist-over-${why}`)
    : say("heist-over-score", { points: Number(points) });
}

/** The payload of an event, as they are said. */
function words(kind: string, payload: Payload, view: HeistView, players: readonly string[]): Payload {
  const list = (name: string) => (Array.isArray(payload[name]) ? (payload[name] as unknown[]) : []);
  const cards = list("cards") as string[];
  return {
    cowboy: cowboyName(view, players, payload["cowboy"] ?? payload["first"]),
    partner: cowboyName(view, players, payload["partner"]),
    place: placeName(view, payload["to"] ?? payload["space"] ?? payload["junction"]),
    places: list("spaces")
      .map((each) => placeName(view, each))
      .join(", "),
    horse: horseName(payload["horse"] ?? 0),
    number: Number(payload["horse"] ?? 0) + 1,
    card: cardOf(kind, payload),
    cards: cardNames(cards),
    known: yes(cards.length > 0 || "gave_cards" in payload),
    tiles: tileNames(view, list("tiles") as string[]),
    tile: tileName(view, payload["tile"] as string),
    square: squareName(payload["square"] as string),
    town: townName(String(payload["town"] ?? "")),
    colour: payload["colour"] === "red" ? say("heist-red") : say("heist-green"),
    kept: yes(payload["kept"] === true),
    edge: yes(payload["edge"] === true),
    ...counted(kind, payload, list),
    ...trade(payload),
    cowboys: cowboyNames(view, players, list("winners") as number[]),
  };
}

function counted(kind: string, payload: Payload, list: (name: string) => unknown[]): Payload {
  if (kind === "dropped") return { count: list("tiles").length };
  if (kind === "arrived") return { count: Number(payload["tiles"]) };
  if (kind === "dealt") return { count: Number(payload["cowboys"]) };
  return kind === "over" ? { count: list("winners").length } : {};
}

/** What went over and back, where that may be known. */
function trade(payload: Payload): Payload {
  const side = (name: string) => cardNames((payload[name] ?? []) as string[]) || say("heist-nothing");
  return { gave: side("gave_cards"), got: side("got_cards") };
}

function cardOf(kind: string, payload: Payload): string {
  if (typeof payload["card"] !== "string") return "";
  if (kind === "event") return say(`heist-event-card-${payload["card"]}`);
  return kind === "wanted" ? say(`heist-wanted-${payload["card"]}`) : cardName(payload["card"]);
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
