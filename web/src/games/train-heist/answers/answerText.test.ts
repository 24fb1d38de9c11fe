import { describe, expect, it } from "vitest";
import { readAnswer } from "../../shared/parseAnswer";
import { ask, players, resetBeforeEach, view } from "../testTable";
import { answerCost, answerText, answerWarning } from "./answerText";

resetBeforeEach();

describe("words", () => {
  it("say what an answer costs and what comes with it", () => {
    const question = ask(["board to IN_B", "end", "loot KEY-4 WILD-1 to A1"]);
    const [board, end, loot] = question.answers.map(readAnswer);
    if (!board || !end || !loot) throw new Error();
    expect([
      answerCost(board, question),
      answerCost(end, question),
      answerCost(readAnswer("pair KEY-1 BAG-1"), question),
    ]).toEqual(["action", null, "free"]);
    expect(answerWarning(board, question, view)).toBe("The Sheriff is there!");
    expect(answerWarning(end, question, view)).toBe("3 actions unused");
    expect(answerWarning(loot, question, view)).toBe("the Sheriff comes 1 space closer");
    expect(answerText(loot, view, players, question)).toBe("Loot square A1: pay 4 Keyhole, Wild Card");
  });
});
