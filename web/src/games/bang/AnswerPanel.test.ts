import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import AnswerPanel from "./AnswerPanel.svelte";
import { picker } from "./answers/picker.svelte";
import Hand from "./Hand.svelte";
import { ask, goldRushTable, NAMES, resetBeforeEach, table } from "./testTable";
import { AUTO_PASS, AUTO_USE_BARREL } from "./toggles";

resetBeforeEach();

describe("the controls", () => {
  it("offers what is not in your hand as well", async () => {
    const choose = vi.fn();
    const gone = table({ hand: ["bang-QH"] });
    const asked = ask("order", ["discard bang-QH", "discard barrel-QS", "done"]);
    render(AnswerPanel, { view: gone, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    screen.getByRole("button", { name: /^Barrel/ }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Discard Barrel" }).click();
    expect(choose).toHaveBeenCalledWith("discard barrel-QS");
  });

  it("offers to drink a Beer and to sell it", async () => {
    const choose = vi.fn();
    const view = goldRushTable();
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, {
      view,
      ask: ask("turn", ["play beer-6H", "sell beer-6H", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: "Beer, 6 of hearts" }).click();
    await Promise.resolve();
    expect(screen.getByRole("button", { name: "Play Beer" })).toBeTruthy();
    screen.getByRole("button", { name: "Sell Beer for 1 nugget" }).click();
    expect(choose).toHaveBeenCalledWith("sell beer-6H");
  });

  it.each([
    ["save", ["use rucksack", "pass"], { need: 1 }, /^Use Rucksack/, "use rucksack"],
    ["turn", ["use josh-mccloud", "end"], {}, /^Use Josh McCloud/, "use josh-mccloud"],
    [
      "as",
      ["as duel at 1", "as general-store"],
      { card: "pardner-1" },
      /^Use as General Store/,
      "as general-store",
    ],
    [
      "give",
      ["give wanted-1 at 0", "give wanted-1 at 1"],
      { card: "wanted-1" },
      /^For Bo, Slab the Killer$/,
      "give wanted-1 at 1",
    ],
  ] as const)("one tap answers: %s %o", async (kind, answers, more, name, answer) => {
    const choose = vi.fn();
    render(AnswerPanel, {
      view: goldRushTable(),
      ask: ask(kind, [...answers], more),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name }).click();
    expect(choose).toHaveBeenCalledWith(answer);
  });

  it.each([
    ["turn", "use rucksack", "Use Rucksackpay 2 nuggets, regain 1 life point"],
    ["turn", "use gold-pan", "Use Gold Panpay 1 nugget, draw 1 card"],
    ["turn", "use baggage-car", "Use Baggage Cardiscard it as a BANG!, a Panic! or a Cat Balou"],
    ["dodge", "use baggage-car", "Use Baggage Cardiscard it as a Missed!"],
    ["dodge", "use barrel-QS", "Use Barrelturn over a card; a heart counts as a Missed!"],
    ["turn", "use jacky-murieta at 1", "Use Jacky Murietapay 2 nuggets for a shot"],
  ])("says the price of an offer and what it does: %s, %s", async (kind, answer, text) => {
    render(AnswerPanel, {
      view: goldRushTable(),
      ask: ask(kind, [answer, "pass"], { need: 1 }),
      players: NAMES,
      choose: vi.fn(),
      sending: false,
    });
    await Promise.resolve();
    expect(screen.getByRole("button", { name: /^Use / }).textContent.trim()).toBe(text);
  });

  it("offers the trade beside the cards that are too many", async () => {
    const choose = vi.fn();
    const answers = ["discard bang-QH", "use sid-ketchum bang-QH", "use sid-ketchum beer-6H"];
    render(AnswerPanel, {
      view: table(),
      ask: ask("excess", answers, { limit: 2, over: 1 }),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: /^Use Sid Ketchum/ }).click();
    await tick();
    expect(screen.getByText("Choose the first of the two cards to discard.")).toBeTruthy();
    expect(picker.nextSteps).toEqual([
      { type: "card", card: "bang-QH" },
      { type: "card", card: "beer-6H" },
    ]);
    picker.tap({ type: "card", card: "beer-6H" });
    expect(choose).toHaveBeenCalledExactlyOnceWith("use sid-ketchum beer-6H");
  });

  it("answers by itself what was set so", async () => {
    settings.switch(AUTO_PASS.id, true);
    const choose = vi.fn();
    render(AnswerPanel, {
      view: table(),
      ask: ask("fend", ["pass"], { by: 1, card: "duel-QD" }),
      players: NAMES,
      choose,
      sending: false,
    });
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("pass"));
  });

  it("answers by itself as soon as the answer before has arrived, and only once", async () => {
    settings.switch(AUTO_USE_BARREL.id, true);
    const choose = vi.fn();
    const question = ask("dodge", ["use barrel-QS", "pass"], { need: 1 });
    const shown = render(AnswerPanel, {
      view: table(),
      ask: question,
      players: NAMES,
      choose,
      sending: true,
    });
    await tick();
    expect(choose).not.toHaveBeenCalled(); // an answer that is sent now would be lost
    await shown.rerender({ sending: false });
    expect(choose).toHaveBeenCalledExactlyOnceWith("use barrel-QS");
    await shown.rerender({ sending: true });
    await shown.rerender({ sending: false }); // the server refused it: the question is still there
    expect(choose).toHaveBeenCalledOnce();
  });
});
