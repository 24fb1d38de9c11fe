import { afterEach, expect, it } from "vitest";
import { settings } from "./settings.svelte";

const KEY = "whistlestop.settings";

function changeInAnotherTab(key: string, stored: string): void {
  localStorage.setItem(key, stored);
  dispatchEvent(new StorageEvent("storage", { key }));
}

afterEach(() => changeInAnotherTab(KEY, "{}"));

it("follows what the player changes in another tab", () => {
  changeInAnotherTab(KEY, JSON.stringify({ language: "it", theme: "dark" }));
  expect([settings.language, settings.theme]).toEqual(["it", "dark"]);
});

it("ignores what other pages store", () => {
  changeInAnotherTab("something else", JSON.stringify({ language: "it" }));
  expect(settings.language).toBe("");
});

it("takes the defaults if another tab stored nonsense", () => {
  changeInAnotherTab(KEY, "{nonsense");
  expect(settings.language).toBe("");
});

it("has sounds on by default, also where an earlier version stored its whistle as off", () => {
  changeInAnotherTab(KEY, JSON.stringify({ speed: 2, sound: false }));
  expect([settings.speed, settings.sound]).toEqual([2, true]);
  changeInAnotherTab(KEY, JSON.stringify({ sound: false, volume: 0.5 }));
  expect([settings.sound, settings.volume]).toEqual([false, 0.5]);
});
