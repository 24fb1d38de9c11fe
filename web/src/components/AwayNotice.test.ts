import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import AwayNotice from "./AwayNotice.svelte";
import { seat, stateOf, tableOf } from "./trust.testing";

const ANN = seat(1, "Ann");

beforeEach(async () => {
  await texts.load("en");
  vi.restoreAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function shown(...[seats, more]: Parameters<typeof tableOf>) {
  const waiting = [{ seat: 1, left: null }];
  const { state, request } = stateOf(tableOf(seats, more), { waiting });
  render(AwayNotice, { tableState: state });
  return { state, request };
}

test("everybody sees when a bot steps in, as a countdown", async () => {
  shown([ANN, seat(2, "Bo", { here: false, bot_in: 20_000 })], { clock: 60 });
  await tick();
  expect(screen.getByText("Bo is away. In 0:20 a bot steps in.")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByText("Bo is away. In 0:15 a bot steps in.")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(screen.getByText("Bo is away. When it is their turn, a bot plays for them.")).toBeTruthy();
  // A screen reader hears it once.
  expect(screen.getByRole("status").textContent).toBe("Bo is away.");
});

test.each([
  [{ here: false, vote_in: 90_000 }, {}, "Bo is away. In 1:30 the table is asked whether a bot should play."],
  [{ here: false }, { substitutes: "never" }, "Bo is away. The match waits for them."],
  [{ here: false, away: true }, {}, "Bo is away. A bot plays for them until they are back."],
  [{ away: true }, { clock: 60 }, "The time of Bo ran out. A bot plays for them until they are back."],
] as const)("it says what becomes of the seat: %o %o", async (bo, table, text) => {
  shown([ANN, seat(2, "Bo", bo)], table);
  await tick();
  expect(screen.getByText(text)).toBeTruthy();
});

test("one sentence tells of several players: of the next one whose seat a bot takes, and how many more", async () => {
  const seats = [
    ANN,
    seat(2, "Bo", { here: false, bot_in: 40_000 }),
    seat(3, "Cy", { here: false, bot_in: 20_000 }),
    seat(4, "Di", { here: false, away: true }),
  ];
  const waiting = [1, 2, 3].map((at) => ({ seat: at, left: null }));
  const { state } = stateOf(tableOf(seats, { clock: 60 }), { waiting });
  render(AwayNotice, { tableState: state });
  await tick();
  const notices = [...document.querySelectorAll(".notice")].map((each) => each.textContent);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain("Cy is away. In 0:20 a bot steps in. 2 more players are away.");
  expect(screen.getByRole("status").textContent).toBe("Bo is away. Cy is away. Di is away.");
});

test("a player for whom nobody waits has a mark at the seat, and no sentence", async () => {
  const { state } = stateOf(tableOf([ANN, seat(2, "Bo", { here: false, vote_in: 90_000 })]));
  render(AwayNotice, { tableState: state });
  await tick();
  expect(document.querySelector(".notice")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Bo is away.");
});

test("nothing is said about players who are there, or who play by correspondence", async () => {
  shown([ANN, seat(2, "Bo"), seat(3, "Cy", { here: false })], { clock: 86_400 });
  await tick();
  expect(document.body.textContent).not.toContain("A bot");
  expect(document.querySelector(".notice")).toBeNull();
});

test("the host can let the table be asked after all", async () => {
  const { request } = shown([ANN, seat(2, "Bo", { here: false })], { substitutes: "never" });
  await tick();
  await fireEvent.click(screen.getByRole("button"));
  expect(request).toHaveBeenCalledWith({ type: "configure", substitutes: "ask" }, true);
});

test("a player who moves is back, and says so once", async () => {
  const { request } = shown([seat(1, "Ann", { away: true })], { clock: 60 });
  await tick();
  expect(screen.getByText("A bot plays for you.")).toBeTruthy();
  request.mockImplementation(() => new Promise(() => {}));
  await fireEvent.pointerMove(window);
  await fireEvent.keyDown(window);
  expect(request.mock.calls).toEqual([[{ type: "back" }, true]]);
});

test("a player who is not away says nothing by moving", async () => {
  const { request } = shown([ANN]);
  await fireEvent.pointerMove(window);
  expect(request).not.toHaveBeenCalled();
});
