import { describe, expect, it } from "vitest";
import { currentActionText, currentAim } from "./currentAction";
import { event, NAMES, resetBeforeEach, table } from "./testTable";

resetBeforeEach();

describe("what is under way", () => {
  const shot = table({ under_way: [{ what: "shot", by: 1, at: 0, card: "bang-3C", need: 2 }] });

  it("in a sentence", () => {
    expect(currentActionText(shot, NAMES)).toBe(
      "Slab the Killer shoots at Rose Doolan with BANG!. It takes 2 Missed! to cancel it.",
    );
    expect(currentActionText(table(), NAMES)).toBeNull();
    const bare = table({ under_way: [{ what: "shot", by: 1, at: 0, card: null, need: 1 }] });
    expect(currentActionText(bare, NAMES)).toBe(
      "Slab the Killer shoots at Rose Doolan with Winchester. A Missed! cancels it.",
    );
    const under_way = [{ what: "fend" as const, by: 1, at: 0, card: "duel-QD", need: 1 }];
    expect(currentActionText(table({ turn: 1, under_way }), NAMES)).toBe(
      "Duel from Slab the Killer: Rose Doolan discards a BANG! or loses 1 life point.",
    );
    expect(currentActionText(table({ turn: 0, under_way }), NAMES)).toBe(
      "Duel against Slab the Killer: Rose Doolan discards a BANG! or loses 1 life point.",
    );
  });

  it("says that nothing cancels a BANG! of Legendary Slab the Killer", () => {
    const sure = { what: "shot", by: 1, at: 0, card: "bang-3C", need: null } as const;
    expect(currentActionText(table({ under_way: [sure] }), NAMES)).toBe(
      "Slab the Killer shoots at Rose Doolan with BANG!. Nothing can cancel it.",
    );
  });

  it("without a shot that is cancelled already", () => {
    const cancelled = { what: "shot", by: 1, at: 0, card: "bang-3C", need: 0 } as const;
    expect(currentActionText(table({ under_way: [cancelled] }), NAMES)).toBeNull();
    const duel = { what: "fend", by: 1, at: 0, card: "duel-QD", need: 0 } as const;
    expect(currentActionText(table({ under_way: [duel, cancelled] }), NAMES)).toContain("Duel");
    const saved = { what: "save", by: 1, at: 0, card: null, need: 0 } as const;
    expect(currentActionText(table({ under_way: [saved] }), NAMES)).toBeNull();
  });

  it("as an arrow; what is being shown comes first", () => {
    expect(currentAim(shot, null)).toEqual({ from: 1, to: 0, harm: true });
    expect(currentAim(shot, event("took", { seat: 0, victim: 3, place: "hand" }))).toEqual({
      from: 3,
      to: 0,
      harm: false,
    });
    expect(currentAim(shot, event("drew", { seat: 0 }))).toBeNull();
    expect(currentAim(table(), event("played", { seat: 0, at: 0 }))).toBeNull();
    expect(currentAim(shot, event("bought", { seat: 0, at: 3 }))).toEqual({
      from: 0,
      to: 3,
      harm: false,
    });
  });
});
