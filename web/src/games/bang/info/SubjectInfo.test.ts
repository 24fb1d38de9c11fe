import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { say } from "../../../lib/texts.svelte";
import { legendsTable, NAMES, resetBeforeEach } from "../testTable";
import SubjectInfo from "./SubjectInfo.svelte";

resetBeforeEach();

describe("the explanation", () => {
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
