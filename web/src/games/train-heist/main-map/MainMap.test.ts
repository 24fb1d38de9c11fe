import { render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
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

  it("points to the way of an engine on a junction without a token", () => {
    const gone = (way: string | null) => ({
      ...view,
      switches: [{ space: "T2", colour: null, blocked: true, way }],
    });
    const { container, rerender } = render(MainMap, {
      view: gone("CC"),
      players,
      shownEvent: null,
      pointers: [],
    });
    expect(container.querySelector(".signal .way")?.getAttribute("transform")).toBe("rotate(90)");
    void rerender({ view: gone(null) });
    flushSync();
    expect(container.querySelector(".signal .way")).toBeNull();
    expect(container.querySelector(".signal.gone .arrow")).not.toBeNull();
  });
});
