import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { WireAsk } from "../../../protocol";
import AnswerPanel from "../AnswerPanel.svelte";
import Hand from "../Hand.svelte";
import { inspector } from "../info/inspector.svelte";
import { ask, NAMES, resetBeforeEach, trainTable } from "../testTable";
import Railway from "./Railway.svelte";

resetBeforeEach();

describe("the railway on the table", () => {
  function show(answers: string[], view = trainTable(), kind = "turn", about: WireAsk["about"] = {}) {
    const choose = vi.fn();
    render(Railway, { view });
    render(AnswerPanel, { view, ask: ask(kind, answers, about), players: NAMES, choose, sending: false });
    render(Hand, { view, players: NAMES, shownEvent: null });
    return choose;
  }
  const button = (name: RegExp) => screen.getByRole("button", { name });

  it("says of every station what it costs, whether you can pay, and what is below it now and after a move", () => {
    show(["end"]);
    expect(
      button(/^Boom Town: a BANG!, you can pay it; below it: Circus Wagon; after one move: Lounge Car$/),
    ).toBeTruthy();
    expect(button(/^Frisco: a clubs card, you cannot pay it; below it: Caboose/)).toBeTruthy();
    expect(button(/^Crown's Hole: a Beer, you can pay it; below it: the Locomotive, Ironhorse/)).toBeTruthy();
    expect(button(/^End of the Line: a shot at everybody/)).toBeTruthy();
    expect(button(/^Lounge Car, not at a station yet/)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Railcar deck: 11" })).toBeTruthy();
    expect(screen.getByText("Affordable now: Circus Wagon")).toBeTruthy();
  });

  it("takes a railcar with the card that pays for it, and lights no other", async () => {
    const choose = show(["play next-stop-2D", "board circus-wagon bang-QH", "end"]);
    button(/Boom Town.*can be taken now/).click();
    await vi.waitFor(() =>
      expect(screen.getByText("Circus Wagon at Boom Town: pay with a BANG!.")).toBeTruthy(),
    );
    const hand = screen.getByRole("list", { name: "Your hand" });
    expect([...hand.querySelectorAll(".lit")].map((each) => each.textContent)).toHaveLength(1);
    button(/^BANG!, queen of hearts/).click();
    expect(choose).toHaveBeenCalledWith("board circus-wagon bang-QH");
  });

  it("asks twice before a life point is paid, and says what is left", async () => {
    const choose = show(
      ["board circus-wagon", "end"],
      trainTable({
        piles: [
          ["stations", ["tombrock", "frisco", "yooma", "catico"]],
          ["train", ["caboose", "circus-wagon", "lounge-car"]],
        ],
      }),
    );
    button(/^Tombrock: 1 life point.*can be taken now/).click();
    await vi.waitFor(() => expect(button(/pay 1 life point.*2 left/)).toBeTruthy());
    expect(choose).not.toHaveBeenCalled();
    button(/pay 1 life point/).click();
    expect(choose).toHaveBeenCalledWith("board circus-wagon");
  });

  it("shows the train where a free advance would bring it, before it is made", async () => {
    const choose = show(["advance", "end"]);
    expect(screen.queryByText("After the move")).toBeNull();
    button(/^Free advance/).click();
    await vi.waitFor(() => expect(screen.getByText("After the move")).toBeTruthy());
    expect(document.querySelectorAll(".was")).toHaveLength(4);
    button(/^Move the train on/).click();
    expect(choose).toHaveBeenCalledWith("advance");
  });

  it("shows it as well while a Next Stop is looked at, and by a tap on the Locomotive", async () => {
    show(["advance", "play next-stop-2D", "end"]);
    button(/^Next Stop/).focus();
    await vi.waitFor(() => expect(screen.getByText("After the move")).toBeTruthy());
    button(/^Next Stop/).blur();
    await vi.waitFor(() => expect(screen.queryByText("After the move")).toBeNull());
    button(/below it: the Locomotive/).click();
    await vi.waitFor(() => expect(button(/^Move the train on/)).toBeTruthy());
  });

  it("explains a place that does nothing else", () => {
    show(["end"]);
    button(/^Frisco/).click();
    expect(inspector.opened).toEqual({ type: "place", at: 2 });
  });

  it.each([
    [
      "mail",
      ["give at 1 for 1", "give at 3 for 1", "give at 1 for 2", "give at 3 for 2"],
      [/^Give BANG!.* away/, /^For Bo/],
      "give at 1 for 1",
      { cards: ["bang-QH", "beer-6H"] },
    ],
    [
      "map",
      ["drop for 1", "drop for 2", "keep"],
      [/^Discard Beer/],
      "drop for 2",
      { cards: ["bang-QH", "beer-6H"] },
    ],
    [
      "robbed",
      ["discard barrel-QS", "shot barrel-QS"],
      [/^Keep Barrel and be shot at/],
      "shot barrel-QS",
      { by: 1, card: "train-robbery-4D" },
    ],
    [
      "robbed",
      ["discard barrel-QS", "discard scope-AS", "shot barrel-QS", "shot scope-AS"],
      [/^Scope/, /^Discard Scope/],
      "discard scope-AS",
      { by: 1, card: "train-robbery-4D" },
    ],
    ["full-steam", ["skip", "double"], [/^Its effect, twice/], "double", {}],
    ["spare", ["spare at 0", "spare at 1", "done"], [/^Leave out Bo/], "spare at 1", { what: "ironhorse" }],
    ["spare", ["spare at 0", "spare at 1", "done"], [/^Leave out nobody/], "done", { what: "ironhorse" }],
    [
      "as",
      ["as panic mail-car at 1", "as panic at 1 to hand", "as panic ghost-car at 3"],
      [/Sancho/],
      "as panic ghost-car at 3",
      { card: "passenger-car" },
    ],
    [
      "derail",
      ["discard mail-car at 1", "discard ghost-car at 3"],
      [/^Mail Car.*Evan Babbit/],
      "discard mail-car at 1",
      {},
    ],
    ["lounge", ["take caboose", "take mail-car"], [/^Caboose/], "take caboose", {}],
    ["dig", ["take beer-8H", "take duel-QD"], [/^Duel/], "take duel-QD", {}],
    ["circus", ["discard barrel-QS", "discard scope-AS"], [/^Scope/], "discard scope-AS", {}],
    [
      "give",
      ["give ghost-car at 1", "give ghost-car at 2"],
      [/^For Cy/],
      "give ghost-car at 2",
      { card: "ghost-car" },
    ],
    [
      "board",
      ["board circus-wagon bang-QH", "board caboose beer-6H", "done"],
      [/^Take no railcar/],
      "done",
      {},
    ],
    [
      "board",
      ["board circus-wagon bang-QH", "board caboose beer-6H", "done"],
      [/^Caboose.*Frisco: a clubs card/, /^Beer/],
      "board caboose beer-6H",
      {},
    ],
    [
      "dodge",
      ["use caboose barrel-QS", "use baggage-car", "pass"],
      [/^Use Caboose/, /^Barrel/],
      "use caboose barrel-QS",
      { need: 1 },
    ],
    [
      "dodge",
      ["use evan-babbit beer-6H at 3", "pass"],
      [/^Use Evan Babbit/, /^Beer/, /Sancho/],
      "use evan-babbit beer-6H at 3",
      { need: 1 },
    ],
    [
      "fend",
      ["use sleeper-car barrel-QS", "pass"],
      [/^Use Sleeper Car/, /^Barrel/],
      "use sleeper-car barrel-QS",
      { by: 1, card: "indians-KD" },
    ],
    [
      "turn",
      ["play switch-6H barrel-QS mail-car at 1", "end"],
      [/^Switch/, /^Barrel/, /Aim at Bo/],
      "play switch-6H barrel-QS mail-car at 1",
      {},
    ],
    [
      "turn",
      ["play water-tower-8H caboose", "play water-tower-8H circus-wagon", "end"],
      [/^Water Tower/, /^Caboose.*Frisco/],
      "play water-tower-8H caboose",
      {},
    ],
  ])("answers %s %o by taps", async (kind, answers, taps, answer, about) => {
    const hand = ["bang-QH", "beer-6H", "switch-6H", "water-tower-8H"];
    const choose = show(answers, trainTable({ hand }), kind, about);
    for (const name of taps) {
      await vi.waitFor(() => expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0));
      screen.getAllByRole("button", { name })[0]?.click();
    }
    expect(choose).toHaveBeenCalledWith(answer);
  });
});
