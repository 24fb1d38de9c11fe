import { beforeEach, describe, expect, it } from "vitest";
import type { MatchSummary } from "../protocol";
import { beliefLines, beliefsAt, deedRows, shownDeeds } from "./matchSummary";
import { texts } from "./texts.svelte";

const text = (id: string, args = {}) => ({ say: "text" as const, id, args });
const thought = (seat: number, share: number) => ({ seat, bot: "normal", thoughts: { share } });

const SUMMARY = {
  match: { key: "k", end: { winners: [1], why: "law" } },
  events: 9,
  ending: null,
  seats: [
    { role: text("bang-role-outlaw"), things: [text("bang-end-out")] },
    { role: text("bang-role-sheriff"), things: [text("bang-end-alive", { count: 2 })] },
  ],
  deeds: [
    { id: "bang-deed-kills", counts: [0, 1] },
    { id: "bang-deed-healed", counts: [0, 0] },
    { id: "bang-deed-played", counts: [4, 4] },
  ],
  turning_points: [],
  beliefs: [
    { step: 2, thoughts: [thought(0, 0.25), thought(1, 0.5)] },
    { step: 6, thoughts: [thought(0, 0.75), thought(1, 0.5)] },
  ],
} as unknown as MatchSummary;

beforeEach(() => texts.load("en"));

describe("the table of deeds", () => {
  it("leaves out what nobody did", () => {
    expect(shownDeeds(SUMMARY).map(({ id }) => id)).toEqual(["bang-deed-kills", "bang-deed-played"]);
  });

  it("says what everybody was, and marks the winners and the most of each deed", () => {
    expect(deedRows(SUMMARY, ["Ann", "Bo"])).toEqual([
      {
        seat: 0,
        won: false,
        role: "Outlaw",
        things: ["eliminated"],
        counts: [
          { count: 0, best: false },
          { count: 4, best: true },
        ],
      },
      {
        seat: 1,
        won: true,
        role: "Sheriff",
        things: ["alive with 2 life points"],
        counts: [
          { count: 1, best: true },
          { count: 4, best: true },
        ],
      },
    ]);
  });
});

describe("the beliefs", () => {
  const shares = ({ seat, thoughts }: { seat: number; thoughts: unknown }) => [
    { seat: 1 - seat, share: (thoughts as { share: number }).share },
    { seat: 5, share: 1 },
  ];

  it("hold until the next ones", () => {
    expect(beliefsAt(SUMMARY, 1)).toBeNull();
    expect(beliefsAt(SUMMARY, 5)).toBe(SUMMARY.beliefs[0]?.thoughts);
    expect(beliefsAt(SUMMARY, 6)).toBe(SUMMARY.beliefs[1]?.thoughts);
  });

  it("of one bot are a line for each player about whom it was in doubt", () => {
    expect(beliefLines(SUMMARY, 0, shares)).toEqual([
      {
        seat: 1,
        points: [
          { step: 2, share: 0.25 },
          { step: 6, share: 0.75 },
        ],
      },
    ]);
  });
});
