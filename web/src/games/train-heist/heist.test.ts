import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe as about, expect, it, vi } from "vitest";
import { readAnswer } from "../../lib/answer";
import { settings } from "../../lib/settings.svelte";
import { texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { answerGroups } from "./answers/answerGroups";
import { answerCost, answerText, answerWarning } from "./answers/answerText";
import { confirmReason } from "./answers/confirmReason";
import { picker } from "./answers/picker.svelte";
import { counting, inOrder, lack } from "./card";
import Controls from "./Controls.svelte";
import { game } from "./game";
import MainMap from "./main-map/MainMap.svelte";
import {
  carStands,
  nearestAngle,
  nearestToward,
  previewLines,
  railPaths,
  spreadAround,
} from "./main-map/mapGeometry";
import { MapZoom } from "./main-map/mapZoom.svelte";
import { cowboyName, pointedName, tileName } from "./names";
import { pointing } from "./pointing.svelte";
import { previewConsequences, screenReaderText, tableSentences } from "./screenReaderText";
import type { CowboyView, HeistView, PlaceView, Point, SpaceView, TileKind } from "./view";

beforeEach(() => texts.load("en"));

// A small world: a row of track from west to east, a town above it, the canyon below.

function square(x: number, y: number): Point[] {
  return [
    [x - 25, y - 25],
    [x + 25, y - 25],
    [x + 25, y + 25],
    [x - 25, y + 25],
  ];
}

function space(
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

function place(id: string, kind: PlaceView["kind"], car: number): PlaceView {
  return { id, kind, car, x: car * 196 - 100, y: 100, adjacent: [] };
}

const spaces: SpaceView[] = [
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

const tiles: TileKind[] = [
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

function tile(id: string): TileKind {
  const found = tiles.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

function cowboy(number: number, more: Partial<CowboyView> = {}): CowboyView {
  const colour = ["green", "yellow", "red", "blue"][number] ?? "green";
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
    had_turn: false,
    ...more,
  };
}

const view: HeistView = {
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
  switches: [{ space: "T2", colour: "red", blocked: true }],
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
const players = ["Ann", "Bo"];

function ask(answers: string[], kind = "turn", more: Record<string, unknown> = {}): WireAsk {
  return { turn: 1, kind, answers, about: { cowboy: 0, actions: 3, ...more } };
}

about("what a tile asks of a hand", () => {
  it.each([
    ["L01", ["KEY-1", "KEY-2", "REV-3"], 0],
    ["L01", ["KEY-1", "REV-3", "WILD-1"], 0],
    ["L01", ["REV-3", "REV-4", "REV-5"], 2],
    ["L02", ["KEY-9", "BAG-10", "REV-8"], 0],
    ["L02", ["KEY-10", "BAG-1", "REV-2"], 1],
    ["L02", ["KEY-3", "WILD-1"], 1],
    ["L03", ["KEY-3", "BAG-3", "REV-5", "WILD-1"], 0],
    ["L03", ["KEY-3", "BAG-3", "REV-3"], 2],
    ["L04", ["KEY-3", "BAG-3", "REV-3"], 0],
    ["L04", ["KEY-3", "BAG-4"], 2],
    ["L05", ["KEY-1", "BAG-4", "WILD-1"], 0],
    ["L05", ["KEY-2"], 3],
  ])("%s with %o lacks %i", (id, hand, missing) => {
    expect(lack(tile(id), hand).cards).toBe(missing);
    expect(counting(tile(id), hand).length).toBe(tile(id).size - missing);
  });

  it("says which suits and numbers are missing", () => {
    expect(lack(tile("L01"), ["REV-1"]).suits).toEqual({ keyhole: 2 });
    expect(lack(tile("L05"), ["REV-4"]).numbers).toEqual([1, 7]);
  });

  it("cards lie in order, Wild Cards last", () => {
    expect(inOrder(["WILD-1", "KEY-10", "REV-2", "BAG-2"])).toEqual(["REV-2", "BAG-2", "KEY-10", "WILD-1"]);
  });
});

about("where things are drawn", () => {
  it("rails go through every track and out at the edges", () => {
    const lines = railPaths(view.board);
    expect(lines.length).toBe(5);
    expect(lines[0]).toMatch(/^M50 100/);
    expect(lines[0]).toMatch(/ 0 100$/); // out in the west
  });

  it("a car looks along the rails, and over the edge too", () => {
    const [first, second, , fourth] = carStands(view.board, ["T1", "T2", "T3", "RE", "RW"], "RW");
    expect(Math.abs(first?.angle ?? 0)).toBe(180);
    expect(Math.abs(second?.angle ?? 0)).toBe(180);
    expect(fourth?.x).toBe(975);
  });

  it("nothing turns the long way round", () => {
    expect(nearestAngle(-170, 170)).toBe(190);
    expect(nearestAngle(10, 350)).toBe(370);
    expect(nearestAngle(90, 80)).toBe(90);
  });

  it("the run of the train is cut at the edge of the map", () => {
    expect(previewLines(view.board, "T1", ["RW", "RE"]).length).toBe(2);
    expect(previewLines(view.board, "T1", ["T2", "T3"]).length).toBe(1);
    expect(previewLines(view.board, "T1", [])).toEqual([]);
  });

  it("those who share a space stand apart", () => {
    const points = spreadAround(4, 100, 100, 30);
    expect(new Set(points.map(String)).size).toBe(4);
    expect(spreadAround(1, 5, 6, 30)).toEqual([[5, 6]]);
  });

  it("arrow keys go to the nearest in their direction", () => {
    const points: Point[] = [
      [0, 0],
      [10, 1],
      [50, 0],
      [0, 20],
    ];
    expect(nearestToward([0, 0], points, "ArrowRight")).toBe(1);
    expect(nearestToward([0, 0], points, "ArrowDown")).toBe(3);
    expect(nearestToward([0, 0], points, "ArrowLeft")).toBe(-1);
  });
});

about("closer and farther", () => {
  it("frames what can be reached, above the tools, unless it is held", () => {
    const zoom = new MapZoom();
    zoom.fit({ width: 1000, height: 700 });
    zoom.foot = 0.2;
    const low: [number, number][] = [
      [400, 500],
      [600, 690],
    ];
    zoom.frame(low, false);
    const [x = 0, y = 0, wide = 0, high = 0] = zoom.box.split(" ").map(Number);
    expect(wide).toBeLessThan(500);
    expect(x).toBeLessThan(400);
    expect(x + wide).toBeGreaterThan(600);
    expect(y).toBeLessThan(500);
    expect(y + high * 0.8).toBeGreaterThanOrEqual(690);
    zoom.by(1.2);
    const held = zoom.box;
    zoom.frame([], false);
    expect(zoom.box).toBe(held);
    zoom.free();
    zoom.frame([], false);
    expect(zoom.box).toBe("0 0 1000 700");
  });

  it("never beyond the edge, never farther than all of it", () => {
    const zoom = new MapZoom();
    zoom.fit({ width: 1000, height: 700 });
    expect(zoom.box).toBe("0 0 1000 700");
    zoom.by(2);
    expect(zoom.box).toBe("250 175 500 350");
    zoom.move(-1000, 1000);
    expect(zoom.box).toBe("0 350 500 350");
    zoom.show(900, 100);
    expect(zoom.x).toBe(500);
    zoom.by(100);
    expect(zoom.scale).toBe(5);
    zoom.by(0.001);
    expect(zoom.box).toBe("0 0 1000 700");
  });
});

about("fingers on the map", () => {
  const screen_ = { left: 0, top: 0, width: 500, height: 350 } as DOMRect;
  function finger(id: number, x: number, y: number): PointerEvent {
    return { pointerId: id, clientX: x, clientY: y } as PointerEvent;
  }

  it("two apart bring it closer, one moves it, a tap is no move", () => {
    const zoom = new MapZoom();
    zoom.fit({ width: 1000, height: 700 });
    zoom.down(finger(1, 200, 175));
    zoom.drag(finger(1, 260, 175), screen_);
    expect(zoom.dragged).toBe(false); // all of it is in sight: the page scrolls instead
    zoom.down(finger(2, 300, 175));
    zoom.drag(finger(2, 420, 175), screen_);
    expect(zoom.scale).toBeGreaterThan(2);
    expect(zoom.dragged).toBe(true);
    zoom.up(finger(2, 420, 175));
    zoom.up(finger(1, 260, 175));
    const before = zoom.x;
    zoom.down(finger(3, 200, 175));
    zoom.drag(finger(3, 201, 175), screen_);
    expect(zoom.dragged).toBe(false);
    zoom.drag(finger(3, 150, 175), screen_);
    expect(zoom.x).toBeGreaterThan(before);
    expect(zoom.dragged).toBe(true);
  });
});

about("words", () => {
  it.each([
    [{ kind: "moved", payload: { cowboy: 0, start: "CC", to: "TOWN_A" } }, "Ann goes to Town A."],
    [
      { kind: "moved", payload: { cowboy: 1, start: "IN_A", to: "TOP_A" } },
      "Bo the Kid goes to the roof of car A.",
    ],
    [
      { kind: "rode", payload: { cowboy: 0, horse: 0, start: "CC", to: "T1", path: [], riders: [] } },
      "Horse 1 gallops to track T1 with a star.",
    ],
    [{ kind: "rolled", payload: { cars: [], space: "T1", left: 1, edge: false } }, null],
    [
      { kind: "rolled", payload: { cars: [], space: "T1", left: 0, edge: false } },
      "The train stops at track T1 with a star.",
    ],
    [{ kind: "drew", payload: { cowboy: 1, count: 2, why: "turn" } }, "Bo the Kid draws 2 cards."],
    [
      { kind: "drew", payload: { cowboy: 1, count: 1, why: "turn", cards: ["KEY-4"] } },
      "Bo the Kid draws 4 Keyhole.",
    ],
    [{ kind: "event", payload: { card: "speed-up", left: 3 } }, "Event: Full steam."],
    [
      {
        kind: "traded",
        payload: { cowboy: 0, partner: 1, gave: 1, got: 0, gave_cards: ["KEY-4"], got_cards: [] },
      },
      "Ann gives 4 Keyhole; Bo the Kid gives nothing.",
    ],
    [
      { kind: "flipped", payload: { junction: "T2", colour: "green", cowboy: null, why: "event" } },
      "The switch at T2 is turned: green.",
    ],
    [
      { kind: "over", payload: { winners: [0, 1], why: "score-7", points: [7] } },
      "The heist is over: 7 points. Ann, Bo the Kid win!",
    ],
  ])("%o", (shownEvent, sentence) => {
    expect(game.tell(shownEvent, view, players)).toBe(sentence);
  });

  it("one who plays alone goes by colours", () => {
    const solo = { ...view, cowboys: view.cowboys.map((each) => ({ ...each, seat: 0, title: "" })) };
    expect(cowboyName(solo, ["Ann"], 1)).toBe("Yellow");
  });

  it("describe the table for those who cannot see it", () => {
    const text = screenReaderText(view, players);
    expect(text).toMatch(/^Ann's turn, 3 actions left\. 4 of 12 points, 2 spaces a turn, 2 knots left/);
    expect(text).toContain("Square A1: 1 Revolver + 2 Keyhole; 3 numbers in a row.");
    expect(text).toContain("The switch at T2: red, out over the edge.");
    expect(text).toContain("Town A: the numbers 1/4/7.");
    expect(tableSentences(view, players).every((each) => each.length > 3)).toBe(true);
  });

  it("tell what the train will do", () => {
    if (!view.preview) throw new Error();
    expect(previewConsequences(view, view.preview, players)).toEqual([
      "1 event.",
      "Town A: 1 tile goes aboard.",
      "Thrown flat: Bo the Kid!",
      "Lost: horse 1!",
    ]);
    expect(
      previewConsequences(
        view,
        { ...view.preview, steps: [], events: 0, flat: [], horses_lost: [], derails: true },
        players,
      ),
    ).toHaveLength(1);
  });

  it("name whatever is pointed at", () => {
    expect(["A1", "L01", "honest", "KEY-4", "TOWN_A", "IN_A"].map((each) => pointedName(view, each))).toEqual(
      ["square A1", "1 Revolver + 2 Keyhole", "Honest", "4 Keyhole", "Town A", "car A"],
    );
    expect(tileName(view, "L03")).toBe("two pairs");
  });

  it("say what an answer costs and what comes with it", () => {
    const question = ask(["board to IN_B", "end", "loot KEY-4 WILD-1 to A1"]);
    const [board, end, loot] = question.answers.map(readAnswer);
    if (!board || !end || !loot) throw new Error();
    expect([
      answerCost(board, question),
      answerCost(end, question),
      answerCost(readAnswer("pair KEY-1 BAG-1"), question),
    ]).toEqual(["action", null, "free"]);
    expect(answerWarning(board, question, view)).toBe("The Sheriff is there!");
    expect(answerWarning(end, question, view)).toBe("3 actions unused");
    expect(answerWarning(loot, question, view)).toBe("the Sheriff comes 1 space closer");
    expect(answerText(loot, view, players, question)).toBe("Loot square A1: pay 4 Keyhole, Wild Card");
  });
});

about("what to think twice about", () => {
  it.each([
    ["move to IN_B", "heist-web-doubt-sheriff"],
    ["move to TOWN_A", null],
    ["end", "heist-web-doubt-flat"],
    ["drop", null],
  ])("%s", (answer, why) => {
    expect(confirmReason(answer, ask([answer]), view)).toBe(why);
  });

  it("not in the tunnel, and not for who slips through", () => {
    const dark = { ...view, cars: ["T1", "T2", "RW", "T3", "RE"] };
    expect(confirmReason("move to IN_B", ask([]), dark)).toBeNull();
    const slippery = { ...view, cowboys: [cowboy(0, { title: "slippery", title_ready: true })] };
    expect(confirmReason("move to IN_B", ask([]), slippery)).toBeNull();
  });

  it("actions that are left, if nothing worse", () => {
    const calm = { ...view, preview: null };
    expect(confirmReason("end", ask([]), calm)).toBe("heist-web-doubt-end");
    expect(confirmReason("end", ask([], "turn", { actions: 0 }), calm)).toBeNull();
  });
});

about("picking", () => {
  const choose = vi.fn();
  beforeEach(() => {
    choose.mockClear();
    picker.end();
    settings.set({ toggles: { "heist-web-toggle-confirm": false } });
  });

  it("a place that is walked to is sent at once", () => {
    picker.begin(ask(["move to TOWN_A", "move to G1", "end"]), view, choose);
    expect([...picker.pickablePlaces]).toEqual(["TOWN_A", "G1"]);
    picker.tapPlace("G1");
    expect(choose).toHaveBeenCalledWith("move to G1");
    expect(picker.tapPlace("CC")).toBe(false);
  });

  it("so is one to which a card could bring somebody else; what is done there otherwise is asked", () => {
    picker.begin(
      ask(["move to IN_A", "wild WILD-1 to IN_A", "leave to R2", "flip to R2", "end"]),
      view,
      choose,
    );
    picker.tapPlace("IN_A");
    expect(choose).toHaveBeenCalledWith("move to IN_A");
    choose.mockClear();
    picker.tapPlace("R2");
    expect(choose).not.toHaveBeenCalled();
    expect(picker.matching.map((each) => each.text)).toEqual(["leave to R2", "flip to R2"]);
  });

  it("a square takes the tile that goes there, or shows those that may", () => {
    picker.begin(
      { ...ask(["load L01 to A1", "load L01 to A2", "load L02 to A1", "load L02 to A2"]), kind: "load" },
      view,
      choose,
    );
    expect([...picker.pickablePlaces]).toEqual(["A1", "A2"]);
    picker.tapPlace("A2");
    expect(picker.matching.map((each) => each.text)).toEqual(["load L01 to A2", "load L02 to A2"]);
    picker.begin({ ...ask(["fill L01 to A1", "fill L01 to A2"]), kind: "fill" }, view, choose);
    picker.tapPlace("A1");
    expect(choose).toHaveBeenCalledWith("fill L01 to A1");
  });

  it("cards are picked together, and Wild Cards are alike", () => {
    picker.begin(
      ask([
        "ride KEY-4 for 0",
        "pair KEY-4 WILD-1",
        "wild WILD-1 to IN_A",
        "loot BAG-5 REV-6 WILD-1 to A1",
        "end",
      ]),
      view,
      choose,
    );
    expect(picker.canPick("WILD-2")).toBe(true);
    picker.tapCard("WILD-2"); // the answers say WILD-1
    expect(picker.complete.map((each) => each.verb)).toEqual(["wild"]);
    expect([...picker.pickablePlaces]).toEqual(["IN_A"]);
    expect(picker.canPick("REV-6")).toBe(true);
    picker.tapCard("KEY-4");
    expect(picker.complete.map((each) => each.text)).toEqual(["pair KEY-4 WILD-1"]);
    expect(picker.canPick("REV-6")).toBe(false);
    picker.tapCard("KEY-4");
    picker.tapCard("REV-6");
    picker.tapCard("BAG-5");
    picker.tapPlace("A1");
    expect(choose).toHaveBeenCalledWith("loot BAG-5 REV-6 WILD-1 to A1");
  });

  it("where every Wild Card is offered, one is enough", () => {
    picker.begin(
      ask(["wild WILD-1 to IN_A", "wild WILD-2 to IN_A", "pair KEY-4 WILD-1", "pair KEY-4 WILD-2"]),
      view,
      choose,
    );
    expect(picker.answers.map((each) => each.text)).toEqual(["wild WILD-1 to IN_A", "pair KEY-4 WILD-1"]);
  });

  it("a card that does not go with the others begins anew", () => {
    picker.begin(ask(["ride KEY-4 for 0", "ride BAG-5 for 0"]), view, choose);
    picker.tapCard("KEY-4");
    picker.tapCard("BAG-5");
    expect(picker.cards).toEqual(["BAG-5"]);
    expect(picker.tapCard("REV-6")).toBe(false);
    expect(picker.back()).toBe(true);
    expect(picker.back()).toBe(false);
  });

  it("cards are discarded and given one by one", () => {
    picker.begin(ask(["discard BAG-5", "discard WILD-1", "done"], "discard"), view, choose);
    picker.tapCard("WILD-2");
    expect(choose).toHaveBeenLastCalledWith("discard WILD-1");
    picker.begin(ask(["give for 0", "give for 2", "done"], "give"), view, choose);
    expect(picker.canPick("WILD-1")).toBe(false);
    picker.tapCard("BAG-5");
    expect(choose).toHaveBeenLastCalledWith("give for 2");
  });

  it("a doubt is put aside before it is sent", () => {
    settings.set({ toggles: {} });
    picker.begin(ask(["end"]), view, choose);
    picker.send("end");
    expect(choose).not.toHaveBeenCalled();
    picker.cancel();
    picker.send("end");
    picker.confirm();
    expect(choose).toHaveBeenCalledWith("end");
  });

  it("answers are grouped by what is done, the end last", () => {
    const question = ask([
      "end",
      "undo",
      "move to G1",
      "move to TOWN_A",
      "drop",
      "ride KEY-4 for 0",
      "ride BAG-5 for 0",
    ]);
    const all = question.answers.map(readAnswer);
    const found = answerGroups(question, [], all, { cards: 0, place: null, verb: null });
    expect(found.map((each) => each.id)).toEqual(["move", "drop", "call", "undo", "end"]);
    const moves = answerGroups(question, [], all, { cards: 0, place: null, verb: "move" });
    expect(moves.map((each) => each.answers[0]?.text)).toEqual(["move to G1", "move to TOWN_A"]);
  });
});

about("the answers", () => {
  it("are buttons; a group opens, Escape goes back", async () => {
    settings.set({ toggles: { "heist-web-toggle-confirm": false } });
    const choose = vi.fn();
    render(Controls, {
      view,
      ask: ask(["move to G1", "move to TOWN_A", "end"]),
      players,
      choose,
      sending: false,
    });
    screen.getByRole("button", { name: /^Go \(2\)/ }).click();
    await tick();
    screen.getByRole("button", { name: /^Go to Town A/ });
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    await tick();
    screen.getByRole("button", { name: /^Go \(2\)/ });
    screen.getByRole("button", { name: /^End the turn/ }).click();
    expect(choose).toHaveBeenCalledWith("end");
  });
});

about("the map", () => {
  it("has a button for every space within reach, and for all of them while pointing", async () => {
    const choose = vi.fn();
    picker.begin(ask(["move to TOWN_A", "end"]), view, choose);
    const sent = vi.fn();
    pointing.connect(sent);
    render(MainMap, { view, players, shownEvent: null, pointers: [] });
    expect(screen.getAllByRole("button", { name: /^Go to/ })).toHaveLength(1);
    pointing.on = true;
    await tick();
    const canyon = screen.getByRole("button", { name: "Crackpot Canyon" });
    canyon.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(sent).toHaveBeenCalledWith("CC");
    expect(pointing.on).toBe(false);
    pointing.connect(null);
  });
});
