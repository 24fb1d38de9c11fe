import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../games/game";
import { advised } from "../lib/advised.svelte";
import { TableState } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import HintBubble from "./HintBubble.svelte";

const ANSWERS = ["play bang-QH at 1", "play jail-JS at 2", "end"];
const ASK = { turn: 4, kind: "turn", answers: ANSWERS, about: {} };
const WHY = { say: "text", id: "bang-hint-end", args: {} };
const ADVICE = {
  type: "advice",
  match: "m",
  turn: 4,
  hint: {
    ranked: [
      {
        answer: "play jail-JS at 2",
        value: 0.84,
        why: [
          {
            say: "text",
            id: "bang-hint-role-likely",
            args: { player: { say: "player", seat: 2, called: null }, role: "outlaw", share: 78 },
          },
        ],
      },
      { answer: "end", value: 0, why: [WHY] },
    ],
    unit: "life",
    beliefs: { kind: "roles" },
  },
};
const game = {
  answerText: (answer: string) => `<${answer}>`,
  beliefTexts: () => ["Bo: Outlaw 78%"],
} as unknown as Game<unknown>;

describe("the button that asks a bot", () => {
  const request = vi.fn((..._: unknown[]) => Promise.resolve());
  const choose = vi.fn();
  let state: TableState;

  beforeEach(async () => {
    await texts.load("en");
    request.mockReset().mockResolvedValue(undefined);
    choose.mockReset();
    state = new TableState("k", { request } as never);
    state.match = "m";
    state.ask = ASK;
  });

  afterEach(() => advised.show(null));

  function open(more: object = {}) {
    const props = { tableState: state, game, players: ["Ann", "Bo", "Cleo"], asked: true, sending: false };
    render(HintBubble, { ...props, choose, brief: false, ...more });
    return screen.getByRole<HTMLButtonElement>("button", { name: "What would you do?" });
  }

  it("says what a bot would do and why, lights it, and does it", async () => {
    await fireEvent.click(open());
    expect(request).toHaveBeenCalledWith({ type: "hint", match: "m", turn: 4 }, true);
    expect(screen.getByRole("status").textContent).toContain("A bot is thinking");
    state.receive(ADVICE as never);
    await tick();
    const said = screen.getByRole("status").textContent;
    expect(said).toContain("<play jail-JS at 2>");
    expect(said).toContain("Cleo is probably an Outlaw (78%).");
    expect(said).toContain("worth about 0.8 life points");
    expect(said).toContain("Bo: Outlaw 78%");
    expect([advised.has("card-jail-JS"), advised.has("seat-2"), advised.has("seat-1")]).toEqual([
      true,
      true,
      false,
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(choose).toHaveBeenCalledWith("play jail-JS at 2");
  });

  it("is opened and closed by a key, and is gone with its question", async () => {
    open();
    await fireEvent.keyDown(document.body, { key: "h" });
    state.receive(ADVICE as never);
    await tick();
    expect(screen.getByRole("button", { name: "Do it" })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("button", { name: "Do it" })).toBeNull();
    expect(advised.has("card-jail-JS")).toBe(false);
    await fireEvent.keyDown(document.body, { key: "h" });
    state.ask = { ...ASK, turn: 5 };
    await tick();
    expect(screen.getByRole("status").textContent?.trim()).toBe("");
  });

  it("stays open while others answer", async () => {
    await fireEvent.click(open());
    state.receive(ADVICE as never);
    state.ask = { ...ASK };
    await tick();
    expect(screen.getByRole("button", { name: "Do it" })).toBeTruthy();
  });

  it("says why there is no hint", async () => {
    request.mockRejectedValueOnce(new Error("boom"));
    await fireEvent.click(open());
    await tick();
    await tick();
    expect(screen.getByRole("status").querySelector(".problem")?.textContent).toBeTruthy();
  });

  it("says that the bot has no advice", async () => {
    await fireEvent.click(open());
    state.receive({ ...ADVICE, hint: null } as never);
    await tick();
    expect(screen.getByRole("status").textContent).toContain("The bot has no advice here.");
    expect(screen.queryByRole("button", { name: "Do it" })).toBeNull();
  });

  it("cannot be used while nothing is asked, or without a choice", () => {
    expect(open({ asked: false }).disabled).toBe(true);
    state.ask = { ...ASK, answers: ["end"] };
    document.body.replaceChildren();
    expect(open().disabled).toBe(true);
  });
});
