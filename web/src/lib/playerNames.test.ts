import { beforeEach, describe, expect, it } from "vitest";
import type { Table } from "../protocol";
import { playerNames, recordNames } from "./playerNames";
import { texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

describe("names", () => {
  it("tell bots of one level apart", () => {
    expect(recordNames(["Ann", "bot greedy", "bot greedy", "bot random"])).toEqual([
      "Ann",
      "Gambler 1 (bot)",
      "Gambler 2 (bot)",
      "Drifter (bot)",
    ]);
  });

  it("are of those who sit there now", () => {
    const seat = { person: null, name: "", bot: null, ready: false, here: false, away: false };
    const table = {
      seats: [
        { ...seat, person: 1, name: "Zoe" },
        { ...seat, bot: "greedy" },
      ],
    } as unknown as Table;
    expect(playerNames(table, ["Ann", "Bo"])).toEqual(["Zoe", "Gambler (bot)"]);
  });
});
