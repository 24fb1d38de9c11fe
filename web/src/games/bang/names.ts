// Names of people, cards and characters.

import { say } from "../../lib/texts.svelte";
import { frontOf, isCharacter, isLocomotive, isStation, kindOf, RANGES, sign, SYMBOLS } from "./card";
import { locomotiveSide } from "./train-robbery/trainLine";
import { hasTrain, type TableView } from "./view";

/** A character, once it is known: that is how people at the table are called. */
export function playerName(
  view: TableView,
  players: readonly string[],
  seat: number | null | undefined,
): string {
  if (seat === null || seat === undefined) return "";
  const character = view.players[seat]?.character;
  return character ? characterName(character) : (players[seat] ?? `${seat + 1}`);
}

export function characterName(name: string): string {
  return say(`bang-character-${name}`);
}

/** The name that everybody knows, whichever side of the card is up. */
export function frontName(name: string): string {
  return characterName(frontOf(name));
}

export function roleName(role: string): string {
  return say(`bang-role-${role}`);
}

/** The name of a card, of a kind of card, or of whatever else does something: a character, a station, the Locomotive. */
export function cardName(id: string): string {
  const kind = kindOf(id);
  if (isStation(kind)) return say(`bang-station-${kind}`);
  if (isLocomotive(kind)) return say(`bang-locomotive-${kind}`);
  if (kind === "claim") return say("bang-word-claim");
  return isCharacter(kind) ? characterName(kind) : say(`bang-card-${kind}`);
}

/** Q♥ */
export function signSymbols(id: string): string {
  const found = sign(id);
  return found ? `${found.rank}${SYMBOLS[found.suit]}` : "";
}

/** queen of hearts */
export function signText(id: string): string {
  const found = sign(id);
  if (!found) return "";
  const rank = /\d/.test(found.rank) ? found.rank : say(`bang-rank-${found.rank}`);
  return say("bang-sign", { rank, suit: say(`bang-suit-${found.suit}`) });
}

/** BANG! Q♥ */
export function cardNameWithSign(id: string): string {
  return [cardName(id), signSymbols(id)].filter(Boolean).join(" ");
}

/** BANG!, queen of hearts */
export function spokenCardName(id: string): string {
  return [cardName(id), signText(id)].filter(Boolean).join(", ");
}

/** What somebody shoots with, and how far. */
export function weaponText(view: TableView, seat: number): string {
  return say("bang-weapon", { weapon: weaponName(view, seat), range: view.players[seat]?.range ?? 1 });
}

function weaponName(view: TableView, seat: number): string {
  const card = view.players[seat]?.cards.find((each) => kindOf(each) in RANGES);
  return card ? cardName(card) : say("bang-word-colt-45");
}

/** What somebody shoots with: without a card it is the weapon alone, and without anybody the Locomotive. */
export function weaponUsed(view: TableView, by: number | null, card: string | null): string {
  if (card !== null) return cardName(card);
  if (by !== null) return weaponName(view, by);
  return hasTrain(view) ? cardName(locomotiveSide(view)) : say("bang-card-bang");
}
