// The sounds of the table as recipes: tones and noise that the synthesizer mixes. All of them are our own.

/** A tone that glides from one pitch to another and fades away. */
export interface Tone {
  wave: OscillatorType;
  pitch: number | readonly [from: number, to: number]; // Hz
  at: number; // seconds after the start of the sound
  lasts: number; // seconds
  loud: number; // 0 to 1
  swell?: number; // seconds until it is loudest
}

/** Filtered noise that fades away. */
export interface Noise {
  filter: "lowpass" | "bandpass" | "highpass";
  pitch: number | readonly [from: number, to: number]; // of the filter, in Hz
  width?: number; // the quality of the filter: a high one whistles
  at: number;
  lasts: number;
  loud: number;
  swell?: number;
}

export type Layer = Tone | Noise;
export type Recipe = readonly Layer[];

/** Repeat a layer in equal steps, each time a little softer or louder. */
function repeat<T extends Layer>(layer: T, times: number, step: number, change = 1): T[] {
  return Array.from({ length: times }, (_, at) => ({
    ...layer,
    at: layer.at + at * step,
    loud: layer.loud * change ** at,
  }));
}

const gunshot = (at: number, loud: number): Layer[] => [
  { filter: "highpass", pitch: 1800, at, lasts: 0.05, loud: loud * 0.8 },
  { filter: "lowpass", pitch: [2600, 240], at, lasts: 0.32, loud },
  { wave: "triangle", pitch: [170, 42], at, lasts: 0.16, loud: loud * 0.9 },
  { filter: "bandpass", pitch: [700, 300], width: 0.6, at: at + 0.16, lasts: 0.4, loud: loud * 0.13 }, // the echo
];

const puff = (at: number, loud: number): Noise => ({
  filter: "bandpass",
  pitch: [950, 420],
  width: 0.4,
  at,
  lasts: 0.19,
  loud,
  swell: 0.05,
});

const ring = (pitch: number, at: number, lasts: number, loud: number): Layer[] => [
  { wave: "sine", pitch, at, lasts, loud },
  { wave: "sine", pitch: pitch * 2.76, at, lasts: lasts * 0.5, loud: loud * 0.35 },
  { wave: "sine", pitch: pitch * 5.4, at, lasts: lasts * 0.2, loud: loud * 0.18 },
];

const clack = (at: number, loud: number): Layer[] => [
  { filter: "bandpass", pitch: 1900, width: 3, at, lasts: 0.045, loud },
  { wave: "square", pitch: [240, 120], at, lasts: 0.05, loud: loud * 0.25 },
];

const chord = (pitches: readonly number[], at: number, lasts: number, loud: number): Tone[] =>
  pitches.map((pitch) => ({ wave: "triangle", pitch, at, lasts, loud, swell: 0.04 }));

