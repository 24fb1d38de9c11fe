import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts.svelte";
import TableControls from "./TableControls.svelte";

beforeEach(() => texts.load("en"));
afterEach(() => {
  cleanup();
  settings.set({ speed: 1, sound: true });
});

it("goes through the four speeds", async () => {
  render(TableControls);
  const found: (string | null)[] = [];
  for (let step = 0; step < 5; step += 1) {
    const button = screen.getByRole("button", { name: /Speed of play/ });
    found.push(button.getAttribute("aria-label"));
    button.click();
    await tick();
  }
  expect(found.map((text) => text?.replace("Speed of play: ", ""))).toEqual([
    "normal",
    "fast",
    "all at once",
    "slow",
    "normal",
  ]);
});

it("leads to the page for a television, where there is room", async () => {
  const { rerender } = render(TableControls, { table: "k" });
  const link = screen.getByRole("link", { name: "Show on a television" });
  expect(link.getAttribute("href")).toBe("/tv/k");
  await rerender({ table: "k", brief: true });
  expect(screen.queryByRole("link")).toBeNull();
});

it("switches the sounds off and on", async () => {
  render(TableControls);
  const button = screen.getByRole("button", { name: "Sounds" });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  button.click();
  await tick();
  expect([settings.sound, button.getAttribute("aria-pressed")]).toEqual([false, "false"]);
});
