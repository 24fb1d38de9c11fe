import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import type { Table } from "../protocol";
import AbsenceVotes from "./AbsenceVotes.svelte";
import { seat, stateOf, tableOf } from "./trust.testing";

const SEATS = [seat(1, "Ann"), seat(2, "Bo", { here: false, vote_in: 0 }), seat(3, "Cy")];
const VOTE = { person: 2, seat: 1, agreed: [] as number[], declined: [] as number[] };
const QUESTION = "Bo has been away for a while. Should a bot play for them until they are back?";

beforeEach(async () => {
  await texts.load("en");
  vi.restoreAllMocks();
});

async function shown(more: Partial<Table>) {
  const { state, request } = stateOf(tableOf(SEATS, { absences: [VOTE], ...more }));
  render(AbsenceVotes, { tableState: state });
  await tick();
  return request;
}

test("a player is asked, and answers", async () => {
  const request = await shown({});
  expect(screen.getByText(QUESTION)).toBeTruthy();
  expect(screen.getByText("Your yes is enough. You can also wait.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Yes, let a bot play" }));
  await fireEvent.click(screen.getByRole("button", { name: "No, we wait" }));
  expect(request.mock.calls.map(([sent]) => sent)).toEqual([
    { type: "answer-absence", person: 2, agree: true },
    { type: "answer-absence", person: 2, agree: false },
  ]);
});

test("a player who has answered sees so", async () => {
  await shown({ host: 3, absences: [{ ...VOTE, agreed: [1] }] });
  expect(screen.getByText(/You have answered. *One player has said yes./)).toBeTruthy();
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Yes, let a bot play");
});

test("a spectator sees the question and no buttons", async () => {
  await shown({ me: null });
  expect(screen.getByText(QUESTION)).toBeTruthy();
  expect(screen.getByText("Ann, Cy can answer now.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
