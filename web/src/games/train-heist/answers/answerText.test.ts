import { describe, expect, it } from "vitest";
import { readAnswer } from "../../shared/parseAnswer";
import { ask, players, resetBeforeEach, view } from "../testTable";
import { answerGroups } from "./answerGroups";
import { answerCost, answerText, answerWarning } from "./answerText";
import { questionText } from "./questionText";

resetBeforeEach();

describe("words", () => {
  it("name the returned tile that stays at a town", () => {
    const question = ask(["stay L01", "stay L02"], "stay", { cowboy: 0, town: "A", tile: "L03" });
    const [first, second] = question.answers.map(readAnswer);
    if (!first || !second) throw new Error();
    expect(questionText(question, view, players)).toContain("only one tile left (two pairs)");
    expect(answerText(first, view, players, question)).toBe("Leave 1 Revolver + 2 Keyholes there");
    expect(answerText(second, view, players, question)).toBe("Leave straight of 3 there");
    const groups = answerGroups(question, [], [first, second], { cards: 0, place: null, openGroup: null });
    expect(groups.map((each) => each.answers[0]?.text)).toEqual(["stay L01", "stay L02"]);
  });

  it("say what an answer costs and what comes with it", () => {
    const question = ask(["board to IN_B", "end", "loot KEY-4 WILD-1 to A1"]);
    const [board, end, loot] = question.answers.map(readAnswer);
    if (!board || !end || !loot) throw new Error();
    expect([
      answerCost(board, question),
      answerCost(end, question),
      answerCost(readAnswer("pair KEY-1 BAG-1"), question),
    ]).toEqual(["action", null, "free"]);
    expect(answerWarning(board, question)).toBe("The Sheriff is there!");
    expect(answerWarning(end, question)).toBe("3 actions unused");
    expect(answerWarning(loot, question)).toBe("the Sheriff comes 1 space closer");
    const loud = readAnswer("loot WILD-1 WILD-2 WILD-3 to A1");
    expect(answerWarning(loud, question)).toBe("the Sheriff comes 2 spaces closer");
    expect(answerWarning(loud, { ...question, about: { ...question.about, lure: 0 } })).toBe("");
    expect(answerText(loot, view, players, question)).toBe("Loot square A1: pay 4 Keyhole, Wild Card");
  });
});
