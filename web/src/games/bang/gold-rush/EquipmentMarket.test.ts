import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import AnswerPanel from "../AnswerPanel.svelte";
import Table from "../Table.svelte";
import { ask, goldRushTable, NAMES, player, resetBeforeEach } from "../testTable";

resetBeforeEach();

describe("the market", () => {
  it("sells equipment, at a discount for Pretty Luzena", async () => {
    const choose = vi.fn();
    const view = goldRushTable();
    view.players[0] = { ...player(0, "pretty-luzena"), counters: [["nuggets", 3]] };
    const asked = ask("turn", ["buy bottle-1 for 1", "buy bottle-1 for 2", "buy pickaxe for 3", "end"]);
    render(Table, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, { view, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    expect(screen.getByRole("button", { name: "Shot, free, you can afford it" })).toBeTruthy();
    screen.getByRole("button", { name: "Bottle, 1 nugget, you can buy it now" }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Buy Bottle for 2 nuggets" }).click(); // the discount is for another card
    await Promise.resolve();
    screen.getByRole("button", { name: "Buy Bottle for 2 nuggets" }).click();
    expect(choose).toHaveBeenCalledWith("buy bottle-1 for 2");
  });

  it("is for the keyboard as well: an offer that was taken by keys leads to the answers", async () => {
    const choose = vi.fn();
    const view = goldRushTable();
    render(Table, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, {
      view,
      ask: ask("turn", ["buy shot-1 at 0 for 1", "buy shot-1 at 1 for 1", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: /^Shot, 1 nugget/ }).click();
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("For Ann, yourself"),
    );
    (document.activeElement as HTMLElement).click();
    expect(choose).toHaveBeenCalledWith("buy shot-1 at 0 for 1");
  });
});
