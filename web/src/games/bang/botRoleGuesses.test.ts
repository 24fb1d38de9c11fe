import { describe, expect, it } from "vitest";
import { roleGuesses } from "./botRoleGuesses";
import type { TableView } from "./views";

const view = { roles: ["sheriff", "outlaw", "deputy", "renegade"] } as unknown as TableView;
const thought = {
  seat: 1,
  bot: "normal",
  thoughts: {
    kind: "roles",
    seats: { "3": { outlaw: 0.7, renegade: 0.3 }, "2": { deputy: 0.996, outlaw: 0.004 } },
  },
};

describe("what a bot believed", () => {
  it("is told by seats, the likeliest role first, without what is next to nothing", () => {
    expect(roleGuesses(thought, view)).toEqual([
      { seat: 2, shares: [{ role: "deputy", share: 0.996 }], truth: "deputy", right: true },
      {
        seat: 3,
        shares: [
          { role: "outlaw", share: 0.7 },
          { role: "renegade", share: 0.3 },
        ],
        truth: "renegade",
        right: false,
      },
    ]);
  });
});
