import { beforeEach, expect, it } from "vitest";
import { EMOTES, emoteLine, emoteText } from "./emotes";
import { LANGUAGES, texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

it("every reader sees an emote in their own language", async () => {
  const found = new Set<string | null>();
  for (const language of LANGUAGES) {
    await texts.load(language);
    found.add(emoteText(emoteLine("good-game")));
    for (const emote of EMOTES) expect(emoteText(emoteLine(emote))).toBe(texts.say(`emote-${emote}`));
  }
  expect(found.size).toBe(LANGUAGES.length);
});

it.each(["howdy", ":howdy", ":howdy: partner", ":of-tomorrow:", "::", ""])("%s is no emote", (line) => {
  expect(emoteText(line)).toBeNull();
});
