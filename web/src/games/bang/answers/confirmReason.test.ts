import { describe, expect, it } from "vitest";
import {
  ask,
  LEGENDS_TURN,
  legendsTable,
  resetBeforeEach,
  table,
  trainTable,
  trainTableAt,
  withMe,
} from "../testTable";
import type { TableView } from "../views";
import { confirmReason } from "./confirmReason";

resetBeforeEach();

describe("doubts", () => {
  const hale = (more: Partial<TableView> = {}) =>
    table({ players: table().players.map((each) => ({ ...each, life: each.most })), ...more });
  const two = table({ players: table().players.map((each) => ({ ...each, out: each.seat > 1 })) });
  const weak = table({ players: table().players.map((each) => ({ ...each, life: 1 })) });
  const rich = table({ players: table().players.map((each) => ({ ...each, counters: [["nuggets", 5]] })) });
  const shade = table({ players: table().players.map((each) => ({ ...each, life: 0, marks: ["shadow"] })) });
  const turn = ask("turn", []);
  const slab = (answers: string[]) => ask("dodge", answers, { need: 2 });

  it.each([
    ["Beer at full life", "play beer-6H", turn, hale(), "bang-web-doubt-beer-full"],
    ["Beer among two", "play beer-6H", turn, two, "bang-web-doubt-beer-two"],
    ["Beer that helps", "play beer-6H", turn, table(), null],
    ["Saloon for nobody", "play saloon-5H", turn, hale(), "bang-web-doubt-saloon"],
    ["Dynamite with little life", "play dynamite-2H", turn, table(), "bang-web-doubt-dynamite"],
    ["Dynamite with life to spare", "play dynamite-2H", turn, hale(), null],
    ["Jail for oneself", "play jail-4H at 0", turn, table(), "bang-web-doubt-jail"],
    ["a card of the player", "play panic-JH barrel-QS at 0", turn, table(), "bang-web-doubt-own"],
    ["a Dynamite of the player", "play cat-balou-9D dynamite-2H at 0", turn, table(), null],
    ["another's card", "play panic-JH winchester-8S at 1", turn, table(), null],
    [
      "one Missed! of two",
      "play missed-2S",
      slab(["play missed-2S", "pass"]),
      table(),
      "bang-web-doubt-missed",
    ],
    [
      "one Missed! and a Barrel",
      "play missed-2S",
      slab(["play missed-2S", "use barrel-QS", "pass"]),
      table(),
      null,
    ],
    [
      "a pass that kills",
      "pass",
      ask("save", ["play beer-6H", "pass"], { need: 1 }),
      table(),
      "bang-web-doubt-save",
    ],
    ["a pass when nothing helps", "pass", ask("save", ["pass"], { need: 1 }), table(), null],
    [
      "a Beer that is not enough",
      "play beer-6H",
      ask("save", ["play beer-6H", "pass"], { need: 2 }),
      table(),
      "bang-web-doubt-short",
    ],
    [
      "Sid's four cards for two points",
      "pass",
      ask(
        "save",
        ["a", "b", "c", "d"].map((each) => `use sid-ketchum ${each}`),
        { need: 2 },
      ),
      table(),
      "bang-web-doubt-save",
    ],
    [
      "the last life point given away",
      "pass",
      ask("dodge", ["play missed-2S", "pass"], { need: 1 }),
      weak,
      "bang-web-doubt-last",
    ],
    ["the last life point, nothing to do", "pass", ask("fend", ["pass"], {}), weak, null],
    ["a Shot for the unhurt", "buy shot-1 at 1 for 1", turn, table(), "bang-web-doubt-unhurt"],
    ["a Shot for the hurt", "buy shot-1 at 0 for 1", turn, table(), null],
    ["a Rhum at full life", "buy rhum-1 for 3", turn, hale(), "bang-web-doubt-unhurt"],
    ["a Bottle as a Beer at full life", "as beer", ask("as", []), hale(), "bang-web-doubt-unhurt"],
    ["a Shot for a shadow", "give shot-1 at 0", ask("give", []), shade, "bang-web-doubt-shadow"],
    ["a Beer for a shadow", "play beer-6H", turn, shade, "bang-web-doubt-shadow"],
    ["a Beer that is sold at full life", "sell beer-6H", turn, hale(), null],
    ["Wanted oneself", "buy wanted-1 at 0 for 2", turn, table(), "bang-web-doubt-wanted"],
    [
      "a pass though the Rucksack would save",
      "pass",
      ask("save", ["use rucksack", "pass"], { need: 2 }),
      rich,
      "bang-web-doubt-save",
    ],
    [
      "a Rucksack that is not enough",
      "use rucksack",
      ask("save", ["use rucksack", "pass"], { need: 3 }),
      rich,
      "bang-web-doubt-short",
    ],
    ["a shadow has no last life point", "pass", ask("fend", ["discard bang-QH", "pass"], {}), shade, null],
    ["the end of a turn", "end", turn, table(), null],
  ] as const)("%s", (_, answer, asked, view, why) => expect(confirmReason(answer, asked, view)).toBe(why));
});

