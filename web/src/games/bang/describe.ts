// The table in words.

import { say } from "../../lib/texts.svelte";
import { COST, kindOf } from "./card";
import { doing } from "./doing";
import { places } from "./layout";
import { comeBack, equipment, equipmentDeck, hasGold, isShadow, nuggets, onOffer, type TableView } from "./view";
import { characterName, named, roleName, weapon, who } from "./words";

/** One seat: who, life, hand, cards in play, role, distance. */
export function seatInWords(view: TableView, seat: number, players: readonly string[]): string {
  const player = view.players[seat];
  if (!player) return "";
  const role = view.roles[seat];
  const distance = view.distances[seat] ?? null;
  const name = players[seat] ?? "";
  const words = [
    seat === view.seat ? `${name} (${say("web-you")})` : name,
    player.character ? characterName(player.character) : "",
    role ? roleName(role) : "",
  ];
  const gold = hasGold(view) ? say("bang-nuggets", { count: nuggets(player) }) : "";
  const side = player.side ? say("bang-side", { side: player.side }) : "";
  if (player.out) {
    const back = comeBack(view) ? [say("bang-web-comes-back"), side, gold] : [];
    return [...words, say("bang-out"), ...back].filter(Boolean).join(", ");
  }
  const shadow = isShadow(player);
  const front = equipment(player);
  words.push(
    view.turn === seat && !view.over ? say("bang-web-turn") : "",
    shadow ? say("bang-word-shadow") : "",
    side,
    player.character && !shadow ? say("bang-web-life", { life: player.life, most: player.most }) : "",
    say("bang-cards-in-hand", { count: player.hand }),
    say("bang-web-in-play", { count: player.cards.length, cards: player.cards.map(named).join(", ") }),
    gold,
    front.length ? say("bang-web-equipped", { cards: front.map(named).join(", ") }) : "",
    distance === null ? "" : say("bang-distance", { distance, reached: view.reaches[seat] ? "yes" : "no" }),
  );
  return words.filter(Boolean).join(", ");
}

/** Whose turn it is, what is under way, everybody clockwise from you, and the piles. */
export function describe(view: TableView, players: readonly string[]): string {
  const turn = view.turn === null || view.over ? "" : say("bang-turn", { player: who(view, players, view.turn), phase: say(`bang-phase-${view.phase}`) });
  const seats = places(view.players.length, view.seat).map(({ seat }) => seatInWords(view, seat, players));
  const mine = view.seat === null ? "" : weapon(view, view.seat);
  const piles = say("bang-piles", {
    deck: view.deck,
    count: view.discarded,
    top: view.discard ? "yes" : "no",
    card: view.discard ? named(view.discard) : "",
  });
  const hand = view.hand.length ? say("bang-web-holds", { cards: view.hand.map(named).join(", ") }) : "";
  const store = view.store.length ? say("bang-on-offer", { cards: view.store.map(named).join(", ") }) : "";
  return [turn, doing(view, players) ?? "", ...seats, mine, hand, store, piles, market(view)]
    .filter(Boolean)
    .map((each) => (/[.!?]$/.test(each) ? each : `${each}.`))
    .join(" ");
}

/** The equipment for sale, with its prices. */
function market(view: TableView): string {
  if (!hasGold(view) || view.over) return "";
  const cards = onOffer(view).map((card) => `${named(card)} ${COST[kindOf(card)] ?? 0}`);
  return say("bang-market", { cards: cards.join(", "), ...equipmentDeck(view) });
}
