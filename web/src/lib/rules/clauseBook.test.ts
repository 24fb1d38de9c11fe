import { describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../api";
import { clauseCard } from "./clauses.testing";
import { clausesNaming, clausesOf } from "./clauseBook";

describe("the clauses of a game", () => {
  it("are loaded once for each language", async () => {
    const load = vi
      .spyOn(api, "rules")
      .mockImplementation((_, language) => Promise.resolve([clauseCard(`BASE-${language}`)]));
    const [one, again] = await Promise.all([clausesOf("game-1", "en"), clausesOf("game-1", "en")]);
    expect(again).toBe(one);
    expect((await clausesOf("game-1", "it"))[0]?.id).toBe("BASE-it");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("are asked for again after the server did not answer", async () => {
    const offline = new Refusal({ kind: "offline", details: {}, text: "" });
    const load = vi.spyOn(api, "rules").mockRejectedValueOnce(offline).mockResolvedValueOnce([]);
    await expect(clausesOf("game-2", "en")).rejects.toBe(offline);
    expect(await clausesOf("game-2", "en")).toEqual([]);
    load.mockRestore();
  });

  it("are found by the things that they are about", () => {
    const clauses = [
      clauseCard("a", { about: ["jail", "sheriff"] }),
      clauseCard("b"),
      clauseCard("c", { about: ["beer"] }),
    ];
    expect(clausesNaming(clauses, ["jail", "barrel"]).map((each) => each.id)).toEqual(["a"]);
  });

  it.each([
    [2, ["any"]],
    [3, ["any", "three"]],
    [4, ["any", "more"]],
    [8, ["any", "more"]],
    [undefined, ["any", "three", "more"]],
  ])("are those that apply to %i players", (players, expected) => {
    const roles = [
      clauseCard("any", { about: ["outlaw"] }),
      clauseCard("three", { about: ["outlaw"], players: [3, 3] }),
      clauseCard("more", { about: ["outlaw"], players: [4, 8] }),
    ];
    expect(clausesNaming(roles, ["outlaw"], players).map((each) => each.id)).toEqual(expected);
  });
});
