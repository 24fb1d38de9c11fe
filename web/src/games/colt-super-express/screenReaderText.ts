// The train in words, for screen readers.

import { say } from "../../lib/texts.svelte";
import { banditName } from "./names";
import type { TrainView } from "./views";

/**
 * Describe the train from the front to the rear: for each car, the bandits, their directions, and
 * the stunned ones.
 */
export function screenReaderText(view: TrainView, players: readonly string[]): string {
  const cars = view.train.toReversed().map((car) => {
    const floors = (["roof", "inside"] as const)
      .filter((floor) => car[floor].length)
      .map((floor) =>
        say(`colt-sees-${floor}`, {
          who: car[floor]
            .toReversed()
            .map((seat) => who(view, seat))
            .join(", "),
        }),
      );
    return say("colt-sees-car", {
      place: say("colt-place", { car: car.number }),
      who: floors.join("; ") || say("colt-sees-nobody"),
    });
  });
  const out = view.bandits
    .filter((bandit) => bandit.status === "out")
    .map((bandit) => banditName(view, bandit.seat));
  if (out.length) cars.push(say("colt-sees-out", { who: out.join(", ") }));
  if (!view.bandits.some((bandit) => bandit.name)) return say("colt-sees-waiting", { count: players.length });
  return cars.join(" ");
}

function who(view: TrainView, seat: number): string {
  const bandit = view.bandits[seat];
  if (!bandit) return "";
  return say("colt-sees-bandit", {
    bandit: banditName(view, seat),
    facing: bandit.facing ?? "front",
    stunned: bandit.stunned ? "yes" : "no",
    you: seat === view.seat ? "yes" : "no",
  });
}