describe("are you sure", () => {
  it("that your whole hand may go", () => {
    expect(confirmReason("use express-car", ask("turn", []), trainTable())).toBe("bang-web-doubt-express");
    expect(confirmReason("use express-car", ask("turn", []), trainTable({ hand: [] }))).toBeNull();
  });

  it("that a ghost may lose what keeps it here", () => {
    const ghost = withMe(trainTable(), { marks: ["ghost"], cards: ["ghost-car", "caboose"] });
    expect(confirmReason("board circus-wagon ghost-car", ask("turn", []), ghost)).toBe(
      "bang-web-doubt-ghost",
    );
    expect(confirmReason("use caboose ghost-car", ask("dodge", []), ghost)).toBe("bang-web-doubt-ghost");
    expect(confirmReason("discard ghost-car at 3", ask("derail", []), trainTable())).toBeNull();
  });

  it("that the train may run into a shot at your last life point", () => {
    const last = withMe(trainTableAt(4), { life: 1 });
    expect(
      ["advance", "use zippy-roy", "play next-stop-2D"].map((text) =>
        confirmReason(text, ask("turn", []), last),
      ),
    ).toEqual(Array(3).fill("bang-web-doubt-end"));
    expect(confirmReason("advance", ask("turn", []), withMe(trainTable(), { life: 1 }))).toBeNull();
    expect(
      confirmReason("advance", ask("turn", []), {
        ...last,
        counters: [
          ["leland", 1],
          ["locomotive", 4],
        ],
      }),
    ).toBeNull();
  });
});

describe("a doubt about a Feat", () => {
  it("is put where it costs the hand or all life but one", () => {
    const second = withMe(legendsTable(), { life: 2 });
    expect(confirmReason("perform borderlands", LEGENDS_TURN, legendsTable())).toBe("bang-web-doubt-express");
    expect(
      confirmReason("perform borderlands", LEGENDS_TURN, legendsTable({ hand: ["bang-QH"] })),
    ).toBeNull();
    expect(confirmReason("perform man-with-no-name", LEGENDS_TURN, second)).toBe("bang-web-doubt-one-life");
    expect(confirmReason("claim man-with-no-name", LEGENDS_TURN, second)).toBe("bang-web-doubt-one-life");
    expect(
      confirmReason("perform man-with-no-name", LEGENDS_TURN, withMe(second, { counters: [["fame", 2]] })),
    ).toBeNull(); // it makes the player a Legend
    expect(confirmReason("perform man-with-no-name", LEGENDS_TURN, legendsTable())).toBeNull();
  });

  it("is put where a chance to become a Legend is let go", () => {
    const last = withMe(legendsTable(), { counters: [["fame", 2]] });
    const met = ask("feat", ["perform bottleneck", "pass"], { feats: ["bottleneck"] });
    expect(confirmReason("pass", met, last)).toBe("bang-web-doubt-legend");
    expect(confirmReason("pass", met, legendsTable())).toBeNull();
    expect(confirmReason("pass", ask("feat", ["pass"], { feats: [] }), last)).toBeNull();
  });
});
