import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, say, texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { answerHint, costOfPassing } from "./answers/answerHints";
import type { Step } from "./answers/answerSteps";
import { isLegendary, kindsOf } from "./card";
import { CHARACTERS } from "./catalogue";
import { game } from "./game";
import { ask, goldRushTable, legendsTable, NAMES, resetBeforeEach, table, trainTable } from "./testTable";
import { TOGGLES } from "./toggles";

resetBeforeEach();

describe("words", () => {
  it("say what is asked, and what it costs to do nothing", () => {
    const asked = ask("dodge", ["pass"], { by: 1, card: "bang-3C", need: 2, bang: true });
    expect(game.questionText(asked, table(), NAMES)).toBe(
      "Slab the Killer shoots at you with BANG!. It takes 2 Missed! to dodge. What do you do?",
    );
    expect(costOfPassing(asked, table())).toBe("−1 life point, 2 left");
    expect(costOfPassing(ask("save", []), table())).toBe("you are out!");
    const wanted: Step = { type: "offer", card: "wanted-1", price: 2 };
    expect(answerHint(ask("turn", []), goldRushTable(), [wanted], [{ type: "seat", seat: 1 }])).toBe(
      "Buy Wanted for 2 nuggets: choose one of the marked players.",
    );
    expect(answerHint(ask("turn", []), goldRushTable(), [], [])).toBe(
      "No card of yours can be played now. You have 3 nuggets to spend.",
    );
    expect(game.questionText(ask("dodge", ["pass"], { by: 1, card: null, need: 1 }), table(), NAMES)).toMatch(
      /shoots at you with Winchester/,
    );
    expect(game.questionText(ask("as", [], { card: "bottle-2" }), table(), NAMES)).toBe(
      "Bottle: what do you use it as?",
    );
  });

  it.each(LANGUAGES)("are there in %s for every question and everything to look up", async (language) => {
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
      game.questionText(
        ask(kind, [], { by: 1, card: "duel-QD", why: "barrel", need: 1, limit: 3, over: 2 }),
        table(),
        NAMES,
      ),
    );
    expect(
      [...asked, ...game.glossary.map((id) => texts.say(`${id}.about`))].filter((text) =>
        text.startsWith("bang-"),
      ),
    ).toEqual([]);
    expect(TOGGLES.map((each) => texts.say(each.id)).filter((text) => text.startsWith("bang-"))).toEqual([]);
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
        const question = game.questionText(
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

describe("Feats and Legends", () => {
  it.each(LANGUAGES)("have all their texts in %s", async (language) => {
    await texts.load(language);
    const ids = [
      ...kindsOf("feat-deck").map((name) => `bang-card-${name}`),
      ...Object.keys(CHARACTERS)
        .filter(isLegendary)
        .map((name) => `bang-character-${name}`),
    ];
    for (const id of ids.flatMap((each) => [each, `${each}.about`, `${each}.short`]))
      expect(say(id)).not.toContain("bang-");
    await texts.load("en");
  });
});

describe("the questions about Feats", () => {
  const asked = (kind: string, about: WireAsk["about"] = {}) =>
    game.questionText(ask(kind, ["pass"], about), legendsTable(), NAMES);

  it("say what they are about", () => {
    expect(asked("feat", { feats: ["bottleneck", "last-hero"] })).toBe(
      "2 Feats are met: which one do you take?",
    );
    expect(asked("victim", { card: "bottleneck" })).toBe(
      "Bottleneck is yours. Which Legend shall lose 1 life point?",
    );
    expect(asked("tax", { card: "bang-QH", at: 2 })).toBe(
      "A BANG! at Paul Regret costs one card more. Which one do you discard?",
    );
    expect(asked("look", { victim: 3, cards: [] })).toBe(
      "Which card do you take from the hand of Jourdonnais?",
    );
    expect(asked("luck", { why: "barrel", cards: [], at: 3 })).toBe(
      "Barrel for Jourdonnais: which card shall count?",
    );
    expect(asked("luck", { why: "barrel", cards: [] })).toBe("Barrel: which card shall count?");
  });
});
