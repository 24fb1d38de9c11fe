// What happened, in the words of the locales.

import { say } from "../../lib/texts.svelte";
import type { Happening } from "../game";
import { COST, isBlack, isStation, kindOf } from "./card";
import { side, stations } from "./railway";
import type { TableView } from "./view";
import { characterName, fluent, knownAs, marked, means, named, roleName, who } from "./words";

type Parts = Record<string, unknown>;
type Seat = number | null;

const CAUSED = ["drew", "flipped", "checked", "wounded"]; // by a card or a character
const PLAIN = ["deal", "phase", "reward"]; // reasons to draw that need no name
const PAID_AGAIN = ["gold-pan", "rucksack"]; // equipment that nuggets are paid for again and again
const TOLD = ["fend", "jail", "dynamite"]; // the cards whose own sentences say it
const CHECKS_TOLD = [...TOLD, "most-wanted"];
/** What the sentence about a discard has words of its own for. */
const REASONS = [
  "trade", "replaced", "fend", "penalty", "cat-balou", "jail", "dynamite", "shadow", "dutch-will", "pardner", "order", "excess", "tax",
];

export function tell(happening: Happening, view: TableView, players: readonly string[]): string | null {
  if (goesWithoutSaying(happening, view)) return null;
  const { kind, parts } = happening;
  const name = (seat: unknown) => who(view, players, seat as Seat);
  const card = typeof parts["card"] === "string" ? named(parts["card"]) : "";
  const words: Parts = { ...parts, player: name(parts["seat"]), card, ...more(kind, parts, name, view, players) };
  const why = parts["why"];
  if (CAUSED.includes(kind) && typeof why === "string" && !PLAIN.includes(why)) words["source"] = named(why);
  const text = say(`bang-event-${kind}`, fluent(words));
  return kind === "over" ? `${say(`bang-over-${String(parts["why"])}`)} ${text}` : text;
}

/** What the sentence before or after says as well, or what is only about unseen cards. */
function goesWithoutSaying({ kind, parts }: Happening, view: TableView): boolean {
  const why = String(parts["why"]);
  switch (kind) {
    case "discarded":
      return TOLD.includes(why) && !opensDoor(parts);
    case "played": // against a shot: told as the escape
      return parts["like"] === "missed";
    case "shot": // a BANG! that was just played at this player, or what works like one
      return parts["need"] === 1 && ["bang", "missed", "bottle"].includes(kindOf(String(parts["card"] ?? "")));
    case "checked":
      return parts["good"] === true || CHECKS_TOLD.includes(why);
    case "drew":
      return ["deal", "reward"].includes(why) && !("cards" in parts);
    case "flipped":
      return (parts["cards"] as string[]).length === 0;
    case "returned":
      return Array.isArray(parts["cards"]) && parts["cards"].length === 0;
    case "paid-nuggets": // told with what they buy
      return why in COST && !PAID_AGAIN.includes(why);
    case "got-equipment": // just bought or drawn by this player
      return parts["seat"] === view.turn;
    default:
      return false;
  }
}

/** A card of hearts that is given up to get out of Jail. */
function opensDoor(parts: Parts): boolean {
  return parts["why"] === "jail" && kindOf(String(parts["card"])) !== "jail";
}

/** What the sentence of a kind needs beside the parts of the event. */
function more(kind: string, parts: Parts, name: (seat: unknown) => string, view: TableView, players: readonly string[]): Parts {
  const list = (parts["cards"] ?? []) as string[];
  const known = { known: yes("cards" in parts || "card" in parts), cards: list.map(named).join(", ") };
  switch (kind) {
    case "dealt":
      return dealt(parts, players);
    case "character":
      return { player: players[parts["seat"] as number], character: characterName(String(parts["name"])) };
    case "drew":
      return { ...known, named: yes(![...PLAIN, view.players[parts["seat"] as number]?.character].includes(String(parts["why"]))) };
    case "looked":
      return known;
    case "looked-at":
      return { ...known, target: name(parts["victim"]) };
    case "legend":
    case "legend-over":
      return { character: knownAs(String(parts["name"])) };
    case "returned":
      return "cards" in parts ? { ...known, card: known.cards } : known;
    case "discarded":
      return discarded(parts, view);
    case "played":
      return played(parts, name);
    case "equipped":
      return { how: parts["by"] === parts["seat"] ? "own" : "other", target: name(parts["by"]) };
    case "took":
      return { ...known, from: parts["place"], target: name(parts["victim"]) };
    case "shot":
      return { by: yes(parts["by"] !== null), player: name(parts["by"]), target: name(parts["at"]), source: parts["by"] === null ? means(view, null, null) : "" };
    case "flipped":
      return { cards: list.map(marked).join(", ") };
    case "store":
      return { cards: list.map(named).join(", ") };
    case "checked":
      return { good: yes(parts["good"] === true) };
    case "fended":
      return { target: name(parts["by"]) };
    case "wounded":
      return { life: Math.max(0, Number(parts["life"])) };
    case "passed-on":
      return { target: name(parts["to"]) };
    case "out":
      return {
        by: yes(parts["by"] !== null),
        target: name(parts["by"]),
        shown: yes(Boolean(parts["role"])),
        role: parts["role"] ? roleName(String(parts["role"])) : "",
      };
    case "reward":
      return { target: name(parts["victim"]) };
    case "over": {
      const winners = (parts["winners"] ?? []) as number[];
      return { count: winners.length, players: winners.map(name).join(", ") };
    }
    case "gained-nuggets": {
      const why = String(parts["why"]);
      return isBlack(why) ? { named: "yes", source: named(why) } : { named: "no", source: "" };
    }
    case "paid-nuggets": {
      const why = String(parts["why"]);
      return why in COST ? { how: "named", source: named(why) } : { how: why === "out" ? "out" : "plain", source: "" };
    }
    case "bought":
      return { how: ownOrOther(parts), target: name(parts["at"]) };
    case "lost-equipment":
      return { by: yes(parts["by"] !== null), target: name(parts["by"]) };
    case "used-as":
      return { how: ownOrOther(parts), target: name(parts["at"]), like: named(String(parts["like"])) };
    case "side":
      return { side: parts["side"] ?? "none" };
    default:
      return onTheRailway(kind, parts, name, view);
  }
}

