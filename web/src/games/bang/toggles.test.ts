import { describe, expect, it } from "vitest";
import { LANGUAGES, texts } from "../../lib/texts.svelte";
import { resetBeforeEach } from "./testTable";
import { TOGGLES } from "./toggles";

resetBeforeEach();

describe("the settings of BANG!", () => {
  it.each(LANGUAGES)("have their texts in %s", async (language) => {
    await texts.load(language);
    expect(TOGGLES.map((each) => texts.say(each.id)).filter((text) => text.startsWith("bang-"))).toEqual([]);
  });
});
