// What happened, in the words of the locales.

import { fluentArgs, say } from "../../lib/texts.svelte";
import type { GameEvent } from "../game";
import { COST, isBlack, isStation, kindOf } from "./card";
import {
  cardName,
  cardNameWithSign,
  characterName,
  frontName,
  playerName,
  roleName,
  weaponUsed,
} from "./names";
import { locomotiveSide, stations } from "./train-robbery/trainLine";
import type { TableView } from "./view";

type Payload = Record<string, unknown>;
type Seat = number | null;

const CAUSED = ["drew", "flipped", "checked", "wounded"]; // by a card or a character
const PLAIN = ["deal", "phase", "reward"]; // reasons to draw that need no name
const PAID_AGAIN = ["gold-pan", "rucksack"]; // equipment that nuggets are paid for again and again
const TOLD = ["fend", "jail", "dynamite"]; // the cards whose own sentences say it
const CHECKS_TOLD = [...TOLD, "most-wanted"];
/** What the sentence about a discard has words of its own for. */
const REASONS = [
  "trade",
  "replaced",
  "fend",
  "penalty",
  "cat-balou",
  "jail",
  "dynamite",
  "shadow",
  "dutch-will",
  "pardner",
  "order",
  "excess",
  "tax",
];

export function tell(shownEvent: GameEvent, view: TableView, players: readonly string[]): string | null {
  if (goesWithoutSaying(shownEvent, view)) return null;
  const { kind, payload } = shownEvent;
  const name = (seat: unknown) => playerName(view, players, seat as Seat);
  const card = typeof payload["card"] === "string" ? cardName(payload["card"]) : "";
  const words: Payload = {
    ...payload,
    player: name(payload["seat"]),
    card,
    ...more(kind, payload, name, view, players),
  };
  const why = payload["why"];
  if (CAUSED.includes(kind) && typeof why === "string" && !PLAIN.includes(why))
    words["source"] = cardName(why);
  const text = say(`bang-event-${kind}`, fluentArgs(words));
  return kind === "over" ? `${say(`bang-over-${String(payload["why"])}`)} ${text}` : text;
}

/** What the sentence before or after says as well, or what is only about unseen cards. */
function goesWithoutSaying({ kind, payload }: GameEvent, view: TableView): boolean {
  const why = String(payload["why"]);
  switch (kind) {
    case "discarded":
      return TOLD.includes(why) && !opensDoor(payload);
    case "played": // against a shot: told as the escape
      return payload["like"] === "missed";
    case "shot": // a BANG! that was just played at this player, or what works like one
      return (
        payload["need"] === 1 && ["bang", "missed", "bottle"].includes(kindOf(String(payload["card"] ?? "")))
      );
    case "checked":
      return payload["good"] === true || CHECKS_TOLD.includes(why);
    case "drew":
      return ["deal", "reward"].includes(why) && !("cards" in payload);
    case "flipped":
      return (payload["cards"] as string[]).length === 0;
    case "returned":
      return Array.isArray(payload["cards"]) && payload["cards"].length === 0;
    case "paid-nuggets": // told with what they buy
      return why in COST && !PAID_AGAIN.includes(why);
    case "got-equipment": // just bought or drawn by this player
      return payload["seat"] === view.turn;
    default:
      return false;
  }
}

/** A card of hearts that is given up to get out of Jail. */
function opensDoor(payload: Payload): boolean {
  return payload["why"] === "jail" && kindOf(String(payload["card"])) !== "jail";
}

/** What the sentence of a kind needs beside the payload of the event. */
function more(
  kind: string,
  payload: Payload,
  name: (seat: unknown) => string,
  view: TableView,
  players: readonly string[],
): Payload {
  const list = (payload["cards"] ?? []) as string[];
  const known = { known: yes("cards" in payload || "card" in payload), cards: list.map(cardName).join(", ") };
  switch (kind) {
    case "dealt":
      return dealt(payload, players);
    case "character":
      return {
        player: players[payload["seat"] as number],
        character: characterName(String(payload["name"])),
      };
    case "drew":
      return {
        ...known,
        named: yes(
          ![...PLAIN, view.players[payload["seat"] as number]?.character].includes(String(payload["why"])),
        ),
      };
    case "looked":
      return known;
    case "looked-at":
      return { ...known, target: name(payload["victim"]) };
    case "legend":
    case "legend-over":
      return { character: frontName(String(payload["name"])) };
    case "returned":
      return "cards" in payload ? { ...known, card: known.cards } : known;
    case "discarded":
      return discarded(payload, view);
    case "played":
      return played(payload, name);
    case "equipped":
      return { how: payload["by"] === payload["seat"] ? "own" : "other", target: name(payload["by"]) };
    case "took":
      return { ...known, from: payload["place"], target: name(payload["victim"]) };
    case "shot":
      return {
        by: yes(payload["by"] !== null),
        player: name(payload["by"]),
        target: name(payload["at"]),
        source: payload["by"] === null ? weaponUsed(view, null, null) : "",
      };
    case "flipped":
      return { cards: list.map(cardNameWithSign).join(", ") };
    case "store":
      return { cards: list.map(cardName).join(", ") };
    case "checked":
      return { good: yes(payload["good"] === true) };
    case "fended":
      return { target: name(payload["by"]) };
    case "wounded":
      return { life: Math.max(0, Number(payload["life"])) };
    case "passed-on":
      return { target: name(payload["to"]) };
    case "out":
      return {
        by: yes(payload["by"] !== null),
        target: name(payload["by"]),
        shown: yes(Boolean(payload["role"])),
        role: payload["role"] ? roleName(String(payload["role"])) : "",
      };
    case "reward":
      return { target: name(payload["victim"]) };
    case "over": {
      const winners = (payload["winners"] ?? []) as number[];
      return { count: winners.length, players: winners.map(name).join(", ") };
    }
    case "gained-nuggets": {
      const why = String(payload["why"]);
      return isBlack(why) ? { named: "yes", source: cardName(why) } : { named: "no", source: "" };
    }
    case "paid-nuggets": {
      const why = String(payload["why"]);
      return why in COST
        ? { how: "named", source: cardName(why) }
        : { how: why === "out" ? "out" : "plain", source: "" };
    }
    case "bought":
      return { how: ownOrOther(payload), target: name(payload["at"]) };
    case "lost-equipment":
      return { by: yes(payload["by"] !== null), target: name(payload["by"]) };
    case "used-as":
      return {
        how: ownOrOther(payload),
        target: name(payload["at"]),
        like: cardName(String(payload["like"])),
      };
    case "side":
      return { side: payload["side"] ?? "none" };
    default:
      return onTheRailway(kind, payload, name, view);
  }
}

