// Poker cards, and the cards that loot tiles ask for.

import { HIGHEST, SUIT_CODES, SUITS } from "./catalogue";
import type { TileKind } from "./views";

export type Suit = (typeof SUITS)[number];
const CODES: Readonly<Record<string, Suit>> = SUIT_CODES;

export interface Card {
  id: string;
  suit: Suit | null; // null: a Wild Card
  number: number; // 0: a Wild Card
}

export function readCard(id: string): Card {
  const [code = "", number = "0"] = id.split("-");
  const suit = CODES[code] ?? null;
  return { id, suit, number: suit ? Number(number) : 0 };
}

export function isWild(id: string): boolean {
  return readCard(id).suit === null;
}

/**
 * Sort cards by number, then by suit, with Wild Cards last, so that the order is always the same.
 */
export function inOrder(ids: readonly string[]): string[] {
  const rank = (card: Card) => (card.suit === null ? 1000 : card.number * 10 + SUITS.indexOf(card.suit));
  return ids.toSorted((one, two) => rank(readCard(one)) - rank(readCard(two)) || one.localeCompare(two));
}

export interface MissingCards {
  cards: number; // the least number of missing cards
  suits: Partial<Record<Suit, number>>; // the missing suits, for a tile that asks for suits
  numbers: number[]; // the missing numbers, for a tile that lists numbers
}

/** Return what a hand lacks to pay for a tile. Wild Cards replace missing cards. */
export function missingCards(tile: TileKind, hand: readonly string[]): MissingCards {
  const cards = hand.map(readCard);
  const wilds = cards.filter((card) => card.suit === null).length;
  const plain = cards.filter((card) => card.suit !== null);
  switch (tile.kind) {
    case "suits":
      return missingSuits(tile, plain, wilds);
    case "numbers":
      return missingNumbers(tile, plain, wilds);
    case "kind":
      return missingCount(tile.size - most(plain) - wilds);
    case "pairs":
      return missingCount(missingForPairs(plain) - wilds);
    case "straight":
      return missingCount(tile.size - longest(plain, tile.size) - wilds);
  }
}

function missingCount(cards: number): MissingCards {
  return { cards: Math.max(0, cards), suits: {}, numbers: [] };
}

function missingSuits(tile: TileKind, plain: Card[], wilds: number): MissingCards {
  const suits: MissingCards["suits"] = {};
  let left = wilds;
  for (const suit of SUITS) {
    const missing = Math.max(0, tile[suit] - plain.filter((card) => card.suit === suit).length);
    const filled = Math.min(left, missing);
    left -= filled;
    if (missing > filled) suits[suit] = missing - filled;
  }
  return { cards: Object.values(suits).reduce((sum, count) => sum + count, 0), suits, numbers: [] };
}

function missingNumbers(tile: TileKind, plain: Card[], wilds: number): MissingCards {
  const missing = tile.numbers.filter((number) => !plain.some((card) => card.number === number));
  const numbers = missing.slice(Math.min(wilds, missing.length));
  return { cards: numbers.length, suits: {}, numbers };
}

/** Return the largest number of cards with the same number. */
function most(plain: Card[]): number {
  return Math.max(0, ...counts(plain));
}

function counts(plain: Card[]): number[] {
  const found = new Map<number, number>();
  for (const card of plain) found.set(card.number, (found.get(card.number) ?? 0) + 1);
  return [...found.values()].toSorted((one, two) => two - one);
}

function missingForPairs(plain: Card[]): number {
  const best = counts(plain).slice(0, 2);
  return 4 - best.reduce((sum, count) => sum + Math.min(2, count), 0);
}

/** Return the largest number of different cards that fit into one straight of this size. */
function longest(plain: Card[], size: number): number {
  const have = new Set(plain.map((card) => card.number));
  const starts = Array.from({ length: Math.max(0, HIGHEST + 1 - size) }, (_, at) => at + 1);
  return Math.max(
    0,
    ...starts.map(
      (start) =>
        Array.from({ length: size }, (_, at) => start + at).filter((number) => have.has(number)).length,
    ),
  );
}

/**
 * Return the cards that count for a tile: first plain cards, then Wild Cards for the missing ones.
 */
export function cardsForTile(tile: TileKind, hand: readonly string[]): string[] {
  const cards = hand.map(readCard);
  const plain = cards.filter((card) => card.suit !== null);
  const chosen = plainCardsForTile(tile, plain);
  const wilds = cards.filter((card) => card.suit === null);
  return [...chosen, ...wilds.slice(0, Math.max(0, tile.size - chosen.length))].map((card) => card.id);
}

function plainCardsForTile(tile: TileKind, plain: Card[]): Card[] {
  const of = (number: number, count: number) =>
    plain.filter((card) => card.number === number).slice(0, count);
  const numbers = [...new Set(plain.map((card) => card.number))];
  switch (tile.kind) {
    case "suits":
      return SUITS.flatMap((suit) => plain.filter((card) => card.suit === suit).slice(0, tile[suit]));
    case "numbers":
      return tile.numbers.flatMap((number) => of(number, 1));
    case "kind":
      return of(numbers.toSorted((one, two) => of(two, 9).length - of(one, 9).length)[0] ?? 0, tile.size);
    case "pairs":
      return numbers
        .toSorted((one, two) => of(two, 2).length - of(one, 2).length)
        .slice(0, 2)
        .flatMap((number) => of(number, 2));
    case "straight": {
      const rows = Array.from({ length: Math.max(0, HIGHEST + 1 - tile.size) }, (_, at) =>
        Array.from({ length: tile.size }, (__, step) => at + 1 + step).flatMap((number) => of(number, 1)),
      );
      return rows.toSorted((one, two) => two.length - one.length)[0] ?? [];
    }
  }
}
