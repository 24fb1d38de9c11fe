import { describe, expect, it } from "vitest";
import { ask, resetBeforeEach, view } from "../testTable";
import { confirmReason } from "./confirmReason";

resetBeforeEach();

describe("what to think twice about", () => {
  it.each([
    ["move to IN_B", "heist-web-doubt-sheriff"],
    ["move to TOWN_A", null],
    ["end", "heist-web-doubt-flat"],
    ["drop", null],
  ])("%s", (answer, why) => {
    expect(confirmReason(answer, ask([answer]), view)).toBe(why);
  });

  it("not where the Sheriff catches nobody", () => {
    expect(confirmReason("move to IN_B", ask([], "turn", { caught_at: null }), view)).toBeNull();
  });

  it("actions that are left, if nothing worse", () => {
    const calm = { ...view, preview: null };
    expect(confirmReason("end", ask([]), calm)).toBe("heist-web-doubt-end");
    expect(confirmReason("end", ask([], "turn", { actions: 0 }), calm)).toBeNull();
  });
});
