// What a card is, by its id: all facts come from the catalogue.
//
// A card's id is `<kind>-<rank><suit>`; of two that are alike the second ends in `-2`. Equipment and railcars have
// no sign: their id is `<kind>`, or `<kind>-<n>` where there are several. Stations and the Locomotive are no cards.

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

/** What a card's id says; null for other words, such as a character's name. */
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

/** The kinds of cards of a deck, perhaps only those with a border. */
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

/** Blue cards stay in play; railcars are such cards. */
export function isBlue(id: string): boolean {
  return CARDS[kindOf(id)]?.border === "blue";
}

/** Black equipment stays before a player. */
export function isBlack(id: string): boolean {
  return CARDS[kindOf(id)]?.border === "black";
}

export function isWeapon(id: string): boolean {
  return rangeOf(id) > 0;
}

/** How far a weapon reaches; 0: it is none. */
export function rangeOf(id: string): number {
  return CARDS[kindOf(id)]?.range ?? 0;
}

/** What equipment costs, in nuggets. */
export function costOf(id: string): number {
  return CARDS[kindOf(id)]?.cost ?? 0;
}

/** Whether a name is a character's, on whichever side. */
export function isCharacter(name: string): boolean {
  return name in CHARACTERS;
}

/** Whether a character's card shows its other side. */
export function isLegendary(character: string): boolean {
  return Boolean(CHARACTERS[character]?.front);
}

/** The side with which a character is dealt. */
export function frontOf(character: string): string {
  return CHARACTERS[character]?.front || character;
}

/** The other side of that, if there is one. */
export function backOf(character: string): string | null {
  const front = frontOf(character);
  return Object.keys(CHARACTERS).find((name) => CHARACTERS[name]?.front === front) ?? null;
}

/** Life points of a character; a Sheriff has one more. */
export function lifeOf(character: string): number {
  return CHARACTERS[character]?.life ?? 0;
}
