import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import type { GameCard, OptionCard } from "../protocol";
import TableOptionsForm from "./TableOptionsForm.svelte";

function option(name: string, more: Partial<OptionCard> = {}): OptionCard {
  const help = `bang-option-${name}`;
  const plain = { choices: [], low: 0, high: 0, needs: {}, needs_seats: [], tile: false };
  return { name, help, kind: "flag", default: false, ...plain, ...more };
}

const penalty = { kind: "choice", default: "equipment-lost" } as const;
const game: GameCard = {
  name: "bang",
  fewest: 2,
  most: 8,
  usual: 5,
  options: [
    option("gold-rush", { tile: true }),
    option("legends", { tile: true }),
    option("self-jail"),
    option("penalty", {
      ...penalty,
      choices: ["equipment-lost", "equipment-kept"],
      needs: { "gold-rush": [true] },
    }),
  ],
  mixes: [
    { name: "plain", help: "bang-mix-plain", options: {} },
    { name: "all-aboard", help: "bang-mix-all-aboard", options: { "gold-rush": true, legends: true } },
  ],
  levels: ["easy", "normal"],
  minutes: [10, 50],
  weight: 2,
  first: { seats: 4, options: {} },
  usual_level: "normal",
};

function shown(options: Record<string, boolean | string> = {}, more: object = {}) {
  const change = vi.fn();
  const tableOptions = {
    options,
    seats: 5,
    clock: null,
    public: false,
    open: false,
    substitutes: "ask" as const,
  };
  render(TableOptionsForm, { game, tableOptions, change, ...more });
  return change;
}

/** Tell whether an element is disabled, by itself or by its group. */
function isDisabled(element: HTMLElement): boolean {
  return element.matches("[disabled]") || element.closest("fieldset[disabled]") !== null;
}

beforeEach(() => texts.load("en"));

describe("the form for the options of a table", () => {
  it("shows expansions as tiles that are switched on", async () => {
    const change = shown();
    const tile = screen.getByRole<HTMLInputElement>("checkbox", { name: "Gold Rush" });
    expect(tile.checked).toBe(false);
    await fireEvent.click(tile);
    expect(change).toHaveBeenCalledWith({ options: { "gold-rush": true } });
  });

  it("suggests mixes, and marks the present one", async () => {
    const change = shown({ "self-jail": true });
    expect(screen.getByRole("button", { name: "Back to basics" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "All aboard" }));
    expect(change).toHaveBeenCalledWith({
      options: { "self-jail": true, "gold-rush": true, legends: true },
    });
  });

  it("offers a ruling only with its expansion", () => {
    shown();
    expect(screen.queryByLabelText("A Sheriff who eliminates a Deputy")).toBeNull();
  });

  it("offers a ruling with its expansion, and says how many are changed", () => {
    shown({ "gold-rush": true, penalty: "equipment-kept" });
    const row = screen.getByLabelText<HTMLSelectElement>("A Sheriff who eliminates a Deputy");
    expect(row.value).toBe("equipment-kept");
    screen.getByText("1 changed");
  });

  it("changes the number of players", async () => {
    const change = shown();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "5" }).checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "7" }));
    expect(change).toHaveBeenCalledWith({ seats: 7 });
  });

  it("lets a guest look, and change nothing", () => {
    shown({}, { disabled: true });
    for (const role of ["checkbox", "radio", "combobox", "button"])
      for (const each of screen.getAllByRole(role)) expect(isDisabled(each)).toBe(true);
  });
});
