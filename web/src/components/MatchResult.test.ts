import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../lib/api";
import type { TableState } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import type { MatchSummary } from "../protocol";
import MatchResult from "./MatchResult.svelte";

const KEY = "k".repeat(22);
const text = (id: string, args = {}) => ({ say: "text" as const, id, args });

const SUMMARY = {
  match: { key: KEY, end: { winners: [1], why: "last-aboard" } },
  events: 30,
  ending: null,
  seats: [
    { role: text("colt-bandit-belle"), things: [text("colt-end-out")] },
    { role: text("colt-bandit-doc"), things: [text("colt-end-treasure", { value: 301 })] },
  ],
  deeds: [{ id: "colt-deed-hits", counts: [2, 1] }],
  turning_points: [{ step: 12, title: text("colt-moment-lead"), narration: null }],
  beliefs: [],
} as unknown as MatchSummary;

function result(seat: number | null, winners: number[]) {
  const tableState = {
    seat,
    match: KEY,
    end: { winners, why: "last-aboard" },
    fair: null,
    table: { me: seat, seats: [{}, {}], host: 1 },
  } as unknown as TableState;
  render(MatchResult, {
    tableState,
    players: ["Ann", "Bo"],
    game: null,
    view: null,
    toWaitingRoom: () => {},
  });
}

beforeEach(async () => {
  await texts.load("en");
  vi.restoreAllMocks();
  vi.spyOn(api, "summary").mockImplementation(() => Promise.resolve(SUMMARY));
});

describe("the end of a match", () => {
  it("tells the loser who has won, and what they were", async () => {
    result(0, [1]);
    screen.getByText("This time the others were better.");
    screen.getByText("Bo wins.");
    await screen.findAllByText("Belle");
  });

  it("tells the winner so", async () => {
    result(1, [1]);
    screen.getByText("You win!");
    await screen.findAllByText("Doc");
  });

  it("tells people who play together that they have all lost", async () => {
    result(0, []);
    screen.getByText("This time you have all lost.");
    await screen.findAllByText("Belle");
  });

  it("tells a spectator that nobody has won", async () => {
    result(null, []);
    screen.getByText("Nobody wins.");
    await screen.findByRole("table");
  });

  it("tells a spectator who has won", async () => {
    result(null, [1]);
    screen.getByText("Bo wins.");
    await screen.findByRole("table");
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });

  it("counts what each player did", async () => {
    result(0, [1]);
    const [, ann, bo] = within(await screen.findByRole("table")).getAllByRole("row");
    expect(ann?.textContent).toMatch(/Ann.*Belle.*out.*2/s);
    expect(bo?.textContent).toMatch(/Bo.*Doc.*treasure of \$301.*1/s);
    within(bo as HTMLElement).getByRole("img", { name: "winner" });
  });

  it("leads to the turning points with all hands open", async () => {
    result(0, [1]);
    const link = await screen.findByRole("link", { name: /A new leader/ });
    expect(link.getAttribute("href")).toBe(`/replay/${KEY}?step=12&seat=all`);
  });

  it("offers to try again if the summary cannot be loaded", async () => {
    const busy = new Refusal({ kind: "too-fast", details: {}, text: "" });
    vi.mocked(api.summary).mockRejectedValueOnce(busy);
    result(0, [1]);
    await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
