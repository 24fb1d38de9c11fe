import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { LANGUAGES, say, texts } from "../../lib/texts.svelte";
import EliminatedPanel from "./EliminatedPanel.svelte";
import SubjectInfo from "./info/SubjectInfo.svelte";
import { endingText, roleGoalText } from "./roleGoal";
import { NAMES, player, resetBeforeEach, table } from "./testTable";
import type { TableView } from "./views";

resetBeforeEach();

/** Return a table of three players. Ann is the Deputy. */
function three(more: Partial<TableView> = {}): TableView {
  return table({
    players: [player(0, "rose-doolan"), player(1, "slab-the-killer"), player(2, "suzy-lafayette")],
    roles: ["deputy", "outlaw", "renegade"],
    distances: [null, 1, 1],
    reaches: [false, true, true],
    ...more,
  });
}

function seatInfo(view: TableView, seat: number): string {
  const subject = { type: "seat", seat } as const;
  return render(SubjectInfo, { subject, view, players: NAMES, short: true }).container.textContent;
}

describe("the goal of a role", () => {
  it("is told to its owner in the second person, and to others in the third", () => {
    expect(seatInfo(table(), 0)).toContain("Eliminate the Sheriff, no matter who fires the shot.");
    expect(seatInfo(table(), 1)).toContain("The Sheriff wins when all Outlaws and Renegades are eliminated.");
    expect(seatInfo(table(), 1)).not.toContain("your role");
  });

  it("names the target in a game of three", () => {
    expect(seatInfo(three(), 0)).toContain("You hunt the Renegade.");
    expect(seatInfo(three(), 1)).toContain("The Outlaw hunts the Deputy");
    expect(seatInfo(three(), 2)).toContain("The Renegade hunts the Outlaw");
  });

  it("is to survive in a game of two", () => {
    const two = three({ players: three().players.slice(0, 2), roles: [null, null] });
    expect(seatInfo(two, 1)).toContain("There are no roles. The last player alive wins.");
  });

  it.each(LANGUAGES)("never mentions a Sheriff in a game of three in %s", async (language) => {
    await texts.load(language);
    const sheriff = say("bang-role-sheriff");
    for (const role of ["deputy", "outlaw", "renegade"])
      for (const own of [true, false]) expect(roleGoalText(three(), role, own)).not.toContain(sheriff);
    expect(endingText(three({ over: true, why: "outlaws" }))).not.toContain(sheriff);
    expect(endingText(table({ over: true, why: "outlaws" }))).toContain(sheriff);
  });
});

describe("an eliminated player", () => {
  it.each([
    [table({ roles: ["outlaw", "sheriff", null, null] }), "You can still win with the others on your side"],
    [three({ roles: ["outlaw", "deputy", "renegade"] }), "You can watch to the end."],
  ])("reads that others can still win for them only if somebody can", (view, text) => {
    render(EliminatedPanel, { view, wantsRematch: false, setWantsRematch: () => {} });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });
});
