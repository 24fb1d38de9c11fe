import { describe, expect, it } from "vitest";
import { goal, legendsTable, player, resetBeforeEach, withMe } from "../testTable";
import type { GoalView } from "../views";
import { featMeans, featReach, featReachText, featStandingText } from "./featProgress";

resetBeforeEach();

describe("how far a Feat is", () => {
  const of = (card: string, view = legendsTable(), more: Partial<GoalView> = {}) =>
    featMeans(view, goal(card, more));

  it.each<[string, ReturnType<typeof featMeans>]>([
    ["fifty-guns", null],
    ["wounded-pride", ["bang-QH"]],
    ["old-west-gang", null],
    ["3-15-to-yooma", ["bang-QH"]],
    ["wilhelm-scream", null],
    ["scrugs-ballad", ["duel-QD"]],
    ["for-a-few-cards-more", null],
    ["quick-death", ["bang-QH"]],
    ["man-with-no-name", "life"],
    ["borderlands", "hand"],
  ])("knows with what you could do %s", (card, expected) => {
    expect(of(card)).toEqual(expected);
  });

  it("knows that The Oregon Trail is for the draw phase", () => {
    expect(of("oregon-trail", legendsTable({ phase: "draw" }))).toBe("trail");
    expect(of("oregon-trail", legendsTable({ turn: 1 }))).toBe("trail");
    expect(of("oregon-trail", legendsTable({ phase: "play" }))).toBeNull();
  });

  it("takes what the table says of those that are done at will", () => {
    expect(of("last-hero", legendsTable(), { free: true, cards: ["barrel-QS"] })).toEqual(["barrel-QS"]);
    expect(of("bottleneck", legendsTable(), { free: true })).toBeNull();
  });

  it("counts too many cards, but not those of a shadow, which keeps none", () => {
    const card = "for-a-few-cards-more";
    expect(of(card, withMe(legendsTable(), { hand_limit: 1 }))).toBe("excess");
    expect(of(card, withMe(legendsTable(), { hand_limit: 0, marks: ["shadow"] }))).toBeNull();
  });

  it("sees a weapon that can be taken, discarded or replaced", () => {
    const hand = ["panic-JH", "cat-balou-KH", "schofield-JC"];
    expect(of("fifty-guns", legendsTable({ hand }))).toEqual(["cat-balou-KH", "panic-JH"]);
    expect(
      of(
        "fifty-guns",
        withMe(legendsTable({ hand, distances: [null, 2, 2, 1] }), { cards: ["volcanic-10S"] }),
      ),
    ).toEqual(["cat-balou-KH", "schofield-JC"]);
  });

  it("counts no BANG! that may not be fired any more", () => {
    expect(of("quick-death", legendsTable({ bangs: 1 }))).toBeNull();
    expect(of("quick-death", legendsTable({ bangs: 1, turn: 1 }))).toEqual(["bang-QH"]);
  });

  it("needs two away for a scream, whatever brings the others closer", () => {
    expect(of("wilhelm-scream", legendsTable({ reaches: [false, true, true, true] }))).toEqual(["bang-QH"]);
    const mustang = legendsTable();
    mustang.players[1] = player(1, "legendary-jesse-jones", {
      cards: ["mustang-8H"],
      counters: [["fame", 5]],
    });
    expect(of("wilhelm-scream", mustang)).toEqual(["bang-QH"]);
  });

  it("knows cards that hit many, and what follows a first hit", () => {
    expect(of("old-west-gang", legendsTable({ hand: ["gatling-10H", "bang-QH"] }))).toEqual(["gatling-10H"]);
    expect(of("old-west-gang", legendsTable(), { have: 1, need: 2 })).toEqual(["bang-QH", "duel-QD"]);
  });

  it("lets Calamity Janet shoot with what she can", () => {
    expect(of("quick-death", withMe(legendsTable(), { character: "calamity-janet" }))).toEqual([
      "bang-QH",
      "missed-2S",
    ]);
    expect(of("quick-death", withMe(legendsTable(), { character: "legendary-calamity-janet" }))).toHaveLength(
      4,
    );
  });

  it("says that a Feat can be done now only if the table says so", () => {
    const said = (more: Partial<GoalView>) => featStandingText(legendsTable(), goal("old-west-gang", more));
    expect(said({ have: 2, need: 2 })).toBe("possible with BANG!, Duel");
    expect(said({ have: 2, need: 2, now: true })).toBe("can be performed now");
    expect(said({ have: 2, need: 2, now: true, state: "claim" })).toBe("can be claimed now");
    expect(featReach(legendsTable(), goal("old-west-gang", { now: true }))).toBe("near");
  });

  it("says why, in words", () => {
    const [bottleneck, scream] = legendsTable().goals;
    expect([featReach(legendsTable(), bottleneck!), featReach(legendsTable(), scream!)]).toEqual([
      "near",
      "done",
    ]);
    expect(featReachText(legendsTable(), bottleneck!)).toBe("possible with Beer");
    expect(featReachText(legendsTable(), goal("oregon-trail", { state: "spent" }))).toBe("one Feat per turn");
  });
});
