import { describe, expect, it } from "vitest";
import { resetBeforeEach } from "../testTable";
import { clausesNaming } from "./findClauses";

resetBeforeEach();

describe("rule clauses", () => {
  it("find the clauses about a card", () => {
    const clause = (id: string, about: string[]) => ({ id, title: "", area: "", rule: "", note: "", about });
    const found = clausesNaming(
      [clause("a", ["jail", "sheriff"]), clause("b", []), clause("c", ["beer"])],
      ["jail", "barrel"],
    );
    expect(found.map((each) => each.id)).toEqual(["a"]);
  });
});
