import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { event, legendsTable, resetBeforeEach } from "../testTable";
import LegendReveal from "./LegendReveal.svelte";

resetBeforeEach();

describe("a new Legend", () => {
  it("turns a card over before everybody when somebody becomes a Legend, and only then", async () => {
    const shown = render(LegendReveal, { view: legendsTable(), shownEvent: null });
    expect(shown.container.querySelector(".crown")).toBeNull();
    const players = legendsTable().players.map((each) =>
      each.seat === 3 ? { ...each, character: "legendary-jourdonnais" } : each,
    );
    await shown.rerender({
      view: legendsTable({ players }),
      shownEvent: event("legend", { seat: 3 }),
    });
    await tick();
    expect(shown.container.querySelector(".crown")?.textContent).toContain("Jourdonnais is a Legend!");
    await shown.rerender({
      view: legendsTable({ players }),
      shownEvent: event("turn", { seat: 3 }),
    });
    await tick();
    expect(shown.container.querySelector(".crown")).toBeNull();
  });
});
