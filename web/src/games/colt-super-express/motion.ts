// The motions of each event: shots, bandits who fall, and the car that rolls away.

import type { Motion, Way } from "../../lib/motion/motion";
import type { WireEvent } from "../../protocol";
import type { MatchEventKind } from "./catalogue";
import type { TrainView } from "./views";

type Payload = WireEvent["payload"];

export const TREASURE = "treasure";

const MOTIONS: Partial<Record<MatchEventKind, (payload: Payload, view: TrainView) => Motion[]>> = {
  revealed: ({ seat, card }) => [
    { type: "fly", thing: String(card), from: `player-${seat}`, to: `bandit-${seat}` },
  ],
  fired: ({ seat, target }, view) =>
    typeof target === "number"
      ? [
          { type: "shot", from: `bandit-${seat}`, to: `bandit-${target}` },
          { type: "flash", at: `bandit-${target}`, tone: "bad", after: 0.4 },
          { type: "shake", at: `bandit-${target}`, after: 0.4 },
        ]
      : [
          { type: "shot", from: `bandit-${seat}`, to: facesFront(view, seat) ? "train-front" : "train-rear" },
          { type: "puff", at: facesFront(view, seat) ? "train-front" : "train-rear", after: 0.4 },
        ],
  pushed: ({ seat }) => [{ type: "puff", at: `bandit-${seat}` }],
  "changed-floor": ({ seat }) => [{ type: "puff", at: `bandit-${seat}` }],
  "lay-down": ({ seat }) => [{ type: "shake", at: `bandit-${seat}` }],
  // The bandits in the car that is left behind go with it: `eliminated` says so only afterwards.
  uncoupled: ({ car }, view) => {
    const lost = view.train.find((each) => each.number === car);
    const aboard = [...(lost?.roof ?? []), ...(lost?.inside ?? [])];
    return [`car-${car}`, ...aboard.map((seat) => `bandit-${seat}`)].map((at) => ({
      type: "leave",
      at,
      way: "left",
    }));
  },
  eliminated: ({ seat, end }) => [{ type: "leave", at: `bandit-${seat}`, way: fall(end) }],
  "left-train": ({ seat }) => [{ type: "puff", at: `bandit-${seat}` }],
  rescued: ({ seat }) => [{ type: "flash", at: `bandit-${seat}`, tone: "good" }],
  treasure: ({ seat, car }) => [
    { type: "fly", thing: TREASURE, from: `car-${car}|train-rear`, to: `player-${seat}` },
    { type: "flash", at: `player-${seat}`, tone: "gold", after: 0.6 },
  ],
};

/** Return the motions of an event. `view` is the train before the event. */
export function motions(event: WireEvent, view: TrainView): Motion[] {
  return MOTIONS[event.kind as MatchEventKind]?.(event.payload, view) ?? [];
}

function facesFront(view: TrainView, seat: unknown): boolean {
  return view.bandits[Number(seat)]?.facing === "front";
}

function fall(end: unknown): Way {
  return end === "front" ? "down-right" : end === "rear" ? "down-left" : "down";
}
