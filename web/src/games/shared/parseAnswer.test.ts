import { describe, expect, it } from "vitest";
import { readAnswer } from "./parseAnswer";

describe("an answer", () => {
  it.each([
    ["pass", { verb: "pass", cards: [], seat: null, place: null, number: null }],
    ["scheme fire move flip", { verb: "scheme", cards: ["fire", "move", "flip"] }],
    ["play BANG!#17 at 3", { verb: "play", cards: ["BANG!#17"], seat: 3 }],
    ["ride at 2 to car-3 for 1", { verb: "ride", cards: [], seat: 2, place: "car-3", number: 1 }],
  ])("%s is read in its payload", (text, payload) => {
    expect(readAnswer(text)).toMatchObject({ text, ...payload });
  });
});
