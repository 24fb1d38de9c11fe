import { describe, expect, it } from "vitest";
import { game } from "./game";
import { cowboy, players, resetBeforeEach, space, view } from "./testTable";

resetBeforeEach();

describe("what happened", () => {
  it.each([
    [{ kind: "moved", payload: { cowboy: 0, start: "CC", to: "TOWN_A" } }, "Ann goes to Town A."],
    [
      { kind: "moved", payload: { cowboy: 1, start: "IN_A", to: "TOP_A" } },
      "Bo the Kid goes to the roof of car A.",
    ],
    [
      { kind: "rode", payload: { cowboy: 0, horse: 0, start: "CC", to: "T1", path: [], riders: [] } },
      "Horse 1 gallops to track T1 with a star.",
    ],
    [{ kind: "rolled", payload: { cars: [], space: "T1", left: 1, edge: false } }, null],
    [
      { kind: "rolled", payload: { cars: [], space: "T1", left: 0, edge: false } },
      "The train stops at track T1 with a star.",
    ],
    [{ kind: "drew", payload: { cowboy: 1, count: 2, why: "turn" } }, "Bo the Kid draws 2 cards."],
    [
      { kind: "drew", payload: { cowboy: 1, count: 1, why: "turn", cards: ["KEY-4"] } },
      "Bo the Kid draws 4 Keyhole.",
    ],
    [{ kind: "event", payload: { card: "speed-up", left: 3 } }, "Event: Full steam."],
    [
      {
        kind: "traded",
        payload: { cowboy: 0, partner: 1, gave: 1, got: 0, gave_cards: ["KEY-4"], got_cards: [] },
      },
      "Ann gives 4 Keyhole; Bo the Kid gives nothing.",
    ],
    [
      { kind: "flipped", payload: { junction: "T2", colour: "green", cowboy: null, why: "event" } },
      "The switch at T2 is turned: green.",
    ],
    [
      { kind: "over", payload: { winners: [0, 1], why: "score-7", points: [7] } },
      "The heist is over: 7 points. Ann, Bo the Kid win!",
    ],
  ])("%o", (shownEvent, sentence) => {
    expect(game.tell(shownEvent, view, players)).toBe(sentence);
  });
});
