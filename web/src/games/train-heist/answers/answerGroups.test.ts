import { beforeEach, describe, expect, it, vi } from "vitest";
import { readAnswer } from "../../shared/parseAnswer";
import { settings } from "../../../lib/settings.svelte";
import { ask, place, resetBeforeEach } from "../testTable";
import { answerGroups, endsSomething } from "./answerGroups";
import { picker } from "./picker.svelte";

resetBeforeEach();

describe("the groups", () => {
  const choose = vi.fn();
  beforeEach(() => {
    choose.mockClear();
    picker.end();
    settings.set({ toggles: { "heist-web-toggle-confirm": false } });
  });

  it("answers are grouped by what is done, the end last", () => {
    const question = ask([
      "end",
      "undo",
      "move to G1",
      "move to TOWN_A",
      "drop",
      "ride KEY-4 for 0",
      "ride BAG-5 for 0",
    ]);
    const all = question.answers.map(readAnswer);
    const found = answerGroups(question, [], all, { cards: 0, place: null, openGroup: null });
    expect(found.map((each) => each.id)).toEqual(["move", "drop", "call", "undo", "end"]);
    const moves = answerGroups(question, [], all, { cards: 0, place: null, openGroup: "move" });
    expect(moves.map((each) => each.answers[0]?.text)).toEqual(["move to G1", "move to TOWN_A"]);
  });

  it.each([
    ["give", ["done-give", "cancel"]],
    ["back", ["done-back", "cancel"]],
  ])("a trade can be called off: %s", (kind, buttons) => {
    const question = ask(["give for 0", "done", "cancel"], kind);
    const all = question.answers.map(readAnswer);
    const found = answerGroups(question, [], all, { cards: 0, place: null, openGroup: null });
    expect(found.map((each) => each.id)).toEqual(buttons);
    expect(found.every(endsSomething)).toBe(true);
  });
});
