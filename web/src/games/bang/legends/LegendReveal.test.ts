import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LessonState } from "../../../lib/lessons/lessonState.svelte";
import { session } from "../../../lib/session.svelte";
import { event, legendsTable, resetBeforeEach } from "../testTable";
import LegendReveal from "./LegendReveal.svelte";

resetBeforeEach();
afterEach(() => (session.lesson = null));

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

  it("is in the way of nothing that a step of a lesson points at", async () => {
    const card = { game: "bang", name: "legends", options: {} };
    session.lesson = new LessonState(card, () => "Ann");
    const shown = render(LegendReveal, { view: legendsTable(), shownEvent: null });
    const seen = () => shown.container.querySelector(".crown") !== null;
    const turn = (character: string) =>
      legendsTable({
        players: legendsTable().players.map((each) => (each.seat === 3 ? { ...each, character } : each)),
      });
    await shown.rerender({
      view: turn("legendary-jourdonnais"),
      shownEvent: event("legend", { seat: 3 }),
    });
    await tick();
    expect(seen()).toBe(true);
    await shown.rerender({ view: turn("legendary-jourdonnais"), shownEvent: null });
    await tick();
    expect(seen()).toBe(false);

    // Without animations no event is shown.
    await shown.rerender({ view: turn("jourdonnais"), shownEvent: null });
    await tick();
    expect(seen()).toBe(false);
  });
});
