import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import { ask, resetBeforeEach, view } from "../testTable";
import { picker } from "./picker.svelte";

resetBeforeEach();

describe("picking", () => {
  const choose = vi.fn();
  beforeEach(() => {
    choose.mockClear();
    picker.end();
    settings.set({ toggles: { "heist-web-toggle-confirm": false } });
  });

  it("a place that is walked to is sent at once", () => {
    picker.begin(ask(["move to TOWN_A", "move to G1", "end"]), view, choose);
    expect([...picker.pickablePlaces]).toEqual(["TOWN_A", "G1"]);
    picker.tapPlace("G1");
    expect(choose).toHaveBeenCalledWith("move to G1");
    expect(picker.tapPlace("CC")).toBe(false);
  });

  it("so is one to which a card could bring somebody else; what is done there otherwise is asked", () => {
    picker.begin(
      ask(["move to IN_A", "wild WILD-1 to IN_A", "leave to R2", "flip to R2", "end"]),
      view,
      choose,
    );
    picker.tapPlace("IN_A");
    expect(choose).toHaveBeenCalledWith("move to IN_A");
    choose.mockClear();
    picker.tapPlace("R2");
    expect(choose).not.toHaveBeenCalled();
    expect(picker.matching.map((each) => each.text)).toEqual(["leave to R2", "flip to R2"]);
  });

  it("a square takes the tile that goes there, or shows those that may", () => {
    picker.begin(
      { ...ask(["load L01 to A1", "load L01 to A2", "load L02 to A1", "load L02 to A2"]), kind: "load" },
      view,
      choose,
    );
    expect([...picker.pickablePlaces]).toEqual(["A1", "A2"]);
    picker.tapPlace("A2");
    expect(picker.matching.map((each) => each.text)).toEqual(["load L01 to A2", "load L02 to A2"]);
    picker.begin({ ...ask(["fill L01 to A1", "fill L01 to A2"]), kind: "fill" }, view, choose);
    picker.tapPlace("A1");
    expect(choose).toHaveBeenCalledWith("fill L01 to A1");
  });

  it("cards are picked together, and Wild Cards are alike", () => {
    picker.begin(
      ask([
        "ride KEY-4 for 0",
        "pair KEY-4 WILD-1",
        "wild WILD-1 to IN_A",
        "loot BAG-5 REV-6 WILD-1 to A1",
        "end",
      ]),
      view,
      choose,
    );
    expect(picker.canPick("WILD-2")).toBe(true);
    picker.tapCard("WILD-2"); // the answers say WILD-1
    expect(picker.complete.map((each) => each.verb)).toEqual(["wild"]);
    expect([...picker.pickablePlaces]).toEqual(["IN_A"]);
    expect(picker.canPick("REV-6")).toBe(true);
    picker.tapCard("KEY-4");
    expect(picker.complete.map((each) => each.text)).toEqual(["pair KEY-4 WILD-1"]);
    expect(picker.canPick("REV-6")).toBe(false);
    picker.tapCard("KEY-4");
    picker.tapCard("REV-6");
    picker.tapCard("BAG-5");
    picker.tapPlace("A1");
    expect(choose).toHaveBeenCalledWith("loot BAG-5 REV-6 WILD-1 to A1");
  });

  it("where every Wild Card is offered, one is enough", () => {
    picker.begin(
      ask(["wild WILD-1 to IN_A", "wild WILD-2 to IN_A", "pair KEY-4 WILD-1", "pair KEY-4 WILD-2"]),
      view,
      choose,
    );
    expect(picker.answers.map((each) => each.text)).toEqual(["wild WILD-1 to IN_A", "pair KEY-4 WILD-1"]);
  });

  it("a card that does not go with the others begins anew", () => {
    picker.begin(ask(["ride KEY-4 for 0", "ride BAG-5 for 0"]), view, choose);
    picker.tapCard("KEY-4");
    picker.tapCard("BAG-5");
    expect(picker.cards).toEqual(["BAG-5"]);
    expect(picker.tapCard("REV-6")).toBe(false);
    expect(picker.back()).toBe(true);
    expect(picker.back()).toBe(false);
  });

  it("cards are discarded and given one by one", () => {
    picker.begin(ask(["discard BAG-5", "discard WILD-1", "done"], "discard"), view, choose);
    picker.tapCard("WILD-2");
    expect(choose).toHaveBeenLastCalledWith("discard WILD-1");
    picker.begin(ask(["give for 0", "give for 2", "done"], "give"), view, choose);
    expect(picker.canPick("WILD-1")).toBe(false);
    picker.tapCard("BAG-5");
    expect(choose).toHaveBeenLastCalledWith("give for 2");
  });

  it("a doubt is put aside before it is sent", () => {
    settings.set({ toggles: {} });
    picker.begin(ask(["end"]), view, choose);
    picker.send("end");
    expect(choose).not.toHaveBeenCalled();
    picker.cancel();
    picker.send("end");
    picker.confirm();
    expect(choose).toHaveBeenCalledWith("end");
  });
});
