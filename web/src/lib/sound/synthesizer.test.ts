import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { RECIPES } from "./recipes";

// A device for sound that counts what it is given to play.
let opened = 0;
let started = 0;

class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  connect = (to: Node): Node => to;
  start = (): void => {
    started += 1;
  };
  stop(): void {}
}
class Device {
  currentTime = 1;
  state = "running";
  sampleRate = 8;
  destination = new Node();
  constructor() {
    opened += 1;
  }
  createGain = (): Node => new Node();
  createOscillator = this.createGain;
  createBiquadFilter = this.createGain;
  createBufferSource = this.createGain;
  createDynamicsCompressor = this.createGain;
  createBuffer = (): { getChannelData(): Float32Array } => ({ getChannelData: () => new Float32Array(8) });
}

async function fresh(): Promise<typeof import("./synthesizer")> {
  vi.resetModules();
  return await import("./synthesizer");
}

beforeEach(() => {
  opened = started = 0;
  vi.stubGlobal("AudioContext", Device);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.set({ sound: true, volume: 0.35 });
});

it("opens no device before the player has touched the page", async () => {
  const { playSound } = await fresh();
  playSound("shot");
  expect(opened).toBe(0);
  dispatchEvent(new Event("pointerdown"));
  playSound("shot");
  expect([opened, started]).toEqual([1, RECIPES.shot.length]);
});

it("does not play the same sound twice at once", async () => {
  const { playSound } = await fresh();
  dispatchEvent(new Event("keydown"));
  playSound("hit");
  playSound("hit");
  playSound("bell");
  expect(started).toBe(RECIPES.hit.length + RECIPES.bell.length);
});

it("is silent without a device for sound", async () => {
  vi.stubGlobal("AudioContext", function Broken() {
    throw new Error("no device");
  });
  const { playSound } = await fresh();
  dispatchEvent(new Event("pointerdown"));
  expect(() => playSound("shot")).not.toThrow();
});

it("is silent if the player wants no sounds", async () => {
  const { playSound } = await fresh();
  const { settings: now } = await import("../settings.svelte");
  dispatchEvent(new Event("pointerdown"));
  now.set({ sound: false });
  playSound("shot");
  now.set({ sound: true, volume: 0 });
  playSound("shot");
  expect(opened).toBe(0);
  now.set({ volume: 0.35 });
});
