import { describe, expect, it } from "vitest";
import { resetBeforeEach } from "../testTable";
import { clausesNaming } from "./findClauses";

resetBeforeEach();

const clause = (id: string, about: string[], players: number[] = []) => ({
  id,
  title: "",
  area: "",
  rule: "",
  note: "",
  about,
  players,
});

describe("rule clauses", () => {
  it("find the clauses about a card", () => {
    const found = clausesNaming(
      [clause("a", ["jail", "sheriff"]), clause("b", []), clause("c", ["beer"])],
      ["jail", "barrel"],
      4,
    );
    expect(found.map((each) => each.id)).toEqual(["a"]);
  });

  it.each([
    [2, ["any"]],
    [3, ["any", "three"]],
    [4, ["any", "more"]],
    [8, ["any", "more"]],
  ])("are those that apply to %i players", (players, expected) => {
    const roles = [
      clause("any", ["outlaw"]),
      clause("three", ["outlaw"], [3, 3]),
      clause("more", ["outlaw"], [4, 8]),
    ];
    expect(clausesNaming(roles, ["outlaw"], players).map((each) => each.id)).toEqual(expected);
  });
});
