import { describe, expect, it } from "vitest";
import { LANGUAGES, say, texts } from "../../lib/texts.svelte";
import { isLegendary, kindsOf } from "./card";
import { CHARACTERS } from "./catalogue";
import { GLOSSARY } from "./glossary";
import { resetBeforeEach } from "./testTable";

resetBeforeEach();

describe("the glossary", () => {
  it.each(LANGUAGES)("explains everything in %s", async (language) => {
    await texts.load(language);
    expect(GLOSSARY.map((id) => texts.say(`${id}.about`)).filter((text) => text.startsWith("bang-"))).toEqual(
      [],
    );
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
  });
});
