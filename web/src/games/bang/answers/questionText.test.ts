import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, texts } from "../../../lib/texts.svelte";
import type { WireAsk } from "../../../protocol";
import { ask, legendsTable, NAMES, resetBeforeEach, table, trainTable } from "../testTable";
import { questionText } from "./questionText";

resetBeforeEach();

describe("the questions", () => {
  it("say what is asked", () => {
    const asked = ask("dodge", ["pass"], { by: 1, card: "bang-3C", need: 2, bang: true });
    expect(questionText(asked, table(), NAMES)).toBe(
      "Slab the Killer shoots at you with BANG!. It takes 2 Missed! to dodge. What do you do?",
    );
    expect(questionText(ask("dodge", ["pass"], { by: 1, card: null, need: 1 }), table(), NAMES)).toMatch(
      /shoots at you with Winchester/,
    );
    expect(questionText(ask("as", [], { card: "bottle-2" }), table(), NAMES)).toBe(
      "Bottle: what do you use it as?",
    );
  });

  it("name the opponent of a Duel", () => {
    const theirs = ask("fend", ["pass"], { by: 1, card: "duel-QD", foe: 1 });
    expect(questionText(theirs, table(), NAMES)).toMatch(/^Duel from Slab the Killer: do you discard/);
    const own = ask("fend", ["pass"], { by: 0, card: "duel-QD", foe: 1 });
    expect(questionText(own, table(), NAMES)).toMatch(/^Your Duel against Slab the Killer: do you discard/);
  });

  it.each(LANGUAGES)("are there in %s", async (language) => {
    await texts.load(language);
    const kinds = [
      "character",
      "turn",
      "dodge",
      "fend",
      "save",
      "trade",
      "store",
      "draw",
      "return",
      "luck",
      "excess",
      "order",
      "as",
      "give",
      "drop",
    ];
    const asked = kinds.map((kind) =>
      questionText(
        ask(kind, [], { by: 1, card: "duel-QD", why: "barrel", need: 1, limit: 3, over: 2 }),
        table(),
        NAMES,
      ),
    );
    expect(asked.filter((text) => text.startsWith("bang-"))).toEqual([]);
  });
});

describe("the draw", () => {
  it("is asked about as a whole, or for its first card", () => {
    const draw = (about: Record<string, boolean>) => questionText(ask("draw", [], about), table(), NAMES);
    expect(draw({})).toBe("Where do you draw your first card from?");
    expect(draw({ all: true })).toBe("How do you draw your cards?");
  });
});

describe("the railway", () => {
  it("is asked about in sentences of every language", async () => {
    for (const language of LANGUAGES) {
      await texts.load(language);
      const trouble = vi.spyOn(console, "error");
      for (const kind of [
        "board",
        "pay",
        "swap",
        "full-steam",
        "spare",
        "dig",
        "circus",
        "derail",
        "lounge",
        "mail",
        "robbed",
        "map",
      ]) {
        const question = questionText(
          ask(kind, [], { by: 1, card: "train-robbery-4D", what: "ironhorse" }),
          trainTable(),
          NAMES,
        );
        expect(question).not.toMatch(/bang-|\{/);
      }
      expect(trouble).not.toHaveBeenCalled();
    }
  });
});

describe("the questions about Feats", () => {
  const asked = (kind: string, about: WireAsk["about"] = {}) =>
    questionText(ask(kind, ["pass"], about), legendsTable(), NAMES);

  it("say what they are about", () => {
    expect(asked("feat", { feats: ["bottleneck", "last-hero"] })).toBe(
      "You have fulfilled 2 Feats: which one do you take?",
    );
    expect(asked("victim", { card: "bottleneck" })).toBe(
      "Bottleneck is yours. Which Legend loses 1 life point?",
    );
    expect(asked("tax", { card: "bang-QH", at: 2 })).toBe(
      "A BANG! at Paul Regret costs one more card. Which one do you discard?",
    );
    expect(asked("look", { victim: 3, cards: [] })).toBe(
      "Which card do you take from the hand of Jourdonnais?",
    );
    expect(asked("luck", { why: "barrel", cards: [], at: 3 })).toBe(
      "Barrel for Jourdonnais: which card counts?",
    );
    expect(asked("luck", { why: "barrel", cards: [] })).toBe("Barrel: which card counts?");
  });
});
