import { beforeEach, describe, expect, it } from "vitest";
import type { GameCard, Table } from "../protocol";
import { playerNames, recordNames, usualLevel } from "./playerNames";
import { texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

describe("names", () => {
  it("tell bots of one level apart", () => {
    expect(recordNames(["Ann", "bot normal", "bot normal", "bot easy"])).toEqual([
      "Ann",
      "Normal 1 (bot)",
      "Normal 2 (bot)",
      "Easy (bot)",
    ]);
  });

  it("are of those who sit there now", () => {
    const seat = { person: null, name: "", bot: null, ready: false, here: false, away: false };
    const table = {
      seats: [
        { ...seat, person: 1, name: "Zoe" },
        { ...seat, bot: "normal" },
      ],
    } as unknown as Table;
    expect(playerNames(table, ["Ann", "Bo"])).toEqual(["Zoe", "Normal (bot)"]);
  });
});

describe("The level of bots that nobody chose", () => {
  const card = (usual_level: string | null) =>
    ({ levels: ["easy", "normal", "hard"], usual_level }) as GameCard;

  it("is the one that the server names, or else the last one", () => {
    expect(usualLevel(card("normal"))).toBe("normal");
    expect(usualLevel(card(null))).toBe("hard");
    expect(usualLevel(undefined)).toBeNull();
  });
});
