// The table in words, for screen readers.

import { say } from "../../lib/texts.svelte";
import { costOf } from "./card";
import { currentActionText } from "./currentAction";
import { featProgressText, featStandingText } from "./legends/featProgress";
import { cardName, characterName, playerName, roleName, weaponText } from "./names";
import { seatPlaces } from "./seatLayout";
import { affordableNowText, stationPriceText } from "./train-robbery/railcarPriceText";
import {
  endOfLine,
  locomotivePlace,
  locomotiveSide,
  railcarAt,
  railcarsAtStations,
  railcarsInTrain,
  railcarsLeft,
  stations,
} from "./train-robbery/trainLine";
import {
  comeBack,
  equipment,
  equipmentDeck,
  fame,
  featsLeft,
  hasFeats,
  hasGold,
  hasTrain,
  isGhost,
  isShadow,
  nuggets,
  onOffer,
} from "./viewQueries";
import type { TableView } from "./views";

/** Describe a seat: its player, life, hand, cards in play, role and distance. */
export function seatText(view: TableView, seat: number, players: readonly string[]): string {
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
  const renown = hasFeats(view) && fame(player) ? say("bang-fame", { count: fame(player) }) : "";
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
    isGhost(player) ? say("bang-word-ghost") : "",
    side,
    player.character && !shadow && !isGhost(player)
      ? say("bang-web-life", { life: player.life, most: player.most })
      : "",
    say("bang-cards-in-hand", { count: player.hand }),
    say("bang-web-in-play", { count: player.cards.length, cards: player.cards.map(cardName).join(", ") }),
    renown,
    gold,
    front.length ? say("bang-web-equipped", { cards: front.map(cardName).join(", ") }) : "",
    distance === null ? "" : say("bang-distance", { distance, reached: view.reaches[seat] ? "yes" : "no" }),
  );
  return words.filter(Boolean).join(", ");
}

/** Describe the turn, the current action, all seats clockwise from the viewer's, and the piles. */
export function screenReaderText(view: TableView, players: readonly string[]): string {
  const turn =
    view.turn === null || view.over
      ? ""
      : say("bang-turn", {
          player: playerName(view, players, view.turn),
          phase: say(`bang-phase-${view.phase}`),
        });
  const seats = seatPlaces(view.players.length, view.seat).map(({ seat }) => seatText(view, seat, players));
  const mine = view.seat === null ? "" : weaponText(view, view.seat);
  const piles = say("bang-piles", {
    deck: view.deck,
    count: view.discarded,
    top: view.discard ? "yes" : "no",
    card: view.discard ? cardName(view.discard) : "",
  });
  const hand = view.hand.length ? say("bang-web-holds", { cards: view.hand.map(cardName).join(", ") }) : "";
  const store = view.store.length ? say("bang-on-offer", { cards: view.store.map(cardName).join(", ") }) : "";
  return [
    turn,
    currentActionText(view, players) ?? "",
    ...seats,
    mine,
    hand,
    store,
    piles,
    market(view),
    railway(view),
    feats(view, players),
  ]
    .filter(Boolean)
    .map((each) => (/[.!?]$/.test(each) ? each : `${each}.`))
    .join(" ");
}

/** List the equipment for sale, with its prices. */
function market(view: TableView): string {
  if (!hasGold(view) || view.over) return "";
  const cards = onOffer(view).map((card) => `${cardName(card)} ${costOf(card)}`);
  return say("bang-market", { cards: cards.join(", "), ...equipmentDeck(view) });
}

/** Describe the open Feats, and say whether the player can perform them. */
function feats(view: TableView, players: readonly string[]): string {
  if (!view.goals.length || view.over) return "";
  const row = view.goals.map((goal) => {
    const tokens = goal.tokens
      .flatMap((count, seat) => (count ? [`${playerName(view, players, seat)} ${count}`] : []))
      .join(", ");
    return [
      say("bang-feat", {
        feat: cardName(goal.card),
        terms: say(`bang-card-${goal.card}.short`),
        free: goal.free ? "yes" : "no",
      }),
      tokens ? say("bang-feat-fame", { players: tokens }) : "",
      featProgressText(view, goal, (seat) => playerName(view, players, seat)),
      view.seat === null ? "" : featStandingText(view, goal),
    ]
      .filter(Boolean)
      .join(", ");
  });
  return `${say("bang-feats", { deck: featsLeft(view) })}: ${row.join("; ")}`;
}

/** List the stations with their prices, and the railcars or the Locomotive below them. */
function railway(view: TableView): string {
  if (!hasTrain(view) || view.over || !stations(view).length) return "";
  const line = stations(view).map((station, at) => {
    const car = railcarAt(view, at + 1);
    const below = car ? cardName(car) : at + 1 === locomotivePlace(view) ? locomotive(view) : "";
    return [`${at + 1}. ${cardName(station)}: ${stationPriceText(view, station)}`, below]
      .filter(Boolean)
      .join(" – ");
  });
  if (locomotivePlace(view) === endOfLine(view))
    line.push(`${say("bang-word-end-of-the-line")} – ${locomotive(view)}`);
  const waiting = railcarsInTrain(view).filter(
    (car) => !railcarsAtStations(view).some((pair) => pair.car === car),
  );
  const rest = waiting.length ? say("bang-train-waiting", { cards: waiting.map(cardName).join(", ") }) : "";
  const means = view.seat === null ? "" : affordableNowText(view);
  return [`${say("bang-line", { deck: railcarsLeft(view) })}: ${line.join("; ")}`, rest, means]
    .filter(Boolean)
    .join(". ");
}

function locomotive(view: TableView): string {
  return say("bang-train-locomotive", { locomotive: cardName(locomotiveSide(view)) });
}
