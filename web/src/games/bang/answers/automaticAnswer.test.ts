import { describe, expect, it } from "vitest";
import { ask, resetBeforeEach } from "../testTable";
import { BARREL, CONFIRM, NO_BARREL, NO_BEER, PASS, TOGGLES } from "../toggles";
import { automaticAnswer, offeredAnswers } from "./automaticAnswer";

resetBeforeEach();

describe("automatic answers", () => {
  const on =
    (...toggles: { id: string }[]) =>
    (toggle: { id: string }) =>
      toggles.some((each) => each.id === toggle.id);
  const dodge = ask("dodge", ["play missed-2S", "use barrel-QS", "pass"]);
  const save = ask("save", ["play beer-6H", "pass"]);

  it("are off at first, but for the doubts", () => {
    expect(TOGGLES.filter((each) => each.usual)).toEqual([CONFIRM]);
    expect([dodge, save, ask("fend", ["pass"])].map((each) => automaticAnswer(each))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("pass when nothing else is possible", () => {
    expect(automaticAnswer(ask("fend", ["pass"]), on(PASS))).toBe("pass");
    expect(automaticAnswer(dodge, on(PASS))).toBeNull();
  });

  it("try the Barrel, or never", () => {
    expect(automaticAnswer(dodge, on(BARREL))).toBe("use barrel-QS");
    expect(automaticAnswer(dodge, on(BARREL, NO_BARREL))).toBeNull();
    expect(offeredAnswers(dodge, on(NO_BARREL))).toEqual(["play missed-2S", "pass"]);
    expect(automaticAnswer(ask("dodge", ["use jourdonnais", "pass"]), on(NO_BARREL, PASS))).toBe("pass");
  });

  it("keep the Beer", () => {
    expect(automaticAnswer(save, on(NO_BEER))).toBe("pass");
    expect(
      automaticAnswer(ask("save", [...save.answers, "use sid-ketchum bang-QH"]), on(NO_BEER)),
    ).toBeNull();
  });
});
