import { describe, expect, it, vi } from "vitest";
import { ownNonce } from "./ownNonces";
import { type EventWithView, TableState } from "./tableState.svelte";

describe("what a tab knows of its table", () => {
  const connection = { request: vi.fn((..._: unknown[]) => Promise.resolve()) };
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
    return new TableState("k", connection as never);
  }

  it("follows step by step", () => {
    const here = state();
    const seen: EventWithView[] = [];
    here.onStep = (moments) => seen.push(...moments);
    here.receive(structuredClone(standing) as never);
    here.receive(structuredClone(step) as never);
    expect(here.view).toEqual({ round: 2 });
    expect(seen.map((each) => [each.number, each.kind])).toEqual([[1, "round"]]);
    expect(here.enter()).toMatchObject({ match: "m", events: 2 });
  });

  it("keeps the hint for the present question only, and asks for it again after a reconnect", async () => {
    const ask = { turn: 2, kind: "turn", answers: ["a", "b"], about: {} };
    const advice = { type: "advice", match: "m", turn: 2, hint: null };
    const here = state();
    here.receive(structuredClone({ ...standing, ask }) as never);
    connection.request.mockClear();
    await here.askHint();
    const request = [{ type: "hint", match: "m", turn: 2 }, true];
    expect(connection.request.mock.calls).toEqual([request]);
    here.receive(structuredClone({ ...standing, ask, events: [], start: 1 }) as never);
    expect(connection.request.mock.calls).toEqual([request, request]);
    here.receive({ ...advice, turn: 1 } as never);
    expect(here.advice).toBeNull();
    here.receive(advice as never);
    expect(here.advice).toEqual(advice);
    await here.askHint();
    expect(connection.request.mock.calls.length).toBe(2);
    here.receive(structuredClone({ ...step, ask: { ...ask, turn: 3 } }) as never);
    expect(here.advice).toBeNull();
  });

  it("forgets a match that cannot be continued", () => {
    const here = state();
    here.receive(structuredClone(standing) as never);
    here.receive({ type: "table", unplayable: { match: "other", engine: "0.1.0" } } as never);
    expect(here.match).toBe("m");
    here.receive({ type: "table", unplayable: { match: "m", engine: "0.1.0" } } as never);
    expect([here.match, here.view, here.events]).toEqual([null, null, []]);
    expect(here.enter()).toMatchObject({ match: null, events: 0 });
  });

  it("shows no seat on a screen for everybody, whatever is still under way to its guest", () => {
    const screen = new TableState("k", connection as never, true);
    screen.receive(structuredClone(standing) as never);
    expect([screen.match, screen.view]).toEqual([null, null]);
    screen.receive({ ...structuredClone(standing), seat: null } as never);
    expect([screen.match, screen.seat, screen.view]).toEqual(["m", null, { round: 1 }]);
    expect(screen.enter()).toMatchObject({ watch: true });
    expect(state().enter()).not.toHaveProperty("watch");
  });

  it("knows whether its guest plays, and whether it is their turn", () => {
    const here = state();
    expect(here.isPlaying).toBe(false);
    here.receive({ type: "table", key: "k", phase: "playing", me: 0, seal: null } as never);
    here.receive(structuredClone(standing) as never);
    expect([here.isPlaying, here.isTurn]).toEqual([true, false]);
    const ask = { turn: 0, kind: "turn", answers: ["end"], about: {} };
    here.receive({ ...structuredClone(step), ask } as never);
    expect([here.isPlaying, here.isTurn]).toEqual([true, true]);
    here.receive({ ...structuredClone(step), start: 2, ask, end: { winners: [0], why: "" } } as never);
    expect([here.isPlaying, here.isTurn]).toEqual([false, false]);
  });

  it("does not take a spectator for a player", () => {
    const here = state();
    here.receive({ type: "table", key: "k", phase: "playing", me: null, seal: null } as never);
    here.receive({ ...structuredClone(standing), seat: null } as never);
    expect(here.isPlaying).toBe(false);
  });

  const gathering = { type: "table", key: "k", phase: "gathering", me: 0, seal: "s" };
  const playing = { ...gathering, phase: "playing", seal: null };

  it("adds a nonce to each seal once, if it has a seat", () => {
    const here = state();
    connection.request.mockClear();
    here.receive({ ...gathering, me: null } as never);
    expect(connection.request).not.toHaveBeenCalled();
    here.receive(gathering as never);
    here.receive(gathering as never);
    here.receive({ ...gathering, seal: "t" } as never);
    expect(connection.request.mock.calls.map((call: unknown[]) => call[0])).toEqual([
      { type: "contribute", seal: "s", nonce: ownNonce("s") },
      { type: "contribute", seal: "t", nonce: ownNonce("t") },
    ]);
  });

  it("expects the seal that it has seen before the match", () => {
    const here = state();
    here.receive(gathering as never);
    here.receive(playing as never);
    here.receive(structuredClone(standing) as never);
    expect(here.promisedHash).toBe("s");
    const late = state();
    late.receive(gathering as never);
    late.enter(); // after a lost connection, in which the table may have got another seal
    late.receive(playing as never);
    late.receive(structuredClone(standing) as never);
    expect(late.promisedHash).toBe("h");
    const after = state();
    after.receive(gathering as never); // the seal of the next match
    after.receive(structuredClone(standing) as never);
    expect(after.promisedHash).toBe("h");
  });

  it("follows the table to its new key", () => {
    const here = state();
    here.receive({ ...gathering, key: "new" } as never);
    expect(here.enter()).toMatchObject({ table: "new" });
  });

  it("asks again for what it has missed", () => {
    const here = state();
    here.receive(structuredClone(standing) as never);
    here.receive({ ...structuredClone(step), start: 5 } as never);
    expect(here.view).toEqual({ round: 1 });
    expect(connection.request).toHaveBeenCalledWith(expect.objectContaining({ type: "enter", events: 1 }));
  });

  it("tells nothing twice after a lost connection", () => {
    const here = state();
    here.receive(structuredClone(standing) as never);
    const again: EventWithView[] = [];
    here.onStanding = (moments) => again.push(...moments);
    here.receive({
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
    for (const number of [1, 2, 2, 1, 3]) here.receive(said(number));
    expect(here.lines.map((each) => each.number)).toEqual([1, 2, 3]);
  });
});
