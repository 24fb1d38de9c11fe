import { describe, expect, it } from "vitest";
import { ask, cowboy, resetBeforeEach, view } from "../testTable";
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

  it("not in the tunnel, and not for who slips through", () => {
    const dark = { ...view, cars: ["T1", "T2", "RW", "T3", "RE"] };
    expect(confirmReason("move to IN_B", ask([]), dark)).toBeNull();
    const slippery = { ...view, cowboys: [cowboy(0, { title: "slippery", title_ready: true })] };
    expect(confirmReason("move to IN_B", ask([]), slippery)).toBeNull();
  });

  it("actions that are left, if nothing worse", () => {
    const calm = { ...view, preview: null };
    expect(confirmReason("end", ask([]), calm)).toBe("heist-web-doubt-end");
    expect(confirmReason("end", ask([], "turn", { actions: 0 }), calm)).toBeNull();
  });
});
