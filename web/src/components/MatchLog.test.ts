import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../lib/narration";
import { rulesDrawer } from "../lib/rules/rulesDrawer.svelte";
import { seatSignals } from "../lib/seatSignals.svelte";
import { texts } from "../lib/texts.svelte";
import MatchLog from "./MatchLog.svelte";

beforeEach(async () => {
  await texts.load("en");
  seatSignals.light(null);
});

function entry(number: number, parts: LogEntry["parts"], more: Partial<LogEntry> = {}): LogEntry {
  const written = parts.map((part) => part.written).join("");
  return { number, kind: "x", written, spoken: written, parts, opensStep: false, action: null, ...more };
}

function words(text: string): LogEntry["parts"][number] {
  return { written: text, spoken: text };
}

const ann = { ...words("Ann"), seat: 2 };
const beer = { ...words("Beer"), thing: "bang-card-beer" };
const sign = { written: "Q♥", spoken: "queen of hearts", suit: "H" };
const drank = entry(1, [ann, words(" plays "), beer, words(" "), sign, words(".")]);

describe("the log", () => {
  it("lights up the seat of a name while the mouse or the focus is on it", async () => {
    render(MatchLog, { entries: [drank] });
    const name = screen.getByRole("button", { name: "Ann" });
    await fireEvent.focus(name);
    expect(seatSignals.lit).toBe(2);
    await fireEvent.blur(name);
    expect(seatSignals.lit).toBeNull();
    await fireEvent.pointerEnter(name, { pointerType: "mouse" });
    expect(seatSignals.lit).toBe(2);
    await fireEvent.pointerLeave(name, { pointerType: "mouse" });
    expect(seatSignals.lit).toBeNull();
    await fireEvent.click(name);
    expect(seatSignals.lit).toBe(2);
  });

  it("explains a card by the game, or in words if the game has no more to say", async () => {
    const explain = vi.fn((thing: string) => thing === "bang-card-beer");
    const claim = { ...words("Claim"), thing: "bang-word-claim" };
    render(MatchLog, { entries: [drank, entry(2, [claim])], explain });
    await fireEvent.click(screen.getByRole("button", { name: "Beer" }));
    expect(explain).toHaveBeenCalledWith("bang-card-beer");
    expect(document.querySelector("dialog")?.open).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Claim" }));
    expect(document.querySelector("dialog")?.open).toBe(true);
    expect(document.querySelector("dialog")?.textContent).toContain(texts.say("bang-word-claim.about"));
  });

  it("leads from a line to the rules about it, if there is a drawer with them", async () => {
    const { unmount } = render(MatchLog, { entries: [drank] });
    expect(screen.queryByRole("button", { name: "Why?" })).toBeNull();
    unmount();
    rulesDrawer.of = { game: "bang", options: null };
    render(MatchLog, { entries: [drank] });
    await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    expect(rulesDrawer.target).toEqual({
      title: "Ann plays Beer Q♥.",
      event: "x",
      things: ["bang-card-beer"],
    });
    rulesDrawer.close();
    const claim = { ...words("Claim"), thing: "bang-word-claim" };
    render(MatchLog, { entries: [entry(2, [claim])] });
    await fireEvent.click(screen.getByRole("button", { name: "Claim" }));
    await fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    expect(rulesDrawer.target).toEqual({ title: "Claim", things: ["bang-word-claim"] });
    expect(document.querySelector("dialog[open]")).toBeNull();
    rulesDrawer.close();
    rulesDrawer.of = null;
  });

  it("reads a sign in words and shows it in the colour of its suit", () => {
    render(MatchLog, { entries: [drank] });
    expect(screen.getByText("Q♥").getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText("queen of hearts").classList).toContain("hidden");
    expect(screen.getByText("Q♥").closest("[data-suit]")?.getAttribute("data-suit")).toBe("H");
  });

  it("keeps the full stop on the line of a name or a card", () => {
    render(MatchLog, { entries: [entry(1, [ann, words(", then "), beer, words(". So there.")])] });
    const whole = [...document.querySelectorAll(".whole")].map((each) => each.textContent);
    expect(whole).toEqual(["Ann,", "Beer."]);
    expect(screen.getByRole("listitem").textContent.trim()).toBe("Ann, then Beer. So there.");
  });

  it("has a heading for each turn", () => {
    render(MatchLog, { entries: [entry(0, [ann, words(" starts.")], { opensStep: true }), drank] });
    expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
      "Ann starts.",
    ]);
  });

  it("folds what was undone, and strikes it out", () => {
    render(MatchLog, {
      entries: [
        entry(0, [words("She goes.")], { action: "begins" }),
        entry(1, [words("She takes it back.")], { action: "undone" }),
      ],
    });
    const fold = screen.getByText("Show what was taken back").closest("details") as HTMLElement;
    expect(fold.hasAttribute("open")).toBe(false);
    expect(within(fold).getByText("She goes.").closest("del")).not.toBeNull();
    expect(screen.getByText("She takes it back.").closest("del")).toBeNull();
  });

  it("lets the arrow keys go through the names and cards, from the last one on", async () => {
    render(MatchLog, { entries: [drank] });
    const list = screen.getByRole("list", { name: "Game log" });
    list.focus();
    await fireEvent.keyDown(list, { key: "ArrowLeft" });
    expect(document.activeElement?.textContent).toBe("Beer");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
    expect(document.activeElement?.textContent).toBe("Ann");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("Beer");
  });
});
