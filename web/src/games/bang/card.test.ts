import { describe, expect, it } from "vitest";
import {
  backOf,
  BLACK,
  BLUE,
  BROWN,
  CHARACTERS,
  COST,
  FEATS,
  frontOf,
  isBlack,
  isCharacter,
  isRailcar,
  kindOf,
  lifeOf,
  LOCOMOTIVES,
  RAILCARS,
  ROLES,
  sign,
  STATIONS,
  stays,
  TWO_SIDED,
  USED,
} from "./card";
import { iconOf, ICONS } from "./icons";
import { resetBeforeEach } from "./testTable";

resetBeforeEach();

describe("a card's id", () => {
  it.each([
    ["bang-QH", { kind: "bang", rank: "Q", suit: "H" }],
    ["cat-balou-10D", { kind: "cat-balou", rank: "10", suit: "D" }],
    ["stagecoach-9S-2", { kind: "stagecoach", rank: "9", suit: "S" }],
    ["rev-carabine-AC", { kind: "rev-carabine", rank: "A", suit: "C" }],
  ])("%s", (id, found) => expect(sign(id)).toEqual(found));

  it("is none for other words", () => {
    expect(sign("sid-ketchum")).toBeNull();
    expect(kindOf("jourdonnais")).toBe("jourdonnais");
  });

  it("says whether the card stays in play", () => {
    expect([stays("jail-4H"), stays("bang-QH")]).toEqual([true, false]);
  });

  it("of equipment has no sign, and may have a number", () => {
    expect(["shot-2", "boots", "gold-rush", "colt-45"].map(kindOf)).toEqual([
      "shot",
      "boots",
      "gold-rush",
      "colt-45",
    ]);
    expect([sign("shot-2"), isBlack("wanted-3"), isBlack("bottle-1")]).toEqual([null, true, false]);
    expect(Object.keys(COST).sort()).toEqual([...USED, ...BLACK].sort());
  });

  it("has a picture, whatever it is", () => {
    const lacking = [...BROWN, ...BLUE, ...USED, ...BLACK, ...CHARACTERS, ...ROLES].filter(
      (name) => !ICONS[name],
    );
    expect(lacking).toEqual([]);
  });
});

describe("the cards of Train Robbery", () => {
  it("has a picture for everything", () => {
    expect([...RAILCARS, ...STATIONS, ...LOCOMOTIVES, ...CHARACTERS].filter((name) => !ICONS[name])).toEqual(
      [],
    );
  });

  it("knows railcars by their name: blue cards without a sign", () => {
    expect([isRailcar("mail-car"), stays("mail-car"), kindOf("mail-car"), isRailcar("barrel-QS")]).toEqual([
      true,
      true,
      "mail-car",
      false,
    ]);
  });

  it("knows who is frail and who is tough", () => {
    expect(["sancho", "sgt-blaze", "zippy-roy", "manuelita"].map(lifeOf)).toEqual([3, 5, 5, 4]);
  });
});

describe("the cards of Legends", () => {
  it("have a picture of their own", () => {
    expect(FEATS.filter((name) => !ICONS[name])).toEqual([]);
    expect(TWO_SIDED.filter((name) => !iconOf(`legendary-${name}`))).toEqual([]);
  });

  it("know both sides of a card", () => {
    expect([
      frontOf("legendary-el-gringo"),
      backOf("el-gringo"),
      backOf("legendary-el-gringo"),
      backOf("don-bell"),
    ]).toEqual(["el-gringo", "legendary-el-gringo", "legendary-el-gringo", null]);
    expect([isCharacter("legendary-el-gringo"), isCharacter("bottleneck")]).toEqual([true, false]);
  });
});