export const RECIPES = {
  // The clock
  tick: [{ wave: "sine", pitch: 1200, at: 0, lasts: 0.05, loud: 0.12 }],
  // Shots
  shot: gunshot(0, 0.9),
  volley: [0, 0.09, 0.17, 0.28, 0.36, 0.46].flatMap((at) => gunshot(at, 0.5)),
  hit: [
    { filter: "lowpass", pitch: [900, 120], at: 0, lasts: 0.16, loud: 0.9 },
    { wave: "sine", pitch: [150, 55], at: 0, lasts: 0.24, loud: 0.9 },
  ],
  ricochet: [
    { filter: "highpass", pitch: 3200, at: 0, lasts: 0.04, loud: 0.5 },
    { wave: "sine", pitch: [3100, 620], at: 0.01, lasts: 0.5, loud: 0.22 },
    { wave: "triangle", pitch: [2350, 480], at: 0.01, lasts: 0.42, loud: 0.12 },
  ],
  duel: [
    ...chord([196, 233, 294], 0, 0.9, 0.16),
    ...chord([185, 233, 311], 0.42, 1.1, 0.16),
    ...clack(0.9, 0.35),
  ],
  arrows: repeat(
    { filter: "bandpass", pitch: [3800, 900], width: 1.2, at: 0, lasts: 0.22, loud: 0.95, swell: 0.08 },
    4,
    0.11,
  ),
  // Dynamite
  fuse: [
    { filter: "highpass", pitch: [5200, 6800], at: 0, lasts: 0.75, loud: 0.22, swell: 0.1 },
    ...repeat({ filter: "highpass", pitch: 7000, at: 0.05, lasts: 0.03, loud: 0.3 } satisfies Noise, 7, 0.09),
  ],
  explosion: [
    { filter: "lowpass", pitch: [3400, 60], at: 0, lasts: 1.2, loud: 1 },
    { wave: "sine", pitch: [120, 24], at: 0, lasts: 0.9, loud: 1 },
    { filter: "lowpass", pitch: [420, 70], at: 0.22, lasts: 1.1, loud: 0.5 },
  ],
  // The train
  whistle: [
    ...chord([587, 740, 880], 0, 0.34, 0.14),
    ...chord([587, 740, 880], 0.42, 0.85, 0.15),
    { filter: "bandpass", pitch: 2600, width: 1.2, at: 0, lasts: 1.2, loud: 0.05, swell: 0.06 },
  ],
  steam: [puff(0, 1), puff(0.2, 0.75), puff(0.4, 0.9), puff(0.6, 0.65)],
  uncouple: [
    ...clack(0, 0.7),
    ...ring(310, 0.03, 0.5, 0.28),
    { filter: "bandpass", pitch: [300, 1500], width: 5, at: 0.12, lasts: 0.7, loud: 0.22, swell: 0.3 },
    { filter: "lowpass", pitch: [260, 60], at: 0.2, lasts: 1, loud: 0.6, swell: 0.2 },
  ],
  // Cards
  card: [{ filter: "bandpass", pitch: [2800, 1200], width: 0.5, at: 0, lasts: 0.11, loud: 0.9, swell: 0.03 }],
  flip: [
    { filter: "bandpass", pitch: [1500, 3600], width: 0.5, at: 0, lasts: 0.08, loud: 0.75, swell: 0.03 },
    { filter: "lowpass", pitch: 900, at: 0.09, lasts: 0.07, loud: 0.9 },
  ],
  shuffle: repeat(
    { filter: "bandpass", pitch: [3000, 1700], width: 0.5, at: 0, lasts: 0.04, loud: 0.75 },
    14,
    0.042,
  ),
  // Gold, loot and drinks
  coins: [...ring(2093, 0, 0.3, 0.14), ...ring(2637, 0.07, 0.3, 0.12), ...ring(2349, 0.13, 0.4, 0.12)],
  sack: [
    { filter: "lowpass", pitch: [900, 180], at: 0, lasts: 0.24, loud: 1, swell: 0.02 },
    ...ring(1480, 0.05, 0.25, 0.16),
    ...ring(1865, 0.11, 0.3, 0.16),
    { filter: "bandpass", pitch: 1100, width: 0.5, at: 0.12, lasts: 0.16, loud: 0.4, swell: 0.05 },
  ],
  beer: [
    ...ring(1250, 0, 0.35, 0.2),
    ...ring(1490, 0.02, 0.3, 0.14),
    { wave: "sine", pitch: [190, 330], at: 0.3, lasts: 0.12, loud: 0.35 },
    { wave: "sine", pitch: [180, 310], at: 0.48, lasts: 0.12, loud: 0.32 },
  ],
  // People
  "jail-door": [
    ...clack(0, 0.9),
    ...ring(205, 0, 0.9, 0.34),
    ...ring(332, 0.015, 0.7, 0.2),
    ...clack(0.22, 0.5),
  ],
  hooves: [0, 0.1, 0.2, 0.42, 0.52, 0.62].flatMap((at): Layer[] => [
    { wave: "sine", pitch: [310, 160], at, lasts: 0.06, loud: 0.5 },
    { filter: "bandpass", pitch: 900, width: 2, at, lasts: 0.04, loud: 0.35 },
  ]),
  steps: [0, 0.24].flatMap((at): Layer[] => [
    { filter: "lowpass", pitch: [700, 200], at, lasts: 0.1, loud: 1, swell: 0.015 },
    ...ring(3300, at + 0.05, 0.1, 0.05), // the spurs
  ]),
  thud: [
    { filter: "lowpass", pitch: [500, 80], at: 0, lasts: 0.24, loud: 0.8 },
    { wave: "sine", pitch: [110, 45], at: 0, lasts: 0.22, loud: 0.7 },
  ],
  bell: [...ring(233, 0, 1.8, 0.32), ...ring(233, 0.75, 1.8, 0.26)],
  // News
  news: [...chord([392, 494], 0, 0.3, 0.16), ...chord([523, 659], 0.16, 0.55, 0.17)],
  fanfare: [
    ...chord([392, 494], 0, 0.2, 0.18),
    ...chord([392, 494], 0.16, 0.2, 0.18),
    ...chord([523, 659], 0.32, 0.3, 0.2),
    ...chord([659, 784, 1047], 0.52, 1, 0.17),
  ],
  gloom: [...chord([220, 262], 0, 0.6, 0.17), ...chord([208, 247], 0.36, 1, 0.17)],
  "your-turn": [
    { wave: "triangle", pitch: 660, at: 0, lasts: 0.3, loud: 0.4, swell: 0.03 },
    { wave: "triangle", pitch: 880, at: 0.18, lasts: 0.3, loud: 0.4, swell: 0.03 },
  ],
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;
