import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { picker } from "./answers/picker.svelte";
import AnswerPanel from "./AnswerPanel.svelte";
import Hand from "./Hand.svelte";
import { inspector } from "./info/inspector.svelte";
import { ask, NAMES, resetBeforeEach, table } from "./testTable";

resetBeforeEach();

describe("the hand", () => {
  it("numbers take cards, Escape puts them back", async () => {
    const choose = vi.fn();
    const view = table();
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(AnswerPanel, {
      view,
      ask: ask("turn", ["play bang-QH at 1", "play beer-6H", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    const press = (key: string) =>
      window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    press("3");
    expect(picker.completeAnswer).toBe("play beer-6H");
    press("Escape");
    expect(picker.picked).toEqual([]);
    press("2"); // a Missed! cannot be played now
    expect(picker.picked).toEqual([]);
    press("3");
    press("3");
    expect(choose).toHaveBeenCalledWith("play beer-6H");
  });

  it("explains a card: by the key I, by a long press, by a tap on what cannot be played", async () => {
    render(Hand, { view: table(), players: NAMES, shownEvent: null });
    const card = screen.getByRole("button", { name: "Beer, 6 of hearts" });
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    expect(inspector.opened).toEqual({ type: "card", card: "beer-6H" });
    inspector.close();
    card.click();
    expect(inspector.opened).toEqual({ type: "card", card: "beer-6H" });
    inspector.close();
    vi.useFakeTimers();
    card.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    expect(inspector.peeked).toMatchObject({ subject: { type: "card", card: "beer-6H" }, stays: true });
    inspector.peeked = null;
    card.click(); // the click that ends the long press
    expect(inspector.opened).toBeNull();
  });
});
