import { beforeEach, describe, expect, it } from "vitest";
import { ownName } from "./ownName.svelte";
import { say, texts } from "./texts.svelte";

beforeEach(() => texts.load("en"));

describe("the name of a new guest", () => {
  it("is suggested, and the same one every time", () => {
    const names = say("web-nicknames").split(", ");
    expect(names).toContain(ownName.suggested);
    expect(ownName.shown).toBe(ownName.suggested);
    expect(ownName.chosen).toBe(ownName.suggested);
  });

  it("is the one that they write", () => {
    ownName.shown = " Ann ";
    expect(ownName.shown).toBe(" Ann ");
    expect(ownName.chosen).toBe("Ann");
  });

  it("is the suggestion again when the field is empty", () => {
    ownName.shown = "  ";
    expect(ownName.chosen).toBe(ownName.suggested);
  });

  it("is the same name in another language", async () => {
    const at = say("web-nicknames").split(", ").indexOf(ownName.suggested);
    await texts.load("it");
    expect(say("web-nicknames").split(", ").indexOf(ownName.suggested)).toBe(at);
    await texts.load("en");
  });
});
