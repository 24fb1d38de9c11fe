import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import AnswerPanel from "./AnswerPanel.svelte";
import { ask, players, resetBeforeEach, view } from "./testTable";

resetBeforeEach();

describe("the answers", () => {
  it("are buttons; a group opens, Escape goes back", async () => {
    settings.set({ toggles: { "heist-web-toggle-confirm": false } });
    const choose = vi.fn();
    render(AnswerPanel, {
      view,
      ask: ask(["move to G1", "move to TOWN_A", "end"]),
      players,
      choose,
      sending: false,
    });
    screen.getByRole("button", { name: /^Go \(2\)/ }).click();
    await tick();
    screen.getByRole("button", { name: /^Go to Town A/ });
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    await tick();
    screen.getByRole("button", { name: /^Go \(2\)/ });
    screen.getByRole("button", { name: /^End the turn/ }).click();
    expect(choose).toHaveBeenCalledWith("end");
  });
});
