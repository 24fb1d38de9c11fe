import { beforeEach, describe, expect, it } from "vitest";
import { texts } from "../../lib/texts.svelte";
import { game } from "./game";
import { view } from "./testTable";

beforeEach(() => texts.load("en"));

describe("what happened", () => {
  it.each([
    [{ kind: "revealed", payload: { seat: 1, card: "fire" } }, "Tuco reveals Fire."],
    [{ kind: "fired", payload: { seat: 1, target: 0 } }, "Tuco fires and hits Belle."],
    [{ kind: "fired", payload: { seat: 1, target: null } }, "Tuco fires and hits nobody."],
    [
      { kind: "moved", payload: { seat: 0, car: 0, floor: "roof" } },
      "Belle walks over the roofs to the Locomotive.",
    ],
    [
      { kind: "treasure", payload: { seat: 2, car: 2, value: 300 } },
      "Doc takes it as a treasure worth $300.",
    ],
    [{ kind: "schemed", payload: { seat: 1 } }, null],
    [
      { kind: "schemed", payload: { seat: 0, cards: ["flip", "move", "fire"] } },
      "Belle lays face down: Flip, Move, Fire.",
    ],
    [
      { kind: "ended", payload: { winner: 2, why: "last-aboard" } },
      "Doc is the last bandit aboard and wins!",
    ],
  ])("%o", (shownEvent, sentence) => {
    expect(game.tell(shownEvent, view, ["Ann", "Bo", "Cy"])).toBe(sentence);
  });
});