/** The same of what the train brings. */
function onTheRailway(kind: string, parts: Parts, name: (seat: unknown) => string, view: TableView): Parts {
  switch (kind) {
    case "train-moved": {
      const station = stations(view)[Number(parts["at"]) - 1];
      return { player: name(parts["by"]), end: yes(parts["end"] === true), station: station ? named(station) : "" };
    }
    case "boarded":
      return { station: named(String(parts["station"])), free: yes(parts["free"] === true) };
    case "drew-railcars":
      return { cards: (parts["cards"] as string[]).map(named).join(", ") };
    case "new-line":
      return { locomotive: named(String(parts["side"])) };
    case "full-steam":
      return { locomotive: named(side(view)) };
    case "spared":
      return { how: parts["by"] === parts["seat"] ? "own" : "other", target: name(parts["by"]), source: named(String(parts["what"])) };
    case "exchanged":
      return { target: name(parts["other"]), theirs: named(String(parts["theirs"])) };
    case "gave":
      return { known: yes("card" in parts), target: name(parts["target"]) };
    case "redirected":
      return { target: name(parts["to"]) };
    default:
      return {};
  }
}

/** Why a card goes, as far as the sentence tells it apart. */
function discarded(parts: Parts, view: TableView): Parts {
  const why = String(parts["why"]);
  if (opensDoor(parts)) return { why: "named", source: named(why) };
  if (REASONS.includes(why)) return { why };
  if (why === kindOf(String(parts["card"]))) return { why: "trade" }; // it is used up
  if (why === view.players[parts["seat"] as number]?.character) return { why: "excess" }; // who has the gift is named already
  return { why: isStation(why) ? "fare" : "named", source: named(why) };
}

/** Whom it is for: who acts, or somebody else. */
function ownOrOther(parts: Parts): string {
  return parts["at"] === null || parts["at"] === undefined || parts["at"] === parts["seat"] ? "own" : "other";
}

function dealt(parts: Parts, players: readonly string[]): Parts {
  const sheriff = parts["sheriff"] as Seat;
  const roles = (parts["roles"] ?? []) as (string | null)[];
  if (sheriff !== null) return { how: "sheriff", player: players[sheriff] };
  const shown = roles.flatMap((role, seat) => (role ? [`${players[seat] ?? seat + 1} – ${roleName(role)}`] : []));
  return { how: shown.length === roles.length && shown.length ? "open" : "none", roles: shown.join(", ") };
}

function played(parts: Parts, name: (seat: unknown) => string): Parts {
  const like = String(parts["like"] ?? "");
  const aimed = typeof parts["at"] === "number";
  const on = parts["on"] as string | null | undefined;
  const as = like !== "" && like !== kindOf(String(parts["card"]));
  if (like === "sold") return { how: like, target: "", on: "", like: "" };
  if (on) {
    const card = [named(String(parts["card"])), as ? `(${named(like)})` : ""].filter(Boolean).join(" ");
    return { how: on === "hand" ? "hand" : aimed ? "on" : "take", card, target: name(parts["at"]), on: on === "hand" ? "" : named(on), like: "" };
  }
  const how = as ? (aimed ? "as-at" : "as") : aimed ? "at" : "alone";
  return { how, target: name(parts["at"]), on: "", like: like ? named(like) : "" };
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
