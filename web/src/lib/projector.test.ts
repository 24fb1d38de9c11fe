import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Projector } from "./projector.svelte";
import type { EventWithView } from "./tableState.svelte";

describe("the projector", () => {
  const moment = (number: number): EventWithView => ({
    number,
    kind: "x",
    payload: {},
    narration: null,
    view: number,
  });
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

  it("plays each event with the view before it, but not the skipped ones", () => {
    const projector = new Projector();
    const played: unknown[] = [];
    projector.pace = () => 100;
    projector.speed = () => 2;
    projector.onPlay = (event, before, milliseconds) => played.push([event.number, before, milliseconds]);
    projector.jumpTo(0);
    projector.show([moment(1), moment(2), moment(3)], "end");
    vi.advanceTimersByTime(50);
    projector.skip();
    expect(played).toEqual([
      [1, 0, 50],
      [2, 1, 50],
    ]);
  });

  it("lets events wait while it is held", () => {
    const projector = new Projector();
    projector.pace = () => 100;
    projector.jumpTo(0);
    projector.hold();
    projector.show([moment(1)], "end");
    vi.advanceTimersByTime(500);
    expect([projector.view, projector.playing]).toEqual([0, false]);
    projector.release();
    expect([projector.view, projector.playing]).toEqual([1, true]);
  });
});
