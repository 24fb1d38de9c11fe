import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { texts } from "../../lib/texts.svelte";
import { game } from "./game";
import SchemeEditor from "./SchemeEditor.svelte";
import { screenReaderText } from "./screenReaderText";
import { FIGURE_WIDTH, trainLayout } from "./trainLayout";
import type { BanditView, TrainView } from "./view";

beforeEach(() => texts.load("en"));

function bandit(seat: number, name: string, more: Partial<BanditView> = {}): BanditView {
  return {
    seat,
    name,
    status: "aboard",
    car: 1,
    floor: "inside",
    facing: "front",
    stunned: false,
    revealed: [],
    face_down: 0,
    treasures: [],
    ...more,
  };
}

const view: TrainView = {
  seat: 0,
  round: 2,
  first: 1,
  expansions: [],
  train: [
    { number: 2, roof: [], inside: [] },
    { number: 1, roof: [2], inside: [0, 1] },
    { number: 0, roof: [], inside: [] },
  ],
  bandits: [
    bandit(0, "belle"),
    bandit(1, "tuco", { facing: "rear" }),
    bandit(2, "doc", { floor: "roof", stunned: true }),
  ],
  hand: ["flip", "change-floor", "move", "fire"],
  scheme: [],
  over: false,
  winner: null,
};

describe("where everything stands", () => {
  it("the line of a floor runs from the rear to the front, left to right", () => {
    const { figures } = trainLayout(view);
    const [belle, tuco, doc] = [0, 1, 2].map((seat) => figures.find((each) => each.seat === seat));
    expect((tuco?.x ?? 0) - (belle?.x ?? 0)).toBe(FIGURE_WIDTH);
    expect(doc?.y).toBeLessThan(belle?.y ?? 0);
  });

  it("a car is as wide as its longest line, and cars do not overlap", () => {
    const crowd = {
      ...view,
      train: [
        { number: 1, roof: [], inside: [0, 1, 2] },
        { number: 0, roof: [], inside: [] },
      ],
    };
    const { cars, width } = trainLayout(crowd);
    expect(cars[0]?.width).toBeGreaterThanOrEqual(3 * FIGURE_WIDTH);
    expect((cars[0]?.x ?? 0) + (cars[0]?.width ?? 0)).toBeLessThan(cars[1]?.x ?? 0);
    expect(width).toBeGreaterThan((cars[1]?.x ?? 0) + (cars[1]?.width ?? 0));
  });
});

describe("words", () => {
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

  it("describe the train for those who cannot see it", () => {
    expect(screenReaderText(view, ["Ann", "Bo", "Cy"])).toBe(
      "the Locomotive: nobody. car 1: on the roof Doc (facing front, stunned); inside Tuco (facing rear), you, Belle (facing front). car 2: nobody.",
    );
  });
});

describe("scheming", () => {
  const ask = { turn: 3, kind: "scheme", answers: [], about: {} };

  function press(key: string): void {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  }

  it("by keys: in order, taken back, and sent only when it is whole", async () => {
    const choose = vi.fn();
    render(SchemeEditor, { view, ask, players: [], choose, sending: false });
    press("4");
    press("Enter");
    expect(choose).not.toHaveBeenCalled();
    press("1");
    press("u");
    press("3");
    press("2");
    press("1"); // there is no fourth place
    press("Enter");
    expect(choose).toHaveBeenCalledWith("scheme fire move change-floor");
  });

  it("by clicks: again takes it back, and the order can be changed", async () => {
    const choose = vi.fn();
    render(SchemeEditor, { view, ask, players: [], choose, sending: false });
    const hand = screen.getByRole("group", { name: "Your cards" });
    const card = (name: string) =>
      [...hand.querySelectorAll("button")].find((each) => each.textContent?.includes(name));
    for (const name of ["Flip", "Move", "Fire", "Move", "Move"]) {
      card(name)?.click();
      await Promise.resolve();
    }
    screen.getByRole("button", { name: "Move earlier" }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Lay it face down" }).click();
    expect(choose).toHaveBeenCalledWith("scheme flip move fire");
  });
});
