import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import AnswerPanel from "./AnswerPanel.svelte";
import ExpansionTabs from "./ExpansionTabs.svelte";
import { ask, legendsTable, NAMES, resetBeforeEach } from "./testTable";

resetBeforeEach();

describe("the tabs", () => {
  it("shows one thing behind the other on a phone, and what is asked about in front", async () => {
    const view = legendsTable({
      expansions: ["legends", "gold-rush"],
      piles: [...legendsTable().piles, ["display", ["shot-1"]]],
    });
    render(ExpansionTabs, { view, players: NAMES });
    expect(screen.getAllByRole("tab").map((each) => each.getAttribute("aria-selected"))).toEqual([
      "true",
      "false",
    ]);
    expect(screen.getByRole("tab", { name: /^Feats/ }).textContent).toContain("3 possible");
    screen.getByRole("tab", { name: /^Market/ }).click();
    await tick();
    expect(screen.getByRole("group", { name: "Equipment for sale" })).toBeTruthy();
    render(AnswerPanel, {
      view,
      ask: ask("fame", ["place bottleneck", "place borderlands"]),
      players: NAMES,
      choose: vi.fn(),
      sending: false,
    });
    await tick();
    expect(screen.getByRole("tabpanel").querySelectorAll(".feat")).toHaveLength(4);
  });
});
