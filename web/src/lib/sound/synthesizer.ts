// Plays the recipes of sounds. A browser allows sound only after the player has touched the page; until then, and
// without a device for sound, nothing is played.

import { settings } from "../settings.svelte";
import { type Layer, RECIPES, type Sound } from "./recipes";

const SILENT = 0.0001; // exponential ramps cannot reach 0
const APART = 0.05; // seconds: the same sound twice at once would only be louder
const HEADROOM = 0.8; // several sounds at once must not distort

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let touched = false;
const last = new Map<Sound, number>();

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (touched = true), { capture: true, once: true });

/** Play a sound, if the player wants sounds and the browser allows them. */
export function playSound(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || !mayPlay()) return;
  const audio = open();
  if (!audio || !master) return;
  if (audio.state === "suspended") void audio.resume().catch(() => {}); // it plays next time
  const now = audio.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  master.gain.value = settings.volume * HEADROOM;
  for (const layer of RECIPES[sound]) start(audio, master, layer, now + 0.01);
}

/** Tell whether the player has touched the page: before that, a browser complains about sound. */
function mayPlay(): boolean {
  return touched || (navigator.userActivation?.hasBeenActive ?? false);
}

function open(): AudioContext | null {
  if (context || typeof AudioContext === "undefined") return context;
  try {
    context = new AudioContext();
  } catch {
    return null; // the device cannot play sounds
  }
  master = context.createGain();
  const limit = context.createDynamicsCompressor();
  master.connect(limit).connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return context;
}

function start(audio: AudioContext, to: AudioNode, layer: Layer, now: number): void {
  const begin = now + layer.at;
  const end = begin + layer.lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(layer.loud, begin + (layer.swell ?? 0.004));
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(to);
  if ("wave" in layer) {
    const tone = audio.createOscillator();
    tone.type = layer.wave;
    glide(tone.frequency, layer.pitch, begin, end);
    tone.connect(volume);
    tone.start(begin);
    tone.stop(end);
  } else {
    const noise = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    noise.buffer = hiss;
    noise.loop = true;
    filter.type = layer.filter;
    filter.Q.value = layer.width ?? 0.7;
    glide(filter.frequency, layer.pitch, begin, end);
    noise.connect(filter).connect(volume);
    noise.start(begin, Math.random() * 0.8);
    noise.stop(end);
  }
}

function glide(
  frequency: AudioParam,
  pitch: number | readonly [number, number],
  begin: number,
  end: number,
): void {
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  frequency.setValueAtTime(from, begin);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, end);
}
