import { describe, expect, it } from "vitest";
import type { GameCard, OptionCard } from "../protocol";
import { chosenMix, matters, mixedOptions, rareOptions, tiles } from "./gameOptions";

function option(name: string, more: Partial<OptionCard> = {}): OptionCard {
  const plain: Omit<OptionCard, "name" | "help"> = {
    kind: "flag",
    default: false,
    choices: [],
    low: 0,
    high: 0,
    needs: {},
    needs_seats: [],
    tile: false,
  };
  return { name, help: name, ...plain, ...more };
}

const GOLD = option("gold", { tile: true });
const TRAIN = option("train", { tile: true });
const MODE = option("mode", { kind: "choice", default: "co-op", choices: ["co-op", "versus"], tile: true });
const PENALTY = option("penalty", { needs: { gold: [true] } });
const GOAL = option("goal", { kind: "number", default: 12, needs: { mode: ["co-op"] } });
const ALONE = option("alone", { needs_seats: [1] });
const MAP = option("map", { kind: "choice", default: "standard", choices: ["standard"] });
const JAIL = option("jail");

const game: GameCard = {
  name: "bang",
  fewest: 1,
  most: 8,
  usual: 5,
  options: [GOLD, TRAIN, MODE, PENALTY, GOAL, ALONE, MAP, JAIL],
  mixes: [
    { name: "plain", help: "plain", options: {} },
    { name: "golden", help: "golden", options: { gold: true } },
    { name: "all", help: "all", options: { gold: true, train: true } },
  ],
  levels: ["easy", "normal"],
  minutes: [10, 50],
  weight: 2,
  first: { seats: 4, options: {} },
  usual_level: "normal",
};

const names = (options: OptionCard[]) => options.map((each) => each.name);

describe("the options of a game", () => {
  it("are tiles, or rare options that apply", () => {
    expect(names(tiles(game))).toEqual(["gold", "train", "mode"]);
    expect(names(rareOptions(game, {}, 4))).toEqual(["goal", "jail"]);
  });

  it("of an expansion matter only with the expansion", () => {
    expect(matters(game, PENALTY, { gold: false }, 4)).toBe(false);
    expect(matters(game, PENALTY, { gold: true }, 4)).toBe(true);
  });

  it("of a mode matter only in this mode", () => {
    expect(matters(game, GOAL, { mode: "versus" }, 4)).toBe(false);
    expect(matters(game, GOAL, { mode: "co-op" }, 4)).toBe(true);
  });

  it("for some numbers of seats matter only with these", () => {
    expect(matters(game, ALONE, {}, 1)).toBe(true);
    expect(matters(game, ALONE, {}, 2)).toBe(false);
  });

  it("without a real choice do not matter", () => {
    expect(matters(game, MAP, {}, 4)).toBe(false);
  });
});

describe("a mix", () => {
  it("is the chosen one when all that mixes name has its value, whatever else is set", () => {
    expect(chosenMix(game, {})?.name).toBe("plain");
    expect(chosenMix(game, { gold: true, jail: true })?.name).toBe("golden");
    expect(chosenMix(game, { gold: true, train: true })?.name).toBe("all");
    expect(chosenMix(game, { train: true })).toBeUndefined();
  });

  it("switches off what other mixes switch on", () => {
    expect(mixedOptions(game, { name: "golden", help: "", options: { gold: true } })).toEqual({
      gold: true,
      train: false,
    });
  });
});
