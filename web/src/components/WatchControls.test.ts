import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../protocol";
import { session } from "../lib/session.svelte";
import { TableState } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import WatchControls from "./WatchControls.svelte";

const request = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await texts.load("en");
  vi.spyOn(session.connection, "request").mockImplementation(request as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  request.mockClear();
});

function show(table: Partial<Table>, seat: number | null, out = true, allOpen = false): void {
  const tableState = new TableState("k", session.connection);
  tableState.table = { me: 0, bots_only: true, hurried: false, ...table } as Table;
  tableState.seat = seat;
  tableState.allOpen = allOpen;
  render(WatchControls, { tableState, players: ["Ann", "Bo", "Cy"], out });
}

it("lets a player who is out hurry the bots, and look at their cards", () => {
  show({}, 0);
  screen.getByRole("button", { name: "Let the bots finish" }).click();
  expect(request).toHaveBeenLastCalledWith({ type: "hurry" });
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "See the cards of" });
  expect([...choice.options].map((each) => each.text)).toEqual([
    "my own seat",
    "everybody, all hands open",
    "Bo",
    "Cy",
  ]);
  choice.value = "2";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect(request).toHaveBeenLastCalledWith({ type: "look", seat: 2 });
});

it("shows all hands at once", () => {
  show({}, 0);
  const choice = screen.getByRole<HTMLSelectElement>("combobox");
  choice.value = "all";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect(request).toHaveBeenLastCalledWith({ type: "look", seat: "all" });
  cleanup();
  show({ bots_only: false }, null, false, true); // somebody plays again, and the choice leads back
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("all");
});

it("lets a spectator stop looking", () => {
  show({ me: null }, 1);
  expect(screen.queryByRole("button")).toBeNull();
  const choice = screen.getByRole<HTMLSelectElement>("combobox");
  expect(choice.value).toBe("1");
  choice.value = "";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect(request).toHaveBeenLastCalledWith({ type: "look", seat: null });
});

it("tells no player that they are out before they have seen it", () => {
  show({}, 0, false);
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("offers nothing while somebody plays, and hurries only once", () => {
  show({ bots_only: false }, 0);
  expect(screen.queryByRole("combobox")).toBeNull();
  cleanup();
  show({ hurried: true }, 0);
  expect(screen.queryByRole("button")).toBeNull();
});
