import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import { playSound } from "../lib/sound/synthesizer";
import ClockedSeat from "./ClockedSeat.testing.svelte";
import { seat, stateOf, tableOf } from "./trust.testing";

vi.mock("../lib/sound/synthesizer", () => ({ playSound: vi.fn() }));
const SEATS = [seat(1, "Ann"), seat(2, "Bo")];

beforeEach(async () => {
  await texts.load("en");
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function shown(clock: number, left: number | null, whose = 0) {
  const { state } = stateOf(tableOf(SEATS, { clock }), { waiting: [{ seat: whose, left }] });
  render(ClockedSeat, { tableState: state });
  await tick();
}

const announced = () => screen.getByRole("status").textContent;

test("the clock is announced at 30 and at 10 seconds, and ticks in the last ones", async () => {
  await shown(60, 60_000);
  expect(screen.getByRole("timer").textContent).toContain("1:00");
  expect(announced()).toBe("");
  await vi.advanceTimersByTimeAsync(30_250);
  expect(announced()).toBe("30 seconds left.");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announced()).toBe("30 seconds left.");
  expect(playSound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_250);
  expect(announced()).toBe("10 seconds left.");
  expect(document.querySelector(".urgent")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(vi.mocked(playSound).mock.calls.length).toBe(10);
});

test("a clock that begins with little time is announced only at 10 seconds", async () => {
  await shown(15, 15_000);
  expect(announced()).toBe("");
  await vi.advanceTimersByTimeAsync(5_250);
  expect(announced()).toBe("10 seconds left.");
});

test("the clock of somebody else is shown at their seat and not announced", async () => {
  await shown(60, 5_000, 1);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(announced()).toBe("");
  expect(document.querySelectorAll(".seat-clock").length).toBe(1);
});

test("the seat of a player who is away has a mark with the time that is left", async () => {
  const bo = seat(2, "Bo", { here: false, bot_in: 20_000 });
  const { state } = stateOf(tableOf([SEATS[0] ?? bo, bo], { clock: 60 }));
  render(ClockedSeat, { tableState: state });
  await tick();
  const mark = () => document.querySelector(".away")?.textContent.trim();
  expect(mark()).toMatch(/^away\s+0:20$/);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(mark()).toMatch(/^away\s+0:15$/);
  state.receive(tableOf([SEATS[0] ?? bo, { ...bo, bot_in: null, away: true }], { clock: 60 }));
  await tick();
  expect(mark()).toBe("bot plays");
});

test("without a clock there is nothing to see", async () => {
  await shown(60, null);
  expect(document.querySelector(".clock")).toBeNull();
});
