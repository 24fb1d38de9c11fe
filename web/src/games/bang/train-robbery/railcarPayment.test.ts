import { describe, expect, it } from "vitest";
import { resetBeforeEach, trainTable, withMe } from "../testTable";
import { affordableRailcars, waysToPay } from "./railcarPayment";

resetBeforeEach();

describe("what you could pay", () => {
  const hand = ["bang-QH", "panic-8D", "missed-10C", "beer-6H", "stagecoach-9S"];
  const rich = withMe(trainTable({ hand }), { cards: ["barrel-KS", "mail-car"] });
  const cards = (station: string) => {
    const found = waysToPay(rich, station);
    return found && found.how !== "life" ? found.cards : found;
  };

  it.each([
    ["boom-town", ["bang-QH"]],
    ["catico", ["panic-8D"]],
    ["creepy-creek", ["stagecoach-9S", "barrel-KS"]],
    ["crowns-hole", ["beer-6H"]],
    ["deathwood", ["barrel-KS", "mail-car"]],
    ["dodgeville", ["missed-10C"]],
    ["fort-wroth", ["bang-QH", "missed-10C", "barrel-KS"]],
    ["frisco", ["missed-10C"]],
    ["miners-oath", ["panic-8D"]],
    ["san-tafe", ["bang-QH", "beer-6H"]],
    ["yooma", ["panic-8D", "beer-6H", "stagecoach-9S"]],
    ["custom-station", ["panic-8D", "beer-6H", "stagecoach-9S"]],
    ["virginia-town", [...hand, "barrel-KS", "mail-car"]],
  ])("at %s", (station, found) => expect(cards(station)).toEqual(found));

  it("with a life point, though not with the last one and not without any", () => {
    expect(waysToPay(trainTable(), "tombrock")).toEqual({ how: "life" });
    expect(waysToPay(withMe(trainTable(), { life: 1 }), "tombrock")).toBeNull();
    expect(waysToPay(withMe(trainTable(), { marks: ["ghost"] }), "tombrock")).toBeNull();
  });

  it("is nothing for a spectator, for who is out, and for who has too little", () => {
    expect([
      waysToPay(trainTable({ seat: null }), "frisco"),
      waysToPay(withMe(trainTable(), { out: true }), "frisco"),
      waysToPay(withMe(trainTable({ hand: [] }), {}), "virginia-town"),
    ]).toEqual([null, null, null]);
  });

  it("is found with and without the free advance", () => {
    expect(affordableRailcars(trainTable()).map(({ car }) => car)).toEqual(["circus-wagon"]);
    expect(affordableRailcars(trainTable(), 1).map(({ car }) => car)).toEqual(["caboose", "lounge-car"]);
  });

  it("is anything for Sancho", () => {
    expect(
      affordableRailcars(withMe(trainTable({ hand: [] }), { character: "sancho", cards: [] })),
    ).toHaveLength(2);
  });
});
