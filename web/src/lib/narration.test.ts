import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WireNarration, WireText } from "../protocol";
import { logEntries, narrationText } from "./narration";
import { texts } from "./texts.svelte";

const PLAYERS = ["Ann", "Bo", "Cy"];

function text(id: string, args: WireText["args"] = {}): WireText {
  return { say: "text", id, args };
}

function narration(...all: WireText[]): WireNarration {
  return { texts: all, opens_step: false, action: null };
}

const queenOfHearts = text("bang-card-sign", {
  card: text("bang-card-bang"),
  sign: text("bang-sign-short", { rank: "Q", suit: "H" }),
});

beforeEach(() => texts.load("en"));

describe("a narration", () => {
  const say = (...all: WireText[]) => narrationText(narration(...all), PLAYERS)?.written;

  it("is nothing where there is nothing to say", () => {
    expect(narrationText(null, PLAYERS)).toBeNull();
  });

  it("says texts within texts, names of players and numbers", () => {
    const player = text("bang-character-slab-the-killer");
    expect(say(text("bang-event-turn", { player }))).toMatch(/Slab the Killer/);
    expect(
      say(
        text("bang-event-character", {
          player: { say: "player", seat: 1, called: null },
          character: player,
          life: 5,
        }),
      ),
    ).toMatch(/Slab the Killer.*Bo.*5|Bo.*Slab the Killer.*5/);
  });

  it("puts commas between several words, and a space between sentences", () => {
    const shop = text("bang-event-store", { cards: [text("bang-card-beer"), text("bang-card-jail")] });
    expect(say(shop)).toMatch(/Beer, Jail/);
    expect(say(text("bang-card-beer"), text("bang-card-jail"))).toBe("Beer Jail");
  });

  it("says an attribute of a message", () => {
    const name: WireText["args"][string] = { say: "player", seat: 0, called: null };
    expect(say(text("heist-wanted-kid.titled", { name }))).toMatch(/Ann/);
  });

  it("is spoken in words that can be heard, however deep they are", () => {
    const flipped = text("bang-event-flipped", {
      player: { say: "player", seat: 0, called: null },
      source: text("bang-card-jail"),
      cards: [queenOfHearts, text("bang-card-beer")],
    });
    const found = narrationText(narration(flipped), PLAYERS);
    expect(found?.written).toMatch(/BANG! Q♥, Beer/);
    expect(found?.spoken).toMatch(/BANG!, queen of hearts, Beer/);
  });

  it.each([
    ["text", text("bang-event-of-tomorrow")],
    ["attribute", text("bang-card-bang.of-tomorrow")],
    ["text within a text", text("bang-event-turn", { player: text("bang-character-of-tomorrow") })],
    ["variable", text("bang-event-turn")],
    ["player", text("bang-event-turn", { player: { say: "player", seat: 9, called: null } })],
  ])("is left out if it has an unknown %s", (_what, unknown) => {
    const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(narrationText(narration(text("bang-card-beer"), unknown), PLAYERS)).toBeNull();
    expect(warning).toHaveBeenCalledOnce();
    warning.mockRestore();
  });
});

describe("the parts of a sentence", () => {
  const parts = (...all: WireText[]) =>
    logEntries([{ kind: "x", payload: {}, number: 0, narration: narration(...all) }], PLAYERS)[0]?.parts;

  it("are names with their seats, things with an explanation, and signs with their suits", () => {
    const called = text("bang-character-slab-the-killer");
    const dodged = text("bang-event-flipped", {
      player: { say: "player", seat: 2, called },
      source: text("bang-card-jail"),
      cards: [queenOfHearts, queenOfHearts.args["sign"] as WireText],
    });
    expect(parts(dodged)?.filter((part) => part.seat ?? part.thing ?? part.suit)).toEqual([
      { written: "Slab the Killer", spoken: "Slab the Killer", seat: 2 },
      { written: "BANG!", spoken: "BANG!", thing: "bang-card-bang" },
      { written: "Q♥", spoken: "queen of hearts", suit: "H" },
      { written: "Q♥", spoken: "queen of hearts", suit: "H" },
      { written: "Jail", spoken: "Jail", thing: "bang-card-jail" },
    ]);
  });

  it("make up the sentence again, in every language", async () => {
    const one = text("bang-event-turn", { player: { say: "player", seat: 0, called: null } });
    const two = text("heist-event-called", {
      cowboy: text("heist-wanted-kid.titled", { name: { say: "player", seat: 1, called: null } }),
      horse: text("heist-horse", { number: 2 }),
      card: text("heist-card", { number: "7", suit: "bag" }),
    });
    for (const language of ["it", "pt", "en"] as const) {
      await texts.load(language);
      const whole = narrationText(narration(one, two), PLAYERS)?.written;
      expect(
        parts(one, two)
          ?.map((part) => part.written)
          .join(""),
      ).toBe(whole);
      expect(parts(one, two)?.flatMap((part) => part.seat ?? [])).toEqual([0, 1]);
      expect(parts(one, two)?.find((part) => part.suit)).toMatchObject({ suit: "bag" });
    }
  });
});

describe("the log", () => {
  it("has an entry for each event that is told, and sets off the steps", () => {
    const event = { kind: "x", payload: {} };
    const entries = logEntries(
      [
        { ...event, number: 3, narration: narration(text("bang-card-beer")) },
        { ...event, number: 4, narration: null },
        { ...event, number: 5, narration: { ...narration(text("bang-card-jail")), opens_step: true } },
      ],
      PLAYERS,
    );
    expect(entries.map(({ number, written, opensStep }) => [number, written, opensStep])).toEqual([
      [3, "Beer", false],
      [5, "Jail", true],
    ]);
  });
});
