// The motions of each event: where cards fly, and who is shot at.

import { type Motion, oneByOne, type Spot } from "../../lib/motion/motion";
import type { WireEvent } from "../../protocol";
import type { MatchEventKind } from "./catalogue";
import type { TableView } from "./views";

type Payload = WireEvent["payload"];

const MOST_CARDS = 5; // cards that fly for one event
const STEP = 0.16; // of the time of the event, between two cards
export const BACK = ""; // the thing that is a card face down
export const NUGGET = "nugget";

const MOTIONS: Partial<Record<MatchEventKind, (payload: Payload, view: TableView) => Motion[]>> = {
  // Cards
  drew: (payload, view) => {
    const cards = seen(payload["cards"]) ?? Array.from({ length: count(payload["count"]) }, () => BACK);
    return fly(cards, "deck", (card) => handOf(view, payload["seat"], card));
  },
  played: ({ card, seat }, view) => fly([text(card)], handOf(view, seat, text(card)), () => "discard"),
  equipped: ({ card, seat, by }, view) =>
    fly([text(card)], handOf(view, by, text(card)), () => seatSpot(seat)),
  discarded: ({ card, seat }, view) => fly([text(card)], handOf(view, seat, text(card)), () => "discard"),
  took: ({ card, seat, victim }, view) =>
    fly([text(card)], handOf(view, victim, text(card)), () => handOf(view, seat, text(card))),
  gave: ({ card, seat, target }, view) =>
    fly([text(card)], handOf(view, seat, text(card)), () => handOf(view, target, text(card))),
  "passed-on": ({ card, seat, to }) => fly([text(card)], seatSpot(seat), () => seatSpot(to)),
  exchanged: ({ card, seat, other, theirs }) => [
    ...fly([text(card)], seatSpot(seat), () => seatSpot(other)),
    ...fly([text(theirs)], seatSpot(other), () => seatSpot(seat)),
  ],
  flipped: ({ cards }) => fly(seen(cards) ?? [], "deck", () => "discard"),
  "turned-up": ({ card }) => fly([text(card)], "deck", () => "open-cards|discard"),
  store: ({ cards }) => fly(seen(cards) ?? [], "deck", (card) => `card-${card}|open-cards|discard`),
  "took-store": ({ card, seat }, view) =>
    fly([text(card)], `card-${text(card)}|open-cards|discard`, () => handOf(view, seat, text(card))),
  "took-discard": ({ card, seat }, view) =>
    fly([text(card)], "discard", () => handOf(view, seat, text(card))),
  reshuffled: () => fly([BACK, BACK, BACK, BACK], "discard", () => "deck"),

  // Shots
  shot: ({ by, at }) => [...aimed(by, at), { type: "flash", at: seatSpot(at), tone: "fire", after: 0.35 }],
  redirected: ({ seat, to }) => aimed(seat, to),
  fended: ({ seat, by }) => aimed(seat, by),
  dodged: ({ seat }) => [{ type: "puff", at: seatSpot(seat) }],
  wounded: ({ seat }) => [
    { type: "flash", at: seatSpot(seat), tone: "bad" },
    { type: "shake", at: seatSpot(seat) },
  ],
  healed: ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "good" }],
  exploded: ({ seat }) => [
    { type: "blast", at: seatSpot(seat) },
    { type: "shake", at: seatSpot(seat) },
  ],
  out: ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "night" }],
  "came-back": ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "good" }],
  haunts: ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "night" }],
  skipped: ({ seat }) => [{ type: "shake", at: seatSpot(seat) }],
  freed: ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "good" }],

  // Gold Rush
  "gained-nuggets": ({ seat, count: gained }) =>
    fly(nuggets(gained), "equipment-deck|discard", () => seatSpot(seat)),
  "paid-nuggets": ({ seat, count: paid }) =>
    fly(nuggets(paid), seatSpot(seat), () => "equipment-deck|discard"),
  bought: ({ card, seat }) => fly([text(card)], `card-${text(card)}|equipment-deck`, () => seatSpot(seat)),
  "found-equipment": ({ card, seat }) => fly([text(card)], "equipment-deck", () => seatSpot(seat)),
  "lost-equipment": ({ card, seat }) => fly([text(card)], seatSpot(seat), () => "equipment-deck"),

  // The Great Train Robbery
  "train-moved": () => [
    { type: "puff", at: "locomotive" },
    { type: "puff", at: "locomotive", after: 0.35 },
  ],
  "full-steam": () => [
    { type: "puff", at: "locomotive" },
    { type: "puff", at: "locomotive", after: 0.25 },
    { type: "shake", at: "locomotive" },
  ],
  boarded: ({ card, seat }) => fly([text(card)], `railcar-${text(card)}|railway`, () => seatSpot(seat)),

  // Legends
  "feat-performed": ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "gold" }],
  "feat-claimed": ({ seat }) => [{ type: "flash", at: seatSpot(seat), tone: "gold" }],
};

/** Return the motions of an event. `view` is the table before the event. */
export function motions(event: WireEvent, view: TableView): Motion[] {
  return MOTIONS[event.kind as MatchEventKind]?.(event.payload, view) ?? [];
}

function seatSpot(seat: unknown): Spot {
  return `seat-${String(seat)}`;
}

/** Return the place of a hand card: only the viewer's own cards lie open. */
function handOf(view: TableView, seat: unknown, card: string): Spot {
  return seat === view.seat ? `card-${card}|hand|${seatSpot(seat)}` : seatSpot(seat);
}

function fly(cards: readonly string[], from: Spot, to: (card: string) => Spot): Motion[] {
  const flights = cards
    .slice(0, MOST_CARDS)
    .map((card): Motion => ({ type: "fly", thing: card, from, to: to(card) }));
  return oneByOne(flights, STEP);
}

function aimed(from: unknown, to: unknown): Motion[] {
  return typeof from === "number" && typeof to === "number" && from !== to
    ? [{ type: "shot", from: seatSpot(from), to: seatSpot(to) }]
    : [];
}

/** Return the id of a card; a card that this seat may not know is face down. */
function text(card: unknown): string {
  return typeof card === "string" ? card : BACK;
}

function seen(cards: unknown): string[] | null {
  return Array.isArray(cards) ? cards.map(text) : null;
}

function count(number: unknown): number {
  return typeof number === "number" ? number : 0;
}

function nuggets(number: unknown): string[] {
  return Array.from({ length: count(number) }, () => NUGGET);
}
