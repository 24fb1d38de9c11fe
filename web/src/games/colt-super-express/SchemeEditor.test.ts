import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bubble } from "../../lib/bubble.svelte";
import { texts } from "../../lib/texts.svelte";
import SchemeEditor from "./SchemeEditor.svelte";
import { view } from "./testTable";

beforeEach(() => texts.load("en"));

describe("scheming", () => {
  const ask = { turn: 3, kind: "scheme", answers: [], about: {} };
  function press(key: string): void {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  }

  it("by keys: in order, taken back, and sent only when it is whole", async () => {
    const choose = vi.fn();
    render(SchemeEditor, { view, ask, players: [], choose, sending: false });
    press("4");
    press("Enter");
    expect(choose).not.toHaveBeenCalled();
    press("1");
    press("u");
    press("3");
    press("2");
    press("1"); // there is no fourth place
    press("Enter");
    expect(choose).toHaveBeenCalledWith("scheme fire move change-floor");
  });

  it("by clicks: again takes it back, and the order can be changed", async () => {
    const choose = vi.fn();
    render(SchemeEditor, { view, ask, players: [], choose, sending: false });
    const hand = screen.getByRole("group", { name: "Your cards" });
    const card = (name: string) =>
      [...hand.querySelectorAll("button")].find((each) => each.textContent?.includes(name));
    for (const name of ["Flip", "Move", "Fire", "Move", "Move"]) {
      card(name)?.click();
      await Promise.resolve();
    }
    screen.getByRole("button", { name: "Play Move earlier" }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Lay the cards face down" }).click();
    expect(choose).toHaveBeenCalledWith("scheme flip move fire");
  });

  it("explains a card that a finger takes, and says when the stack is full", async () => {
    render(SchemeEditor, { view, ask, players: [], choose: vi.fn(), sending: false });
    const hand = screen.getByRole("group", { name: "Your cards" });
    const cards = [...hand.querySelectorAll("button")];
    cards[0]?.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true }));
    expect(bubble.shown?.text).toBe("Face the other way.");
    cards[1]?.click();
    cards[2]?.click();
    await tick();
    const last = cards[3];
    expect(last?.getAttribute("aria-disabled")).toBe("true");
    last?.click();
    expect(bubble.shown).toMatchObject({ element: last, text: "Your stack already has 3 cards." });
    bubble.close();
  });
});
