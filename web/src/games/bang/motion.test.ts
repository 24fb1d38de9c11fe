import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../protocol";
import { motions } from "./motion";
import { soundOf } from "./sounds";
import { table } from "./testTable";

const event = (kind: string, payload: WireEvent["payload"]): WireEvent => ({
  kind,
  payload,
  narration: null,
});

describe("the motions of BANG!", () => {
  const view = table();

  it("fly a drawn card into the own hand, and face down to others", () => {
    expect(motions(event("drew", { seat: 0, count: 1, cards: ["bang-QH"] }), view)).toEqual([
      { type: "fly", thing: "bang-QH", from: "deck", to: "card-bang-QH|hand|seat-0", after: 0 },
    ]);
    const others = motions(event("drew", { seat: 1, count: 2 }), view);
    expect(others.map((each) => each.type === "fly" && [each.thing, each.to])).toEqual([
      ["", "seat-1"],
      ["", "seat-1"],
    ]);
  });

  it("show no card that this seat may not know", () => {
    const [stolen] = motions(event("took", { seat: 1, victim: 3, place: "hand" }), view);
    expect(stolen).toMatchObject({ thing: "", from: "seat-3", to: "seat-1" });
  });

  it("shoot from the shooter, but not if nobody shoots", () => {
    expect(motions(event("shot", { by: 1, at: 0, card: null, need: 1 }), view)[0]).toEqual({
      type: "shot",
      from: "seat-1",
      to: "seat-0",
    });
    const nobody = motions(event("shot", { by: null, at: 0, card: null, need: 1 }), view);
    expect(nobody.map((each) => each.type)).toEqual(["flash"]);
  });

  it("are none for an event of a newer server", () => {
    expect(motions(event("danced", { seat: 0 }), view)).toEqual([]);
    expect(soundOf(event("danced", { seat: 0 }))).toBeNull();
  });

  it("sound like the card", () => {
    expect(soundOf(event("played", { seat: 0, card: "beer-6H" }))).toBe("beer");
    expect(soundOf(event("played", { seat: 0, card: "cat-balou-9D" }))).toBe("card");
    expect(soundOf(event("equipped", { seat: 0, card: "dynamite-2H" }))).toBe("fuse");
  });
});
