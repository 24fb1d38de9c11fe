import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { say } from "../../../lib/texts.svelte";
import { legendsTable, NAMES, resetBeforeEach, table } from "../testTable";
import SubjectInfo from "./SubjectInfo.svelte";

resetBeforeEach();

describe("the explanation", () => {
  it("of a card adds a rule that an expansion in play changes", () => {
    const subject = { type: "card", card: "jail-JS" } as const;
    const props = { subject, players: NAMES, short: true };
    const rule = "With Legends, they may instead discard a heart from their hand to be free.";
    expect(render(SubjectInfo, { ...props, view: legendsTable() }).container.textContent).toContain(rule);
    expect(render(SubjectInfo, { ...props, view: table() }).container.textContent).not.toContain("Legends");
  });

  it("tells of both sides of a character which one counts", () => {
    const { container } = render(SubjectInfo, {
      subject: { type: "seat", seat: 1 },
      view: legendsTable(),
      players: NAMES,
      short: true,
    });
    const sides = [...container.querySelectorAll(".aside")].map((each) => each.textContent);
    expect(sides).toHaveLength(2);
    expect(sides[0]).toContain(say("bang-character-jesse-jones.about"));
    expect(sides[1]).toContain("in effect");
  });
});
