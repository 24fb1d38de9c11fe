import { describe, expect, it } from "vitest";
import { cowboyName, pointedName, tileName } from "./names";
import { resetBeforeEach, view } from "./testTable";

resetBeforeEach();

describe("names", () => {
  it("one who plays alone goes by colours", () => {
    const solo = { ...view, cowboys: view.cowboys.map((each) => ({ ...each, seat: 0, title: "" })) };
    expect(cowboyName(solo, ["Ann"], 1)).toBe("Yellow");
  });

  it("name whatever is pointed at", () => {
    expect(["A1", "L01", "honest", "KEY-4", "TOWN_A", "IN_A"].map((each) => pointedName(view, each))).toEqual(
      ["square A1", "1 Revolver + 2 Keyholes", "Honest", "4 Keyhole", "Town A", "car A"],
    );
    expect(tileName(view, "L03")).toBe("two pairs");
  });
});
