import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Game } from "../games/game";
import { Projector } from "../lib/projector.svelte";
import { settings } from "../lib/settings.svelte";
import type { EventWithView } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import Drama from "./Drama.svelte";

const event = (kind: string): EventWithView => ({
  number: 1,
  kind,
  payload: {},
  narration: null,
  view: "after",
});
const card = (title: string) => ({ kind: "Station", title, text: "Pay a card." });
const game = {
  sound: () => null,
  motions: () => [],
  announcement: ({ kind }: { kind: string }) => (kind === "arrived" ? card("Yooma") : null),
  opening: () => ({ kind: "Your role", title: "Outlaw", text: "Eliminate the Sheriff." }),
} as unknown as Game<unknown>;

let projector: Projector;
beforeEach(async () => {
  await texts.load("en");
  vi.useFakeTimers();
  sessionStorage.clear();
  projector = new Projector();
  projector.pace = () => 100;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settings.set({ speed: 1 });
});

function show(more: object = {}) {
  const props = { game, projector, players: [], match: "m", events: [], turn: null, asked: false };
  return render(Drama, { props: { ...props, ...more } });
}

it("tells the role once for each match, and lets the events wait for it", async () => {
  show();
  const dialog = screen.getByRole("dialog", { name: "Your role" });
  expect(dialog.textContent).toContain("Eliminate the Sheriff.");
  projector.show([event("shot")], "after");
  expect(projector.playing).toBe(false);
  dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  await tick();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(projector.playing).toBe(true);
  cleanup();
  show();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("tells no role if everything is shown at once", () => {
  settings.set({ speed: 0 });
  show();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows a large card until the next question is answered", async () => {
  const { rerender } = show({ match: null });
  projector.show([event("arrived")], "after");
  await tick();
  expect(screen.getByText("Yooma")).toBeTruthy();
  await rerender({ asked: true, turn: 4 });
  expect(screen.getByText("Yooma")).toBeTruthy();
  await rerender({ asked: false, turn: null });
  expect(screen.queryByText("Yooma")).toBeNull();
});

it("shows no large card if everything is shown at once", async () => {
  settings.set({ speed: 0 });
  show({ match: null });
  projector.show([event("arrived")], "after");
  await tick();
  expect(screen.queryByText("Yooma")).toBeNull();
});

it("removes a large card on a tap, and after some seconds from the page of a spectator", async () => {
  show({ match: null });
  projector.show([event("arrived")], "after");
  await tick();
  screen.getByRole("button").click();
  await tick();
  expect(screen.queryByText("Yooma")).toBeNull();
  vi.advanceTimersByTime(100);
  projector.show([event("arrived")], "after");
  await tick();
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(screen.queryByText("Yooma")).toBeNull();
});
