// Names of players, cards and characters.

import { say } from "../../lib/texts.svelte";
import { frontOf, isCharacter, isLocomotive, isStation, isWeapon, kindOf, sign, SYMBOLS } from "./card";
import { locomotiveSide } from "./train-robbery/trainLine";
import { hasTrain } from "./viewQueries";
import type { TableView } from "./views";

/** Return the name of a player's character; before it is known, the name of the player. */
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

/** Return the name on the front of a character card, even if the other side is up. */
export function frontName(name: string): string {
  return characterName(frontOf(name));
}

export function roleName(role: string): string {
  return say(`bang-role-${role}`);
}

/** Return the name of a card, a kind of card, a character, a station or the Locomotive. */
export function cardName(id: string): string {
  const kind = kindOf(id);
  if (isStation(kind)) return say(`bang-station-${kind}`);
  if (isLocomotive(kind)) return say(`bang-locomotive-${kind}`);
  if (kind === "claim") return say("bang-word-claim");
  return isCharacter(kind) ? characterName(kind) : say(`bang-card-${kind}`);
}

/** Return the sign of a card in symbols: Q♥ */
export function signSymbols(id: string): string {
  const found = sign(id);
  return found ? `${found.rank}${SYMBOLS[found.suit]}` : "";
}

/** Return the sign of a card in words: queen of hearts */
export function signText(id: string): string {
  const found = sign(id);
  if (!found) return "";
  const rank = /\d/.test(found.rank) ? found.rank : say(`bang-rank-${found.rank}`);
  return say("bang-sign", { rank, suit: say(`bang-suit-${found.suit}`) });
}

/** Return the name of a card with its sign: BANG! Q♥ */
export function cardNameWithSign(id: string): string {
  return [cardName(id), signSymbols(id)].filter(Boolean).join(" ");
}

/** Return the name of a card with its sign, for screen readers: BANG!, queen of hearts */
export function spokenCardName(id: string): string {
  return [cardName(id), signText(id)].filter(Boolean).join(", ");
}

/** Return the weapon of a player, and its range. */
export function weaponText(view: TableView, seat: number): string {
  return say("bang-weapon", { weapon: weaponName(view, seat), range: view.players[seat]?.range ?? 1 });
}

function weaponName(view: TableView, seat: number): string {
  const card = view.players[seat]?.cards.find(isWeapon);
  return card ? cardName(card) : say("bang-word-colt-45");
}

/**
 * Return the name of what fires a shot: a card, the player's weapon, or the Locomotive if no player
 * shoots.
 */
export function weaponUsedName(view: TableView, by: number | null, card: string | null): string {
  if (card !== null) return cardName(card);
  if (by !== null) return weaponName(view, by);
  return hasTrain(view) ? cardName(locomotiveSide(view)) : say("bang-card-bang");
}
