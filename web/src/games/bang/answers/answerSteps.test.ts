import { describe, expect, it } from "vitest";
import { resetBeforeEach, trainTable } from "../testTable";
import { trainAdvance } from "../train-robbery/trainLine";
import { answerPath, answerPaths, completeAnswer, nextSteps, type Step } from "./answerSteps";

resetBeforeEach();

describe("what was picked narrows the answers", () => {
  const ways = [
    "play bang-QH at 1",
    "play bang-QH at 3",
    "play beer-6H",
    "play panic-JH at 1 to hand",
    "play panic-JH winchester-8S at 1",
    "play panic-JH barrel-QS at 0",
    "use sid-ketchum bang-QH",
    "end",
  ].map(answerPath);
  const card = (id: string): Step => ({ type: "card", card: id });
  const seat = (number: number): Step => ({ type: "seat", seat: number });

  it("to seats, then to cards of the seat", () => {
    expect(nextSteps(ways, [card("bang-QH")])).toEqual([seat(1), seat(3)]);
    expect(nextSteps(ways, [card("panic-JH"), seat(1)])).toEqual([
      { type: "part", part: "hand" },
      { type: "part", part: "winchester-8S" },
    ]);
    expect(completeAnswer(ways, [card("panic-JH"), seat(1), { type: "part", part: "winchester-8S" }])).toBe(
      "play panic-JH winchester-8S at 1",
    );
  });

  it("to nothing more when an answer is whole", () => {
    expect(completeAnswer(ways, [card("bang-QH")])).toBeNull();
    expect(completeAnswer(ways, [card("beer-6H")])).toBe("play beer-6H");
    expect(nextSteps(ways, [card("beer-6H")])).toEqual([]);
  });

  it("at first: each card once, abilities and words", () => {
    expect(nextSteps(ways, []).map((step) => step.type)).toEqual(["card", "card", "card", "use", "word"]);
    expect(nextSteps(ways, [{ type: "use", use: "sid-ketchum" }])).toEqual([card("bang-QH")]);
  });

  it.each([
    ["take at 3", [{ type: "seat", seat: 3 }]],
    ["take beer-6H", [{ type: "card", card: "beer-6H" }]],
    ["return for 2", [{ type: "number", number: 2 }]],
    ["choose el-gringo", [{ type: "word", word: "el-gringo" }]],
    ["use barrel-QS", [{ type: "use", use: "barrel-QS" }]],
    ["draw", [{ type: "word", word: "draw" }]],
    ["buy boots for 3", [{ type: "offer", card: "boots", price: 3 }]],
    [
      "buy shot-2 at 1 for 0",
      [
        { type: "offer", card: "shot-2", price: 0 },
        { type: "seat", seat: 1 },
      ],
    ],
    ["scrap boots at 1 for 4", [{ type: "scrap", card: "boots", seat: 1, price: 4 }]],
    [
      "sell beer-6H",
      [
        { type: "card", card: "beer-6H" },
        { type: "word", word: "sell" },
      ],
    ],
    ["use gold-pan", [{ type: "use", use: "gold-pan" }]],
    [
      "use jacky-murieta at 3",
      [
        { type: "use", use: "jacky-murieta" },
        { type: "seat", seat: 3 },
      ],
    ],
    ["as beer", [{ type: "like", like: "beer" }]],
    [
      "as panic at 1 to hand",
      [
        { type: "like", like: "panic" },
        { type: "seat", seat: 1 },
        { type: "part", part: "hand" },
      ],
    ],
    [
      "as panic barrel-QS at 0",
      [
        { type: "like", like: "panic" },
        { type: "seat", seat: 0 },
        { type: "part", part: "barrel-QS" },
      ],
    ],
    ["give wanted-1 at 2", [{ type: "seat", seat: 2 }]],
  ])("%s", (text, steps) => expect(answerPath(text).steps).toEqual(steps));
});

describe("the answers of the train, step by step", () => {
  const steps = (...answers: string[]) =>
    answers.map((text) =>
      answerPath(text)
        .steps.map((step) => step.type)
        .join(" "),
    );

  it("a railcar, then what pays for it", () => {
    expect(steps("board caboose bang-QH", "board caboose", "board caboose to free")).toEqual([
      "car card",
      "car word",
      "car word",
    ]);
  });

  it("a move of the train, then the card that is shown for it", () => {
    expect(steps("advance", "use zippy-roy")).toEqual(["move", "move"]);
  });

  it("cards of your own before those of others, and railcars of the train", () => {
    expect(
      steps(
        "play switch-6H barrel-QS mail-car at 1",
        "play water-tower-8H caboose",
        "play panic-JH mail-car at 1",
      ),
    ).toEqual(["card card seat part", "card car", "card seat part"]);
    expect(
      steps("use sleeper-car barrel-QS at 1", "use caboose barrel-QS", "use evan-babbit beer-6H at 3"),
    ).toEqual(["use card seat", "use card", "use card seat"]);
  });

  it("cards in play by themselves, or with what becomes of them", () => {
    expect(steps("discard mail-car at 1", "discard barrel-QS", "shot barrel-QS", "take caboose")).toEqual([
      "card",
      "card",
      "card word",
      "card",
    ]);
  });

  it("cards that only you look at by their number", () => {
    expect(steps("give at 1 for 2", "drop for 1", "keep", "spare at 3", "skip")).toEqual([
      "number seat",
      "number",
      "word",
      "seat",
      "word",
    ]);
  });

  it("leave no two answers alike", () => {
    const ways = ["discard barrel-QS", "shot barrel-QS", "discard scope-AS", "shot scope-AS"].map(answerPath);
    const card: Step = { type: "card", card: "barrel-QS" };
    expect([completeAnswer(ways, [card]), nextSteps(ways, [card])]).toEqual([
      "discard barrel-QS",
      [{ type: "word", word: "shot" }],
    ]);
  });

  it("show where the train would stand", () => {
    const card = (id: string): Step => ({ type: "card", card: id });
    expect([
      trainAdvance({ type: "move", by: "advance" }, trainTable()),
      trainAdvance(card("next-stop-2D"), trainTable()),
      trainAdvance(card("full-steam-2S"), trainTable()),
      trainAdvance(card("bang-QH"), trainTable()),
      trainAdvance(null, trainTable()),
    ]).toEqual([1, 1, 2, 0, 0]);
    expect(trainAdvance(card("money-bag-QC"), trainTable({ discard: "next-stop-KC" }))).toBe(1);
  });
});

describe("the answers about Feats, step by step", () => {
  it("have a Feat first, then its cards", () => {
    expect(answerPath("perform bottleneck beer-6H").steps).toEqual([
      { type: "feat", feat: "bottleneck" },
      { type: "card", card: "beer-6H" },
    ]);
    expect(answerPath("place borderlands").steps).toEqual([{ type: "feat", feat: "borderlands" }]);
    expect(
      answerPath("use legendary-rose-doolan barrel-QS winchester-8S at 1").steps.map((step) => step.type),
    ).toEqual(["use", "card", "seat", "part"]);
    expect(answerPath("use legendary-rose-doolan barrel-QS at 1 to hand").steps.at(-1)).toEqual({
      type: "part",
      part: "hand",
    });
  });

  it("take the two cards that are shown in either order", () => {
    expect(
      answerPaths("perform thousand-ways-to-die missed-2S bang-AS").map(({ steps }) => steps.length),
    ).toEqual([3, 3]);
    expect(answerPaths("perform good-company beer-6H beer-7H")).toHaveLength(1);
  });
});
