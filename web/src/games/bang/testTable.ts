// Builders of tables and questions for the tests of BANG!.

import { beforeEach } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { texts } from "../../lib/texts.svelte";
import type { WireAsk, WireEvent } from "../../protocol";
import { picker } from "./answers/picker.svelte";
import { inspector } from "./info/inspector.svelte";
import type { GoalView, PlayerView, TableView } from "./views";

export const NAMES = ["Ann", "Bo", "Cy", "Di"];

/** Start each test in English, with default settings, nothing picked and nothing inspected. */
export function resetBeforeEach(): void {
  beforeEach(async () => {
    await texts.load("en");
    settings.set({ toggles: {} });
    picker.end();
    inspector.close();
  });
}

export function player(seat: number, character: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    character,
    life: 4,
    most: 4,
    hand: 3,
    cards: [],
    range: 1,
    out: false,
    hand_limit: 4,
    counters: [],
    piles: [],
    marks: [],
    side: null,
    ...more,
  };
}

/** Return a table of the base game in Ann's turn. Cy is out. */
export function table(more: Partial<TableView> = {}): TableView {
  return {
    seat: 0,
    turn: 0,
    phase: "play",
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3 }),
      player(1, "slab-the-killer", { cards: ["winchester-8S"], range: 5 }),
      player(2, "suzy-lafayette", { out: true, life: 0, hand: 0 }),
      player(3, "el-gringo", { life: 1, most: 3, hand: 0 }),
    ],
    roles: ["outlaw", "sheriff", "deputy", null],
    distances: [null, 1, null, 2],
    reaches: [false, true, false, false],
    hands: [],
    hand: ["bang-QH", "missed-2S", "beer-6H", "cat-balou-9D"],
    deck: 40,
    discard: "indians-KD",
    discarded: 12,
    store: [],
    peeked: [],
    under_way: [],
    bangs: 0,
    bang_limit: 1,
    expansions: [],
    rulings: [],
    piles: [],
    stacks: [],
    counters: [],
    goals: [],
    over: false,
    winners: [],
    why: "",
    ...more,
  };
}

/** Return a table of Gold Rush with Shadow Gunslingers. Cy is out, and Di is a shadow. */
export function goldRushTable(): TableView {
  return table({
    expansions: ["gold-rush", "shadow-gunslingers"],
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3, counters: [["nuggets", 3]] }),
      player(1, "slab-the-killer", {
        cards: ["winchester-8S"],
        range: 5,
        piles: [["equipment", ["boots", "wanted-1"]]],
      }),
      player(2, "suzy-lafayette", {
        out: true,
        life: 0,
        hand: 0,
        side: "outlaw",
        counters: [["nuggets", 1]],
      }),
      player(3, "el-gringo", { life: 0, most: 3, hand: 0, marks: ["shadow"] }),
    ],
    roles: ["outlaw", "sheriff", "renegade", null],
    piles: [
      ["display", ["shot-1", "pickaxe", "bottle-1"]],
      ["equipment-used", ["rhum-1"]],
    ],
    stacks: [["equipment", 18]],
  });
}

/**
 * Return a table of Train Robbery. The Locomotive is below the third of four stations, and two of
 * its three railcars are below a station.
 */
export function trainTable(more: Partial<TableView> = {}): TableView {
  return table({
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3 }),
      player(1, "evan-babbit", { cards: ["mail-car"] }),
      player(2, "manuelita", { out: true, life: 0 }),
      player(3, "sancho", { life: 0, most: 3, marks: ["ghost"], cards: ["ghost-car"] }),
    ],
    hand: ["bang-QH", "next-stop-2D", "beer-6H"],
    expansions: ["train-robbery"],
    rulings: ["like-yooma", "together"],
    piles: [
      ["station-box", ["yooma"]],
      ["stations", ["boom-town", "frisco", "crowns-hole", "custom-station"]],
      ["train", ["caboose", "circus-wagon", "lounge-car"]],
    ],
    stacks: [["railcars", 11]],
    counters: [
      ["leland", 0],
      ["locomotive", 3],
    ],
    ...more,
  });
}

/** Return the same table as `trainTable` with the Locomotive at another place. */
export function trainTableAt(locomotive: number, more: Partial<TableView> = {}): TableView {
  return trainTable({
    counters: [
      ["leland", 0],
      ["locomotive", locomotive],
    ],
    ...more,
  });
}

export function goal(card: string, more: Partial<GoalView> = {}): GoalView {
  return {
    card,
    free: false,
    tokens: [0, 0, 0, 0],
    state: "perform",
    now: false,
    have: 0,
    need: 1,
    by: [],
    cards: [],
    ...more,
  };
}

/** Return a table of Legends in Rose Doolan's turn. Jesse Jones is a Legend already. */
export function legendsTable(more: Partial<TableView> = {}): TableView {
  return table({
    players: [
      player(0, "rose-doolan", { life: 3, counters: [["fame", 3]] }),
      player(1, "legendary-jesse-jones", { cards: ["winchester-8S"] }),
      player(2, "paul-regret", { life: 3, most: 3, counters: [["fame", 5]] }),
      player(3, "jourdonnais", { life: 2, counters: [["fame", 5]] }),
    ],
    roles: ["outlaw", "sheriff", null, null],
    distances: [null, 1, 2, 1],
    reaches: [false, true, false, true],
    hand: ["bang-QH", "beer-6H", "missed-2S", "duel-QD"],
    expansions: ["legends"],
    piles: [
      ["feats", ["bottleneck", "wilhelm-scream", "old-west-gang", "borderlands"]],
      ["feats-used", []],
    ],
    stacks: [["feat-deck", 11]],
    goals: [
      goal("bottleneck", { free: true, tokens: [0, 2, 1, 0], cards: ["beer-6H"] }),
      goal("wilhelm-scream", { tokens: [2, 0, 0, 0], state: "done" }),
      goal("old-west-gang", { have: 1, need: 2, by: ["3"] }),
      goal("borderlands", { free: true, cards: ["bang-QH", "beer-6H", "missed-2S", "duel-QD"] }),
    ],
    ...more,
  });
}

/** Return the table with changes to the player in seat 0. */
export function withMe(view: TableView, more: Partial<PlayerView>): TableView {
  return { ...view, players: view.players.map((each) => (each.seat === 0 ? { ...each, ...more } : each)) };
}

/** Return an event without a narration. */
export function event(kind: string, payload: WireEvent["payload"]): WireEvent {
  return { kind, payload, narration: null };
}

export function ask(kind: string, answers: string[], about: WireAsk["about"] = {}): WireAsk {
  return { turn: 1, kind, answers, about };
}

/** The question of a turn with Feats. */
export const LEGENDS_TURN = ask("turn", [
  "play bang-QH at 1",
  "play bang-QH at 3",
  "perform bottleneck beer-6H",
  "perform borderlands",
  "end",
]);
