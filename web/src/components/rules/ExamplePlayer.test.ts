import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inspector } from "../../games/bang/info/inspector.svelte";
import { picker } from "../../games/bang/answers/picker.svelte";
import { ask, resetBeforeEach, table } from "../../games/bang/testTable";
import { api, Refusal } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { serveRules } from "../../lib/rules/clauses.testing";
import { texts } from "../../lib/texts.svelte";
import ExamplePlayer from "./ExamplePlayer.svelte";

resetBeforeEach();
serveRules();
beforeEach(() => texts.loadRules());
afterEach(() => {
  vi.useRealTimers();
});

async function shown() {
  render(ExamplePlayer, { name: "one-shot", label: "BANG!" });
  await screen.findByText("The table before the first move.");
}

function moment(): string {
  return screen.getByText(/^Moment/).textContent;
}

describe("an example", () => {
  it("goes on and back, moment by moment", async () => {
    await shown();
    expect(moment()).toBe("Moment 1 of 3");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "One event back" }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One event forward" }));
    expect(screen.getByRole("status").textContent).toContain("Ann starts their turn.");
    await fireEvent.click(screen.getByRole("button", { name: "One event forward" }));
    expect(moment()).toBe("Moment 3 of 3");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "One event forward" }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One event back" }));
    expect(moment()).toBe("Moment 2 of 3");
  });

  it("plays itself to its end and then again, and pauses", async () => {
    settings.set({ speed: 1 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(ExamplePlayer, { name: "one-shot", label: "BANG!" });
    await vi.waitFor(() => screen.getByRole("button", { name: "Pause" }));
    await vi.runAllTimersAsync();
    expect(moment()).toBe("Moment 3 of 3");
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(moment()).toBe("Moment 1 of 3");
    await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await vi.runAllTimersAsync();
    expect(moment()).toBe("Moment 1 of 3");
  });

  it("waits at the beginning if the reader wants no motion", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(ExamplePlayer, { name: "one-shot", label: "BANG!" });
    await vi.waitFor(() => screen.getByRole("button", { name: "Play" }));
    await vi.runAllTimersAsync();
    expect(moment()).toBe("Moment 1 of 3");
  });

  it("has nothing to do with the question of the match", async () => {
    picker.begin(ask("turn", ["play bang-QH at 1", "end"]), table(), () => {});
    inspector.show({ type: "card", card: "bang-QH" });
    await shown();
    expect(document.querySelectorAll(".stage .lit")).toHaveLength(0);
    expect(document.querySelectorAll(".stage dialog")).toHaveLength(0);
    expect(document.querySelector(".stage")?.hasAttribute("inert")).toBe(true);
  });

  it("says why it cannot be shown", async () => {
    const offline = new Refusal({ kind: "offline", details: {}, text: "" });
    vi.spyOn(api, "example").mockRejectedValue(offline);
    render(ExamplePlayer, { name: "one-shot", label: "BANG!" });
    expect((await screen.findByRole("alert")).textContent).toBe(texts.say("error-offline"));
  });
});
