// A small table of Train Heist for the tests.

import { beforeEach } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { picker } from "./answers/picker.svelte";
import type { Point } from "./point";
import type { CowboyView, TableView, PlaceView, SpaceView, TileKind } from "./views";

/** Start each test in English, with default settings and nothing picked. */
export function resetBeforeEach(): void {
  beforeEach(async () => {
    await texts.load("en");
    settings.set({ toggles: {} });
    picker.end();
  });
}

// A small map: a row of track from west to east, a town above it, the canyon below.

export function square(x: number, y: number): Point[] {
  return [
    [x - 25, y - 25],
    [x + 25, y - 25],
    [x + 25, y + 25],
    [x - 25, y + 25],
  ];
}

export function space(
  id: string,
  kind: SpaceView["kind"],
  x: number,
  y: number,
  more: Partial<SpaceView> = {},
): SpaceView {
  const usual = {
    adjacent: [],
    rail: [],
    star: false,
    tunnel: false,
    mouth: false,
    junction: false,
    edge: false,
    letter: "",
    cactus: 0,
    arrow_to: null,
  };
  return { id, kind, x, y, polygon: square(x, y), ...usual, ...more };
}

export function place(id: string, kind: PlaceView["kind"], car: number): PlaceView {
  return { id, kind, car, x: car * 196 - 100, y: 100, adjacent: [] };
}

export const spaces: SpaceView[] = [
  space("RW", "track", 25, 100, { rail: ["T1", "RE"], adjacent: ["T1"], edge: true }),
  space("T1", "track", 75, 100, { rail: ["RW", "T2"], adjacent: ["RW", "T2"], star: true }),
  space("T2", "track", 125, 100, {
    rail: ["T1", "T3"],
    adjacent: ["T1", "T3", "TOWN_A", "CC"],
    junction: true,
  }),
  space("T3", "track", 175, 100, { rail: ["T2", "RE"], adjacent: ["T2", "RE"], tunnel: true }),
  space("RE", "track", 975, 100, { rail: ["T3", "RW"], adjacent: [], edge: true }),
  space("TOWN_A", "town", 125, 50, { letter: "A" }),
  space("CC", "canyon", 125, 150),
  space("G1", "ground", 75, 150),
  space("C1", "cactus", 175, 150, { cactus: 1, arrow_to: "T3" }),
];

export const tiles: TileKind[] = [
  { id: "L01", kind: "suits", revolver: 1, bag: 0, keyhole: 2, numbers: [], size: 3, reconstructed: false },
  {
    id: "L02",
    kind: "straight",
    revolver: 0,
    bag: 0,
    keyhole: 0,
    numbers: [],
    size: 3,
    reconstructed: false,
  },
  { id: "L03", kind: "pairs", revolver: 0, bag: 0, keyhole: 0, numbers: [], size: 4, reconstructed: false },
  { id: "L04", kind: "kind", revolver: 0, bag: 0, keyhole: 0, numbers: [], size: 3, reconstructed: false },
  {
    id: "L05",
    kind: "numbers",
    revolver: 0,
    bag: 0,
    keyhole: 0,
    numbers: [1, 4, 7],
    size: 3,
    reconstructed: false,
  },
];

export function tile(id: string): TileKind {
  const found = tiles.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

export function cowboy(number: number, more: Partial<CowboyView> = {}): CowboyView {
  const colour = (["green", "yellow", "red", "blue"] as const)[number] ?? "green";
  return {
    number,
    seat: number,
    colour,
    place: "CC",
    horse: null,
    lying: false,
    jailed: false,
    hand: [],
    limit: 5,
    loot: [],
    laden: false,
    bullets: 0,
    bullets_ready: 0,
    title: "",
    title_ready: false,
    points: 0,
    counters: 0,
    had_turn: false,
    ...more,
  };
}

export const view: TableView = {
  seat: 0,
  mode: "co-op",
  turn: 0,
  phase: "actions",
  actions: 3,
  first: 0,
  round: 2,
  cowboys: [
    cowboy(0, { hand: ["KEY-4", "WILD-2", "BAG-5", "WILD-1", "REV-6"] }),
    cowboy(1, { place: "IN_A", title: "kid", title_ready: true, hand: ["REV-1"] }),
  ],
  horses: [{ number: 0, space: "G1", riders: [] }],
  cars: ["T3", "T2", "T1", "RW", "RE"],
  sheriff: "IN_B",
  speed: 2,
  switches: [{ space: "T2", colour: "red", blocked: true, way: null }],
  tipis: [],
  territory: [],
  squares: [
    { name: "A1", letter: "A", tiles: ["L02", "L01"] },
    { name: "A2", letter: "A", tiles: [] },
  ],
  towns: [{ letter: "A", space: "TOWN_A", tiles: ["L05"], counters: [0, 0] }],
  sack: 9,
  lifted: null,
  hangman: 1,
  points: 4,
  goal: 12,
  target: null,
  level: "greenhorn",
  bullets: 2,
  bullets_free: 2,
  wanted: ["honest"],
  deck: 20,
  discard: [],
  events_left: 9,
  played: [],
  trade: null,
  refusals_left: 3,
  preview: {
    steps: [{ space: "T1", star: true, town: "A", edge: false, tunnel: false, junction: false }],
    cars: ["T1", "RW", "RE", "T3", "T2"],
    derails: false,
    events: 1,
    flat: [1],
    horses_lost: [0],
    caught: [],
  },
  undo: false,
  over: false,
  winners: [],
  why: "",
  board: {
    name: "small",
    reconstructed: true,
    width: 1000,
    height: 200,
    spaces,
    mesas: [
      [
        [0, 0],
        [20, 0],
        [10, 20],
      ],
    ],
    train_width: 1000,
    train_height: 220,
    places: [
      place("E1", "platform", 1),
      place("JAIL", "jail", 2),
      place("TOP_2", "roof", 2),
      place("IN_A", "inside", 3),
      place("TOP_A", "roof", 3),
      place("IN_B", "inside", 4),
    ],
    wagons: ["", "", "A", "B", "C"].map((letter, at) => ({
      number: at + 1,
      letter,
      x_from: at * 196,
      x_to: at * 196 + 196,
      squares: [],
      keyholes: [],
    })),
    line: ["IN_A", "IN_B"],
    canyon: "CC",
  },
  decks: {
    name: "small",
    reconstructed: true,
    tiles,
    wanted: ["honest", "kid"],
    bands: [{ id: "greenhorn", colour: "green", low: 10, high: 12 }],
    events: [],
  },
};
export const players = ["Ann", "Bo"];

export function ask(answers: string[], kind = "turn", more: Record<string, unknown> = {}): WireAsk {
  return {
    turn: 1,
    kind,
    answers,
    about: { cowboy: 0, actions: 3, caught_at: view.sheriff, lure: 2, ...more },
  };
}
