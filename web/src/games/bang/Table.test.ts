import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import AnswerPanel from "./AnswerPanel.svelte";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";
import { ask, NAMES, resetBeforeEach, table } from "./testTable";

resetBeforeEach();

describe("the table", () => {
  it("shows everybody, and picks targets", async () => {
    const choose = vi.fn();
    const view = table();
    const asked = ask("turn", ["play bang-QH at 1", "play beer-6H", "end"]);
    render(Table, { view, players: NAMES, shownEvent: null });
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, { view, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    screen.getByRole("button", { name: "BANG!, queen of hearts" }).click();
    await Promise.resolve();
    const aims = screen.getAllByRole("button", { name: /^Aim at Bo/ });
    expect(aims).toHaveLength(2); // at the table, and beside the hand
    aims[0]?.click();
    expect(choose).toHaveBeenCalledWith("play bang-QH at 1");
  });
});
