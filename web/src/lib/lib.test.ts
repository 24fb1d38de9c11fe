import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../protocol";
import { readAnswer } from "./answer";
import { countdown } from "./clock";
import { changed } from "./patch";
import { playerNames, recordNames } from "./players";
import { Projector } from "./projector.svelte";
import { route } from "./router.svelte";
import { seal, sha256 } from "./seal";
import { TableState, type Moment } from "./table.svelte";
import { texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

describe("the changes of a view", () => {
  const view = { seats: [{ life: 4 }, { life: 3 }], deck: 60 };

  it("are made along their paths and leave the old view as it was", () => {
    const now = changed(view, [
      { path: ["seats", 1, "life"], to: 2 },
      { path: ["deck"], to: null },
    ]);
    expect(now).toEqual({ seats: [{ life: 4 }, { life: 2 }], deck: null });
    expect(view.seats[1]).toEqual({ life: 3 });
  });

  it("may replace all of it", () => {
    expect(changed(view, [{ path: [], to: 7 }])).toBe(7);
  });
});

describe("an answer", () => {
  it.each([
    ["pass", { verb: "pass", cards: [], seat: null, place: null, number: null }],
    ["scheme fire move flip", { verb: "scheme", cards: ["fire", "move", "flip"] }],
    ["play BANG!#17 at 3", { verb: "play", cards: ["BANG!#17"], seat: 3 }],
    ["ride at 2 to car-3 for 1", { verb: "ride", cards: [], seat: 2, place: "car-3", number: 1 }],
  ])("%s is read in its payload", (text, payload) => {
    expect(readAnswer(text)).toMatchObject({ text, ...payload });
  });
});

describe("the seal", () => {
  it.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000), "Ünïcödé 🚂"])(
    "is the SHA-256 that everybody knows (%#)",
    (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    },
  );

  it("is of the seed and the nonce", () => {
    expect(seal("42", "ab")).toBe(sha256("whistlestop 42 ab"));
  });
});

describe("addresses", () => {
  const key = "a".repeat(22);

  it.each([
    ["/", "", { screen: "welcome" }],
    ["/lobby/", "", { screen: "lobby" }],
    [`/t/${key}`, "", { screen: "table", key }],
    [`/t/${key}/match`, "", { screen: "table", key }],
    [`/t/${key}/end`, "", { screen: "table", key }],
    [`/t/${key}/nowhere`, "", { screen: "lost" }],
    ["/t/short", "", { screen: "lost" }],
    ["/rules/bang", "", { screen: "rules", game: "bang" }],
    [`/replay/${key}`, "?seat=2&step=7", { screen: "replay", key, seat: 2, step: 7 }],
    [`/replay/${key}`, "?step=x", { screen: "replay", key, seat: null, step: 0 }],
    ["/t/a/b/c", "", { screen: "lost" }],
    ["/nowhere", "", { screen: "lost" }],
  ])("%s%s", (path, search, found) => {
    expect(route(path, search)).toEqual(found);
  });
});

describe("a clock", () => {
  it.each([
    [65_000, "1:05"],
    [900, "0:01"],
    [-5, "0:00"],
    [3_600_000, "1:00:00"],
  ])("%i ms is %s", (left, text) => {
    expect(countdown(left)).toBe(text);
  });
});

describe("names", () => {
  it("tell bots of one level apart", () => {
    expect(recordNames(["Ann", "bot normal", "bot normal", "bot easy"])).toEqual([
      "Ann",
      "Normal 1 (bot)",
      "Normal 2 (bot)",
      "Easy (bot)",
    ]);
  });

  it("are of those who sit there now", () => {
    const seat = { person: null, name: "", bot: null, ready: false, here: false, away: false };
    const table = {
      seats: [
        { ...seat, person: 1, name: "Zoe" },
        { ...seat, bot: "normal" },
      ],
    } as unknown as Table;
    expect(playerNames(table, ["Ann", "Bo"])).toEqual(["Zoe", "Normal (bot)"]);
  });
});

