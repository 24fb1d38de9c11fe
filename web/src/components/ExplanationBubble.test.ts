import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bubble, explained } from "../lib/bubble.svelte";
import { rulesDrawer } from "../lib/rules/rulesDrawer.svelte";
import { session } from "../lib/session.svelte";
import { TableState } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import ExplanationBubble from "./ExplanationBubble.svelte";

const REASON = {
  type: "reason",
  request: 1,
  text: { say: "text", id: "bang-why-jailed", args: { player: { say: "player", seat: 1 } } },
  clauses: ["BASE-084"],
} as const;

describe("the bubble that says why", () => {
  const whyNot = vi.fn();
  let card: HTMLButtonElement;

  beforeEach(async () => {
    await texts.load("en");
    bubble.close();
    rulesDrawer.of = { game: "bang", options: null };
    whyNot.mockReset().mockResolvedValue(REASON);
    session.table = { whyNot, ask: null } as never;
    card = document.body.appendChild(document.createElement("button"));
  });

  afterEach(() => {
    bubble.close();
    rulesDrawer.close();
    rulesDrawer.of = null;
    session.table = null;
    card.remove();
  });

  it("shows the reason with a way to its clauses and to the thing itself", async () => {
    render(ExplanationBubble, { players: ["Ann", "Bo"] });
    const more = vi.fn();
    await bubble.explain(card, { card: "jail-JS", seat: 1 }, more);
    await tick();
    expect(whyNot).toHaveBeenCalledWith({ card: "jail-JS", seat: 1 });
    expect(screen.getByRole("status").textContent).toContain("Bo is in Jail already.");
    screen.getByRole("button", { name: "Why?" });
    screen.getByRole("button", { name: "What is it?" }).click();
    await tick();
    expect(more).toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("stays open while others answer, and is closed by the next question", async () => {
    const table = new TableState("k", session.connection);
    table.ask = { turn: 4 } as never;
    table.whyNot = whyNot;
    session.table = table;
    render(ExplanationBubble, { players: ["Ann", "Bo"] });
    await tick();
    await bubble.explain(card, { card: "jail-JS" });
    table.ask = { turn: 4 } as never; // the same question in a new message
    await tick();
    expect(screen.getByRole("status").textContent).toContain("Bo is in Jail already.");
    table.ask = { turn: 5 } as never;
    await tick();
    expect(bubble.shown).toBeNull();
  });

  it("opens the rules at its clauses, and gives the focus back to the thing", async () => {
    render(ExplanationBubble, { players: ["Ann", "Bo"] });
    await bubble.explain(card, { card: "jail-JS" });
    await tick();
    screen.getByRole("button", { name: "Why?" }).click();
    expect(rulesDrawer.target).toEqual({ title: "Bo is in Jail already.", clauses: ["BASE-084"] });
    expect([rulesDrawer.isOpen, bubble.shown, document.activeElement]).toEqual([true, null, card]);
  });

  it("is closed by Escape, which does nothing else, and gives the focus back", async () => {
    render(ExplanationBubble, { players: ["Ann", "Bo"] });
    const escape = vi.fn();
    addEventListener("keydown", escape);
    await bubble.explain(card, { card: "jail-JS" });
    await tick();
    screen.getByRole("button", { name: "Why?" }).focus();
    await fireEvent.keyDown(document.activeElement ?? card, { key: "Escape" });
    expect([bubble.shown, document.activeElement]).toEqual([null, card]);
    expect(escape).not.toHaveBeenCalled();
    await fireEvent.keyDown(card, { key: "Escape" });
    expect(escape).toHaveBeenCalledOnce();
    removeEventListener("keydown", escape);
  });

  it("is closed by a press anywhere else, and stays for a press inside", async () => {
    render(ExplanationBubble, { players: ["Ann", "Bo"] });
    await bubble.explain(card, { card: "jail-JS" });
    await tick();
    await fireEvent.pointerDown(screen.getByText("Bo is in Jail already."));
    expect(bubble.shown).not.toBeNull();
    await fireEvent.pointerDown(document.body);
    expect(bubble.shown).toBeNull();
  });

  it("explains the thing itself if there is no reason or no answer", async () => {
    const more = vi.fn();
    whyNot.mockResolvedValue({ ...REASON, text: null });
    await bubble.explain(card, { card: "jail-JS" }, more);
    whyNot.mockRejectedValue(new Error("too fast"));
    await bubble.explain(card, { card: "jail-JS" }, more);
    expect([more.mock.calls.length, bubble.shown]).toEqual([2, null]);
  });

  it("shows only the reason for what was touched last", async () => {
    let answer: (found: unknown) => void = () => {};
    whyNot.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const first = bubble.explain(card, { card: "jail-JS" });
    bubble.say(card, "Later.");
    answer(REASON);
    await first;
    expect(bubble.shown?.text).toBe("Later.");
  });

  it("opens for the mouse, and closes when it leaves", () => {
    vi.useFakeTimers();
    const end = explained(() => ({ text: "Turns around." }))(card);
    card.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(bubble.shown).toBeNull();
    vi.advanceTimersByTime(400);
    expect(bubble.shown?.text).toBe("Turns around.");
    card.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(bubble.shown).toBeNull();
    vi.useRealTimers();
    end?.();
  });
});
