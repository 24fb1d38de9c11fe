import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { WireAsk } from "../../../protocol";
import AnswerPanel from "../AnswerPanel.svelte";
import Hand from "../Hand.svelte";
import { inspector } from "../info/inspector.svelte";
import { ask, LEGENDS_TURN, legendsTable, NAMES, resetBeforeEach } from "../testTable";
import type { TableView } from "../views";
import FeatList from "./FeatList.svelte";

resetBeforeEach();

describe("the Feats on the table", () => {
  function feat(name: string): HTMLElement {
    return screen.getByRole("button", { name: new RegExp(`^${name}:`) });
  }
  function play(view: TableView, now: WireAsk): ReturnType<typeof vi.fn> {
    const choose = vi.fn();
    render(FeatList, { view, players: NAMES });
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, { view, ask: now, players: NAMES, choose, sending: false });
    return choose;
  }

  it("tells of every Feat what it asks for, whose Fame is on it and how you stand", () => {
    render(FeatList, { view: legendsTable(), players: NAMES });
    expect(feat("Bottleneck").textContent).toContain(
      "Discard a Beer; Crossroad; possible with Beer; Fame of Legendary Jesse Jones 2, Paul Regret 1",
    );
    expect(feat("Wilhelm Scream").textContent).toContain("done: your Fame is on it");
    expect(feat("Old West Gang").textContent).toContain("hit this turn: Jourdonnais (1 of 2)");
  });

  it("does not say that a Feat can be performed when a token is placed for a boast", () => {
    play(legendsTable(), ask("fame", ["place bottleneck", "place borderlands"]));
    expect(feat("Bottleneck").textContent).not.toContain("now");
  });

  it("proposes the only card for a Feat and asks once more", async () => {
    const choose = play(legendsTable(), LEGENDS_TURN);
    feat("Bottleneck").click();
    await tick();
    expect(choose).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /Perform Bottleneck: discard Beer 6♥/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("perform bottleneck beer-6H");
  });

  it("lets you choose where there are several", async () => {
    const two = ask("turn", ["perform bottleneck beer-6H", "perform bottleneck beer-7H", "end"]);
    const choose = play(legendsTable({ hand: ["beer-6H", "beer-7H"] }), two);
    feat("Bottleneck").click();
    await tick();
    screen.getByRole("button", { name: /Beer, 7 of hearts/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("perform bottleneck beer-7H");
  });

  it.each<[string, string[], string, string]>([
    ["feat", ["perform bottleneck", "pass"], "Perform Bottleneck", "perform bottleneck"],
    [
      "trail",
      ["perform oregon-trail", "pass"],
      "Perform The Oregon Trail: draw one card fewer",
      "perform oregon-trail",
    ],
    ["boast", ["boast", "pass"], "Boast", "boast"],
    ["dismiss", ["dismiss bottleneck", "dismiss borderlands"], "Discard Borderlands", "dismiss borderlands"],
    ["fame", ["place bottleneck", "place borderlands"], "Put it on Borderlands", "place borderlands"],
    ["victim", ["hit at 1", "pass"], "Legendary Jesse Jones loses 1 life point", "hit at 1"],
    ["free-bang", ["shoot at 1", "shoot at 3", "pass"], "Shoot at Jourdonnais", "shoot at 3"],
    ["more", ["more", "stop"], "One more card", "more"],
    [
      "ignore",
      ["use legendary-jourdonnais", "pass"],
      "Use Legendary Jourdonnais",
      "use legendary-jourdonnais",
    ],
    ["draw", ["draw", "use legendary-black-jack"], "Use Legendary Black Jack", "use legendary-black-jack"],
    ["jail", ["check", "discard beer-6H"], "Turn over a card and hope for a heart", "check"],
  ])("answers %s by one tap", (kind, answers, name, expected) => {
    const choose = vi.fn();
    render(AnswerPanel, {
      view: legendsTable(),
      ask: ask(kind, answers),
      players: NAMES,
      choose,
      sending: false,
    });
    screen.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it("takes one of the cards that are looked at", () => {
    const choose = vi.fn();
    const look = ask("look", ["take for 1", "take for 2"], { victim: 3, cards: ["bang-QH", "beer-6H"] });
    render(AnswerPanel, { view: legendsTable(), ask: look, players: NAMES, choose, sending: false });
    screen.getByRole("button", { name: /Take Beer/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("take for 2");
  });

  it("explains a Feat that cannot be done now", () => {
    render(FeatList, { view: legendsTable(), players: NAMES });
    feat("Wilhelm Scream").click();
    expect(inspector.opened).toEqual({ type: "card", card: "wilhelm-scream" });
  });
});