describe("what a tab knows of its table", () => {
  const line = { ask: vi.fn(() => Promise.resolve()) };
  const fair = { hash: "h", seed: null, nonce: null };
  const rest = { ask: null, given: null, waiting: [], end: null, fair };
  const standing = {
    type: "standing",
    match: "m",
    seat: 0,
    names: ["Ann"],
    start: 0,
    events: [{ kind: "began", payload: {} }],
    view: { round: 1 },
    ...rest,
  } as const;
  const step = {
    type: "step",
    match: "m",
    start: 1,
    scenes: [{ kind: "round", payload: { number: 2 }, changes: [{ path: ["round"], to: 2 }] }],
    changes: [],
    by: "person",
    seat: 0,
    ...rest,
  } as const;

  function state(): TableState {
    return new TableState("k", line as never);
  }

  it("follows step by step", () => {
    const here = state();
    const seen: Moment[] = [];
    here.onStep = (moments) => seen.push(...moments);
    here.take(structuredClone(standing) as never);
    here.take(structuredClone(step) as never);
    expect(here.view).toEqual({ round: 2 });
    expect(seen.map((each) => [each.number, each.kind])).toEqual([[1, "round"]]);
    expect(here.enter()).toMatchObject({ match: "m", events: 2 });
  });

  it("asks again for what it has missed", () => {
    const here = state();
    here.take(structuredClone(standing) as never);
    here.take({ ...structuredClone(step), start: 5 } as never);
    expect(here.view).toEqual({ round: 1 });
    expect(line.ask).toHaveBeenCalledWith(expect.objectContaining({ type: "enter", events: 1 }));
  });

  it("tells nothing twice after a lost connection", () => {
    const here = state();
    here.take(structuredClone(standing) as never);
    const again: Moment[] = [];
    here.onStanding = (moments) => again.push(...moments);
    here.take({
      ...structuredClone(standing),
      start: 0,
      events: [...standing.events, { kind: "more", payload: {} }],
    } as never);
    expect(again.map((each) => each.kind)).toEqual(["more"]);
  });

  it("keeps the chat in order, each line once", () => {
    const here = state();
    const said = (number: number) =>
      ({ type: "line", number, person: 1, name: "A", text: "x", at: 0 }) as never;
    for (const number of [1, 2, 2, 1, 3]) here.take(said(number));
    expect(here.lines.map((each) => each.number)).toEqual([1, 2, 3]);
  });
});

describe("the projector", () => {
  const moment = (number: number): Moment => ({ number, kind: "x", payload: {}, view: number });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows one moment after the other, then the table as it is", () => {
    const projector = new Projector();
    projector.pace = () => 100;
    projector.show([moment(1), moment(2)], "end");
    expect(projector.view).toBe(1);
    vi.advanceTimersByTime(100);
    expect(projector.view).toBe(2);
    vi.advanceTimersByTime(100);
    expect([projector.view, projector.playing]).toEqual(["end", false]);
  });

  it("skips, and nothing is left untold", () => {
    const projector = new Projector();
    const told: number[] = [];
    projector.onShown = (each) => told.push(each.number);
    projector.show([moment(1), moment(2), moment(3)], "end");
    projector.skip();
    expect(told).toEqual([1, 2, 3]);
    expect(projector.view).toBe("end");
  });

  it("is done at once where nothing may move", () => {
    const projector = new Projector();
    projector.speed = () => 0;
    projector.show([moment(1), moment(2)], "end");
    expect([projector.view, projector.playing]).toEqual(["end", false]);
  });

  it("hurries when much has happened", () => {
    const projector = new Projector();
    projector.pace = () => 1000;
    projector.show(
      Array.from({ length: 100 }, (_, at) => moment(at)),
      "end",
    );
    vi.advanceTimersByTime(15_000);
    expect(projector.playing).toBe(false);
  });
});
