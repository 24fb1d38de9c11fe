import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { serveRules } from "../../../lib/rules/clauses.testing";
import { NAMES, resetBeforeEach, table } from "../testTable";
import HoverCard from "./HoverCard.svelte";
import InfoDialog from "./InfoDialog.svelte";
import { inspectable, inspector } from "./inspector.svelte";

resetBeforeEach();
serveRules();

describe("the card at the mouse", () => {
  function pressed(): HTMLButtonElement {
    const card = document.body.appendChild(document.createElement("button"));
    onTestFinished(() => card.remove());
    inspectable({ type: "card", card: "beer-6H" })(card);
    vi.useFakeTimers();
    card.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    return card;
  }

  it("stays open when the finger that pressed for long is lifted", async () => {
    render(HoverCard, { view: table(), players: NAMES });
    const card = pressed();
    await tick();
    await fireEvent.pointerUp(card, { pointerType: "touch" });
    await fireEvent.pointerLeave(card, { pointerType: "touch" });
    await fireEvent.click(card);
    expect(screen.getByRole("region", { name: "Explanation" }).textContent).toContain("Beer");
    await fireEvent.pointerDown(document.body);
    expect(inspector.peeked).toBeNull();
  });

  it("is closed by Escape and by its button, and leads to the whole explanation", async () => {
    render(HoverCard, { view: table(), players: NAMES });
    const card = pressed();
    await tick();
    await fireEvent.keyDown(card, { key: "Escape" });
    expect(inspector.peeked).toBeNull();
    pressed();
    await tick();
    screen.getByRole("button", { name: "More about it" }).click();
    expect([inspector.peeked, inspector.opened]).toEqual([null, { type: "card", card: "beer-6H" }]);
  });
});

describe("the explanation in a dialog", () => {
  it("is not closed by a release outside it of a finger that pressed elsewhere", async () => {
    render(InfoDialog, { view: table(), players: NAMES });
    inspector.show({ type: "card", card: "beer-6H" });
    await tick();
    const dialog = screen.getByRole("dialog");
    await fireEvent.click(dialog);
    expect(inspector.opened).not.toBeNull();
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    expect(inspector.opened).toBeNull();
  });
});
