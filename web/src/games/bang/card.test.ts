import { describe, expect, it } from "vitest";
import {
  backOf,
  costOf,
  frontOf,
  isBlack,
  isBlue,
  isCharacter,
  isEquipment,
  isLegendary,
  isRailcar,
  isWeapon,
  kindOf,
  kindsOf,
  lifeOf,
  rangeOf,
  sign,
} from "./card";
import { CARDS, CHARACTERS, LOCOMOTIVES, ROLES } from "./catalogue";
import { iconOf } from "./icons";
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
    expect([isBlue("jail-4H"), isBlue("bang-QH")]).toEqual([true, false]);
  });

  it("of equipment has no sign, and may have a number", () => {
    expect(["shot-2", "boots", "gold-rush", "colt-45"].map(kindOf)).toEqual([
      "shot",
      "boots",
      "gold-rush",
      "colt-45",
    ]);
    expect([sign("shot-2"), isBlack("wanted-3"), isBlack("bottle-1")]).toEqual([null, true, false]);
    expect([isEquipment("shot-2"), costOf("shot-2"), costOf("bang-QH")]).toEqual([true, 1, 0]);
  });

  it("says how far a weapon reaches", () => {
    expect([rangeOf("winchester-8S"), isWeapon("winchester-8S"), isWeapon("barrel-QS")]).toEqual([
      5,
      true,
      false,
    ]);
  });

  it("is of a deck and a border", () => {
    expect(kindsOf("equipment", "brown")).toEqual([
      "shot",
      "bottle",
      "pardner",
      "gold-rush",
      "rhum",
      "union-pacific",
    ]);
    expect(kindsOf("feat-deck")).toHaveLength(16);
  });
});

describe("everything", () => {
  it("has a picture", () => {
    const names = [...Object.keys(CARDS), ...Object.keys(CHARACTERS), ...LOCOMOTIVES, ...ROLES];
    expect(names.filter((name) => !iconOf(name))).toEqual([]);
  });
});

describe("the cards of Train Robbery", () => {
  it("knows railcars by their name: blue cards without a sign", () => {
    expect([isRailcar("mail-car"), isBlue("mail-car"), kindOf("mail-car"), isRailcar("barrel-QS")]).toEqual([
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
  it("know both sides of a card", () => {
    expect([
      frontOf("legendary-el-gringo"),
      backOf("el-gringo"),
      backOf("legendary-el-gringo"),
      backOf("don-bell"),
    ]).toEqual(["el-gringo", "legendary-el-gringo", "legendary-el-gringo", null]);
    expect([isLegendary("legendary-el-gringo"), isLegendary("el-gringo")]).toEqual([true, false]);
    expect([isCharacter("legendary-el-gringo"), isCharacter("bottleneck")]).toEqual([true, false]);
  });
});
