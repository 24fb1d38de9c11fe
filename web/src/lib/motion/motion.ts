// Motions on the table, as data: each game says which ones an event has, and one layer draws them.

/**
 * A spot on the screen: the name of an element in its `data-spot`, such as `seat-2` or `deck`. Several names
 * with `|` between them are alternatives: the first that can be seen counts.
 */
export type Spot = string;

export type Motion =
  /** A card or another thing flies. `thing` says to the game what to draw. */
  | { type: "fly"; thing: string; from: Spot; to: Spot; after?: number }
  /** A bullet flies. */
  | { type: "shot"; from: Spot; to: Spot; after?: number }
  /** A player or a pile trembles. */
  | { type: "shake"; at: Spot; after?: number }
  /** A player or a pile lights up. */
  | { type: "flash"; at: Spot; tone: Tone; after?: number }
  /** Dust, where a bullet missed, or steam. */
  | { type: "puff"; at: Spot; after?: number }
  | { type: "blast"; at: Spot; after?: number }
  /** A copy of a thing that is not there any more leaves the table. */
  | { type: "leave"; at: Spot; way: Way; after?: number };

export type Tone = "fire" | "bad" | "good" | "gold" | "night";
export type Way = "left" | "right" | "down-left" | "down-right" | "down";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LONGEST = 900; // ms: a slow game shows events longer, but a card flies no slower
const SHORTEST = 160;

/** Return how long the motions of an event last that is shown for `shown` ms. */
export function motionTime(shown: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, shown * 0.85));
}

/** Delay each motion after the one before, so that several cards do not fly as one. */
export function oneByOne(motions: readonly Motion[], step: number): Motion[] {
  return motions.map((each, at) => ({ ...each, after: (each.after ?? 0) + at * step }));
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Return the way of a thing of this size from one box to another: the middle of its path is a bow. */
export function flightFrames(from: Box, to: Box): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const lift = Math.min(70, far * 0.16);
  const turn = end.x < start.x ? -7 : 7;
  const at = (x: number, y: number, scale: number, angle: number): string =>
    `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) scale(${scale}) rotate(${angle}deg)`;
  return [
    { transform: at(start.x, start.y, 0.75, 0), opacity: 0.2, offset: 0 },
    {
      transform: at(start.x + (end.x - start.x) * 0.12, start.y - lift * 0.4, 0.95, turn),
      opacity: 1,
      offset: 0.14,
    },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.12, turn), offset: 0.5 },
    { transform: at(end.x, end.y, 1, 0), opacity: 1, offset: 0.9 },
    { transform: at(end.x, end.y, 0.96, 0), opacity: 0, offset: 1 },
  ];
}

/** Return where a bullet starts, how far it flies, and at which angle: from edge to edge of the boxes. */
export function tracer(from: Box, to: Box): { x: number; y: number; length: number; angle: number } {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const skip = Math.min(far / 3, Math.min(from.width, from.height) / 2);
  const stop = Math.min(far / 3, Math.min(to.width, to.height) / 3);
  return {
    x: start.x + (dx / far) * skip,
    y: start.y + (dy / far) * skip,
    length: Math.max(0, far - skip - stop),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

const AWAY: Record<Way, [x: number, y: number, turn: number]> = {
  left: [-1, 0, 0],
  right: [1, 0, 0],
  "down-left": [-0.35, 0.5, -160],
  "down-right": [0.35, 0.5, 160],
  down: [0, 0.6, 30],
};

/** Return the way of a thing that leaves a screen of this size. */
export function leavingFrames(way: Way, width: number, height: number): Keyframe[] {
  const [x, y, turn] = AWAY[way];
  const end = `translate(${Math.round(x * width)}px, ${Math.round(y * height)}px) rotate(${turn}deg)`;
  return y === 0
    ? [{ transform: "none" }, { transform: end, opacity: 0.6 }]
    : [
        { transform: "none" },
        {
          transform: `translate(${Math.round(x * width * 0.3)}px, -14px) rotate(${turn * 0.2}deg)`,
          offset: 0.25,
        },
        { transform: end, opacity: 0 },
      ];
}
