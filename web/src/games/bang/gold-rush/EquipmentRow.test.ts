import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import AnswerPanel from "../AnswerPanel.svelte";
import { inspector } from "../info/inspector.svelte";
import Table from "../Table.svelte";
import { ask, goldRushTable, NAMES, resetBeforeEach } from "../testTable";

resetBeforeEach();

describe("equipment of others", () => {
  it("makes another discard equipment", async () => {
    const choose = vi.fn();
    const view = goldRushTable();
    render(Table, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, {
      view,
      ask: ask("turn", ["scrap wanted-1 at 1 for 3", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: "Boots" }).click(); // too expensive, so a tap explains it
    expect(inspector.opened).toEqual({ type: "card", card: "boots" });
    inspector.close();
    screen.getByRole("button", { name: /^Make Slab the Killer discard Wanted/ }).click();
    await Promise.resolve();
    const buttons = screen.getAllByRole("button", {
      name: "Make Slab the Killer discard Wanted for 3 nuggets",
    });
    expect(buttons).toHaveLength(2); // at the table, and below it
    buttons[1]?.click();
    expect(choose).toHaveBeenCalledWith("scrap wanted-1 at 1 for 3");
  });
});
