import { beforeEach, describe, expect, it } from "vitest";
import { texts } from "../../lib/texts.svelte";
import { screenReaderText } from "./screenReaderText";
import { view } from "./testTable";

beforeEach(() => texts.load("en"));

describe("words", () => {
  it("describe the train for those who cannot see it", () => {
    expect(screenReaderText(view, ["Ann", "Bo", "Cy"])).toBe(
      "the Locomotive: nobody. car 1: on the roof Doc (facing front, stunned); inside Tuco (facing rear), you, Belle (facing front). car 2: nobody.",
    );
  });
});
