import { describe, expect, it } from "vitest";
import { logLines } from "./logLines";
import type { LogEntry } from "./narration";

/** Make entries from words: `+` begins an action, `-` takes one back, `#` opens a turn. */
function entries(words: string): LogEntry[] {
  return words.split(" ").map((word, number) => ({
    number,
    kind: "x",
    written: word,
    spoken: word,
    parts: [],
    opensStep: word.startsWith("#"),
    action: word.startsWith("+") ? "begins" : word.startsWith("-") ? "undone" : null,
  }));
}

function told(words: string): string[] {
  return logLines(entries(words)).map(({ entry, undone }) =>
    undone.length ? `${entry.written}(${undone.map((each) => each.written).join(" ")})` : entry.written,
  );
}

describe("the lines of the log", () => {
  it.each([
    ["all of them, if nothing is taken back", "#turn +go met", ["#turn", "+go", "met"]],
    [
      "without the action that was taken back, and what followed from it",
      "#turn +go +loot won -no",
      ["#turn", "+go", "-no(+loot won)"],
    ],
    ["without several, one after the other", "+go +loot -no -no then", ["-no(+go +loot -no)", "then"]],
    ["with an action of an earlier turn", "+go #turn -no", ["+go", "#turn", "-no"]],
  ])("are %s", (_what, words, expected) => {
    expect(told(words)).toEqual(expected);
  });
});
