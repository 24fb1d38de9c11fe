import { describe, expect, it } from "vitest";
import { ask, resetBeforeEach } from "../testTable";
import {
  AUTO_PASS,
  AUTO_USE_BARREL,
  CONFIRM,
  NEVER_SAVE_WITH_BEER,
  NEVER_USE_BARREL,
  TOGGLES,
} from "../toggles";
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
    expect(TOGGLES.filter((each) => each.onByDefault)).toEqual([CONFIRM]);
    expect([dodge, save, ask("fend", ["pass"])].map((each) => automaticAnswer(each))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("pass when nothing else is possible", () => {
    expect(automaticAnswer(ask("fend", ["pass"]), on(AUTO_PASS))).toBe("pass");
    expect(automaticAnswer(dodge, on(AUTO_PASS))).toBeNull();
  });

  it("try the Barrel, or never", () => {
    expect(automaticAnswer(dodge, on(AUTO_USE_BARREL))).toBe("use barrel-QS");
    expect(automaticAnswer(dodge, on(AUTO_USE_BARREL, NEVER_USE_BARREL))).toBeNull();
    expect(offeredAnswers(dodge, on(NEVER_USE_BARREL))).toEqual(["play missed-2S", "pass"]);
    expect(automaticAnswer(ask("dodge", ["use jourdonnais", "pass"]), on(NEVER_USE_BARREL, AUTO_PASS))).toBe(
      "pass",
    );
  });

  it("keep the Beer", () => {
    expect(automaticAnswer(save, on(NEVER_SAVE_WITH_BEER))).toBe("pass");
    expect(
      automaticAnswer(ask("save", [...save.answers, "use sid-ketchum bang-QH"]), on(NEVER_SAVE_WITH_BEER)),
    ).toBeNull();
  });
});
