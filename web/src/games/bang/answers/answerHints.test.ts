import { describe, expect, it } from "vitest";
import {
  ask,
  goldRushTable,
  LEGENDS_TURN,
  legendsTable,
  resetBeforeEach,
  table,
  trainTable,
  withMe,
} from "../testTable";
import { answerHint, costOfPassing, featPrice } from "./answerHints";
import { answerPath, type Step } from "./answerSteps";

resetBeforeEach();

describe("the answers of the train, in words", () => {
  it("are asked for step by step", () => {
    const turn = ask("turn", ["end"]);
    const card: Step = { type: "card", card: "bang-QH" };
    const told = (picked: Step[], then: Step[]) => answerHint(turn, trainTable(), picked, then);
    expect(told([{ type: "car", car: "caboose" }], [card])).toBe("Caboose at Frisco: pay with a clubs card.");
    expect(told([{ type: "move", by: "advance" }], [])).toMatch(/Affordable then/);
    expect(told([{ type: "use", use: "caboose" }], [card])).toBe("Caboose: choose the card to discard.");
    expect(told([{ type: "card", card: "switch-6H" }], [card])).toMatch(/choose the card in play/);
    expect(told([{ type: "card", card: "water-tower-8H" }], [{ type: "car", car: "caboose" }])).toBe(
      "Water Tower: choose a railcar.",
    );
    expect(answerHint(ask("board", []), trainTable(), [], [{ type: "car", car: "caboose" }])).toMatch(
      /Choose a railcar/,
    );
  });
});

describe("the answers about Feats", () => {
  it("say what a Feat costs", () => {
    expect(featPrice(legendsTable(), LEGENDS_TURN)).toBe("2 Fame tokens, 1 left");
    expect(featPrice(withMe(legendsTable(), { counters: [["fame", 1]] }), LEGENDS_TURN)).toBe(
      "your last Fame: you become a Legend!",
    );
    expect(featPrice(legendsTable(), ask("feat", ["claim bottleneck", "pass"]))).toBe(
      "another Legend may lose 1 life point",
    );
    expect(featPrice(legendsTable(), ask("dismiss", ["dismiss bottleneck", "dismiss borderlands"]))).toBe("");
  });

  it("are asked for card by card", () => {
    const picked = answerPath("perform bottleneck beer-6H").steps;
    expect(answerHint(LEGENDS_TURN, legendsTable(), picked.slice(0, 1), picked.slice(1))).toBe(
      "Bottleneck: choose a card for it.",
    );
  });
});

describe("passing", () => {
  it("says what it costs", () => {
    const asked = ask("dodge", ["pass"], { by: 1, card: "bang-3C", need: 2, bang: true });
    expect(costOfPassing(asked, table())).toBe("−1 life point, 2 left");
    expect(costOfPassing(ask("save", []), table())).toBe("you are out!");
  });
});

describe("the nuggets of a turn", () => {
  it("are told with what to choose", () => {
    const wanted: Step = { type: "offer", card: "wanted-1", price: 2 };
    expect(answerHint(ask("turn", []), goldRushTable(), [wanted], [{ type: "seat", seat: 1 }])).toBe(
      "Buy Wanted for 2 nuggets: choose one of the marked players.",
    );
    expect(answerHint(ask("turn", []), goldRushTable(), [], [])).toBe(
      "You cannot play any card now. You have 3 nuggets to spend.",
    );
  });
});
