import { describe, expect, it } from "vitest";
import { applyChanges } from "./viewChanges";

describe("the changes of a view", () => {
  const view = { seats: [{ life: 4 }, { life: 3 }], deck: 60 };

  it("are made along their paths and leave the old view as it was", () => {
    const now = applyChanges(view, [
      { path: ["seats", 1, "life"], to: 2 },
      { path: ["deck"], to: null },
    ]);
    expect(now).toEqual({ seats: [{ life: 4 }, { life: 2 }], deck: null });
    expect(view.seats[1]).toEqual({ life: 3 });
  });

  it("may replace all of it", () => {
    expect(applyChanges(view, [{ path: [], to: 7 }])).toBe(7);
  });
});