/** The same of what the train brings. */
function onTheRailway(
  kind: string,
  payload: Payload,
  name: (seat: unknown) => string,
  view: TableView,
): Payload {
  switch (kind) {
    case "train-moved": {
      const station = stations(view)[Number(payload["at"]) - 1];
      return {
        player: name(payload["by"]),
        end: yes(payload["end"] === true),
        station: station ? cardName(station) : "",
      };
    }
    case "boarded":
      return { station: cardName(String(payload["station"])), free: yes(payload["free"] === true) };
    case "drew-railcars":
      return { cards: (payload["cards"] as string[]).map(cardName).join(", ") };
    case "new-line":
      return { locomotive: cardName(String(payload["side"])) };
    case "full-steam":
      return { locomotive: cardName(locomotiveSide(view)) };
    case "spared":
      return {
        how: payload["by"] === payload["seat"] ? "own" : "other",
        target: name(payload["by"]),
        source: cardName(String(payload["what"])),
      };
    case "exchanged":
      return { target: name(payload["other"]), theirs: cardName(String(payload["theirs"])) };
    case "gave":
      return { known: yes("card" in payload), target: name(payload["target"]) };
    case "redirected":
      return { target: name(payload["to"]) };
    default:
      return {};
  }
}

/** Why a card goes, as far as the sentence tells it apart. */
function discarded(payload: Payload, view: TableView): Payload {
  const why = String(payload["why"]);
  if (opensDoor(payload)) return { why: "named", source: cardName(why) };
  if (REASONS.includes(why)) return { why };
  if (why === kindOf(String(payload["card"]))) return { why: "trade" }; // it is used up
  if (why === view.players[payload["seat"] as number]?.character) return { why: "excess" }; // who has the gift is named already
  return { why: isStation(why) ? "fare" : "named", source: cardName(why) };
}

/** Whom it is for: who acts, or somebody else. */
function ownOrOther(payload: Payload): string {
  return payload["at"] === null || payload["at"] === undefined || payload["at"] === payload["seat"]
    ? "own"
    : "other";
}

function dealt(payload: Payload, players: readonly string[]): Payload {
  const sheriff = payload["sheriff"] as Seat;
  const roles = (payload["roles"] ?? []) as (string | null)[];
  if (sheriff !== null) return { how: "sheriff", player: players[sheriff] };
  const shown = roles.flatMap((role, seat) =>
    role ? [`${players[seat] ?? seat + 1} – ${roleName(role)}`] : [],
  );
  return { how: shown.length === roles.length && shown.length ? "open" : "none", roles: shown.join(", ") };
}

function played(payload: Payload, name: (seat: unknown) => string): Payload {
  const like = String(payload["like"] ?? "");
  const aimed = typeof payload["at"] === "number";
  const on = payload["on"] as string | null | undefined;
  const as = like !== "" && like !== kindOf(String(payload["card"]));
  if (like === "sold") return { how: like, target: "", on: "", like: "" };
  if (on) {
    const card = [cardName(String(payload["card"])), as ? `(${cardName(like)})` : ""]
      .filter(Boolean)
      .join(" ");
    return {
      how: on === "hand" ? "hand" : aimed ? "on" : "take",
      card,
      target: name(payload["at"]),
      on: on === "hand" ? "" : cardName(on),
      like: "",
    };
  }
  const how = as ? (aimed ? "as-at" : "as") : aimed ? "at" : "alone";
  return { how, target: name(payload["at"]), on: "", like: like ? cardName(like) : "" };
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
