import { describe, expect, it, vi } from "vitest";
import { game } from "./game";
import { tell } from "./tell";
import { legendsTable, NAMES, resetBeforeEach, trainTable } from "./testTable";

resetBeforeEach();

describe("what happened on the railway", () => {
  it.each([
    ["train-moved", { by: 0, at: 3, end: false }, "The train moves on to Crown's Hole."],
    ["train-moved", { by: 0, at: 5, end: true }, "The train reaches the End of the Line!"],
    [
      "boarded",
      { seat: 1, card: "mail-car", station: "frisco", free: false },
      "Evan Babbit takes Mail Car at Frisco.",
    ],
    ["discarded", { seat: 0, card: "beer-6H", why: "frisco" }, "Rose Doolan pays Beer at Frisco."],
    ["discarded", { seat: 0, card: "barrel-QS", why: "caboose" }, "Caboose: Rose Doolan discards Barrel."],
    ["discarded", { seat: 1, card: "mail-car", why: "mail-car" }, "Evan Babbit gives up Mail Car."],
    [
      "drew-railcars",
      { seat: 1, cards: ["caboose", "mail-car"] },
      "Evan Babbit draws railcars: Caboose, Mail Car.",
    ],
    ["new-line", { side: "leland" }, "A new line is laid out, and Leland pulls the train."],
    ["full-steam", { seat: 1, times: 0 }, "Evan Babbit lets Ironhorse do nothing."],
    ["spared", { seat: 1, by: 0, what: "ironhorse" }, "Rose Doolan leaves Evan Babbit out of Ironhorse."],
    [
      "exchanged",
      { seat: 0, card: "barrel-QS", other: 1, theirs: "mail-car" },
      "Rose Doolan gives Barrel to Evan Babbit and gets Mail Car.",
    ],
    ["gave", { seat: 0, target: 1, why: "mail-car" }, "Rose Doolan gives a card to Evan Babbit."],
    [
      "gave",
      { seat: 0, target: 1, why: "mail-car", card: "beer-6H" },
      "Rose Doolan gives Beer to Evan Babbit.",
    ],
    ["redirected", { seat: 1, to: 3, by: 0 }, "Evan Babbit passes the shot on to Sancho."],
    ["haunts", { seat: 3, why: "ghost" }, "Sancho has no life left, and stays as a ghost."],
    ["came-back", { seat: 3, why: "ghost" }, "Sancho comes back as a ghost."],
    [
      "fended",
      { seat: 1, card: "sleeper-car", by: 0 },
      "Evan Babbit holds off Rose Doolan with Sleeper Car.",
    ],
    ["shot", { by: null, at: 0, card: null, need: 1 }, "Ironhorse fires at Rose Doolan."],
    [
      "wounded",
      { seat: 0, points: 1, by: null, life: 2, why: "tombrock" },
      /^Tombrock costs Rose Doolan 1 life point/,
    ],
    [
      "played",
      { seat: 0, card: "money-bag-QC", at: 1, on: "mail-car", like: "panic" },
      "Rose Doolan plays Money Bag (Panic!) against Mail Car of Evan Babbit.",
    ],
    [
      "played",
      { seat: 0, card: "water-tower-8H", at: null, on: "caboose", like: "water-tower" },
      "Rose Doolan plays Water Tower and takes Caboose from the train.",
    ],
    ["returned", { seat: 0, cards: ["beer-6H"] }, "Rose Doolan puts Beer back on the draw pile."],
    ["returned", { seat: 0, cards: [] }, null],
    ["checked", { seat: 0, why: "most-wanted", card: "beer-6H", good: false }, null],
  ])("%s %o", (kind, payload, sentence) => {
    const trouble = vi.spyOn(console, "error");
    const told = game.tell({ kind, payload }, trainTable(), NAMES);
    if (sentence instanceof RegExp) expect(told).toMatch(sentence);
    else expect(told).toBe(sentence);
    expect(trouble).not.toHaveBeenCalled();
  });
});

describe("what happened to Feats and Legends", () => {
  const told = (kind: string, payload: Record<string, unknown>) =>
    tell({ kind, payload }, legendsTable(), NAMES);

  it.each<[string, Record<string, unknown>, string]>([
    [
      "feat-performed",
      { seat: 0, card: "bottleneck", count: 2, left: 1 },
      "Rose Doolan performs Bottleneck and puts 2 Fame tokens on it: 1 left.",
    ],
    ["feat-claimed", { seat: 1, card: "bottleneck" }, "Legendary Jesse Jones claims Bottleneck."],
    [
      "feat-discarded",
      { card: "bottleneck", tokens: 3 },
      "Bottleneck is put away, and 3 Fame tokens are gone with it.",
    ],
    ["legend", { seat: 1, name: "legendary-jesse-jones" }, "Jesse Jones becomes a Legend!"],
    [
      "legend-over",
      { seat: 3, name: "vulture-sam", life: 4, most: 4 },
      "Vulture Sam rises again with 4 life points, and is a Legend no more.",
    ],
    [
      "looked-at",
      { seat: 1, victim: 0, count: 2, cards: ["bang-QH", "beer-6H"] },
      "Legendary Jesse Jones looks at the hand of Rose Doolan: BANG!, Beer.",
    ],
    [
      "wounded",
      { seat: 3, points: 1, by: 1, life: 1, why: "claim" },
      "Claim costs Jourdonnais 1 life point: 1 left.",
    ],
    ["discarded", { seat: 0, card: "beer-6H", why: "jail" }, "Jail: Rose Doolan discards Beer."],
    ["discarded", { seat: 0, card: "beer-6H", why: "tax" }, "Rose Doolan pays Beer for the shot."],
    ["discarded", { seat: 0, card: "beer-6H", why: "bottleneck" }, "Bottleneck: Rose Doolan discards Beer."],
  ])("is told: %s", (kind, payload, expected) => {
    expect(told(kind, payload)).toBe(expected);
  });

  it("leaves the Jail that is opened to its own sentence", () => {
    expect(told("discarded", { seat: 0, card: "jail-4H", why: "jail" })).toBeNull();
  });
});
