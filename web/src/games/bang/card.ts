// Facts about a card, by its id. All facts come from the catalogue.
//
// A card's id is `<kind>-<rank><suit>`; the second of two equal cards ends in `-2`. Equipment and
// railcars have no sign: their id is `<kind>`, or `<kind>-<n>` for several copies. Stations and the
// Locomotive are not cards.

import { type CardFacts, CARDS, CHARACTERS, LOCOMOTIVES } from "./catalogue";

export type Suit = "S" | "H" | "D" | "C";

export interface Sign {
  kind: string;
  rank: string;
  suit: Suit;
}

export const SYMBOLS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

const CARD = /^(.+?)-(10|[2-9JQKA])([SHDC])(-\d)?$/;
const COPY = /^(.+)-\d$/;

/**
 * Return the kind, rank and suit in a card's id; null for other words, such as a character's name.
 */
export function sign(id: string): Sign | null {
  const [, kind, rank, suit] = CARD.exec(id) ?? [];
  return kind && rank && suit ? { kind, rank, suit: suit as Suit } : null;
}

export function isRed(suit: Suit): boolean {
  return suit === "H" || suit === "D";
}

export function kindOf(id: string): string {
  return sign(id)?.kind ?? COPY.exec(id)?.[1] ?? id;
}

/** Return the kinds of cards of a deck; with `border`, only the kinds with this border. */
export function kindsOf(deck: CardFacts["deck"], border?: CardFacts["border"]): string[] {
  return Object.entries(CARDS).flatMap(([kind, facts]) =>
    facts.deck === deck && (border === undefined || facts.border === border) ? [kind] : [],
  );
}

function isFrom(deck: CardFacts["deck"], id: string): boolean {
  return CARDS[kindOf(id)]?.deck === deck;
}

export function isEquipment(id: string): boolean {
  return isFrom("equipment", id);
}

export function isRailcar(id: string): boolean {
  return isFrom("railcars", id);
}

export function isStation(id: string): boolean {
  return isFrom("stations", id);
}

export function isFeat(id: string): boolean {
  return isFrom("feat-deck", id);
}

export function isLocomotive(name: string): boolean {
  return (LOCOMOTIVES as readonly string[]).includes(name);
}

/** Tell whether a card is blue. Blue cards stay in play. All railcars are blue. */
export function isBlue(id: string): boolean {
  return CARDS[kindOf(id)]?.border === "blue";
}

/** Tell whether equipment is black. Black equipment stays in front of its owner. */
export function isBlack(id: string): boolean {
  return CARDS[kindOf(id)]?.border === "black";
}

export function isWeapon(id: string): boolean {
  return rangeOf(id) > 0;
}

/** Return the range of a weapon; 0 if the card is not a weapon. */
export function rangeOf(id: string): number {
  return CARDS[kindOf(id)]?.range ?? 0;
}

/** Return the cost of equipment in nuggets. */
export function costOf(id: string): number {
  return CARDS[kindOf(id)]?.cost ?? 0;
}

/** Tell whether this is the name of a character, on either side of the card. */
export function isCharacter(name: string): boolean {
  return name in CHARACTERS;
}

/** Tell whether this is the Legend on the other side of a character card. */
export function isLegendary(character: string): boolean {
  return Boolean(CHARACTERS[character]?.front);
}

/** Return the side of a character card that is up when it is dealt. */
export function frontOf(character: string): string {
  return CHARACTERS[character]?.front || character;
}

/** Return the other side of that character card, if it has one. */
export function backOf(character: string): string | null {
  const front = frontOf(character);
  return Object.keys(CHARACTERS).find((name) => CHARACTERS[name]?.front === front) ?? null;
}

/** Return the life points of a character. A Sheriff has one more. */
export function lifeOf(character: string): number {
  return CHARACTERS[character]?.life ?? 0;
}
