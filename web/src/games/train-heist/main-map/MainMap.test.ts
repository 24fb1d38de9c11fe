import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { picker } from "../answers/picker.svelte";
import { pointing } from "../pointing.svelte";
import { ask, players, resetBeforeEach, view } from "../testTable";
import MainMap from "./MainMap.svelte";

resetBeforeEach();

describe("the map", () => {
  it("has a button for every space within reach, and for all of them while pointing", async () => {
    const choose = vi.fn();
    picker.begin(ask(["move to TOWN_A", "end"]), view, choose);
    const sent = vi.fn();
    pointing.connect(sent);
    render(MainMap, { view, players, shownEvent: null, pointers: [] });
    expect(screen.getAllByRole("button", { name: /^Go to/ })).toHaveLength(1);
    pointing.on = true;
    await tick();
    const canyon = screen.getByRole("button", { name: "Crackpot Canyon" });
    canyon.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(sent).toHaveBeenCalledWith("CC");
    expect(pointing.on).toBe(false);
    pointing.connect(null);
  });
});
