import { describe, expect, it } from "vitest";
import { screenReaderText, seatText } from "./screenReaderText";
import {
  goldRushTable,
  legendsTable,
  NAMES,
  resetBeforeEach,
  table,
  trainTable,
  trainTableAt,
} from "./testTable";

resetBeforeEach();

describe("words", () => {
  it("describe the table for those who cannot see it", () => {
    const text = screenReaderText(table(), NAMES);
    expect(text).toContain("Ann (you), Rose Doolan, Outlaw, turn, 3 of 4 life points");
    expect(text).toContain(
      "Bo, Slab the Killer, Sheriff, 4 of 4 life points, 3 cards in hand, in play: Winchester, distance 1, within range.",
    );
    expect(text).toContain("Cy, Suzy Lafayette, Deputy, out of the game.");
    expect(text).toContain("distance 2, out of range");
  });

  it("describe nuggets, equipment, shadows and what is for sale", () => {
    const text = screenReaderText(goldRushTable(), NAMES);
    expect(text).toContain("3 of 4 life points, 3 cards in hand, in play: Barrel, 3 nuggets");
    expect(text).toContain(
      "Bo, Slab the Killer, Sheriff, 4 of 4 life points, 3 cards in hand, in play: Winchester, 0 nuggets, equipment: Boots, Wanted,",
    );
    expect(text).toContain(
      "Cy, Suzy Lafayette, Renegade, out of the game, comes back, plays for the Outlaws, 1 nugget.",
    );
    expect(text).toContain("Di, El Gringo, Shadow, no cards in hand");
    expect(text).toContain(
      "For sale, in nuggets: Shot 1, Pickaxe 4, Bottle 2 · equipment deck: 18, used: 1.",
    );
  });
});

describe("the railway", () => {
  it("is described for those who do not see it", () => {
    const text = screenReaderText(trainTable(), NAMES);
    for (const part of [
      "1. Boom Town: a BANG! – Circus Wagon",
      "4. Custom Station: a card from 2 to 9",
      "Not at a station yet: Lounge Car",
      "Affordable now: Circus Wagon",
    ]) {
      expect(text).toContain(part);
    }
    expect(screenReaderText(trainTableAt(5), NAMES)).toContain("End of the Line – Locomotive: Ironhorse");
    expect(seatText(trainTable(), 3, NAMES)).toContain("Ghost");
    expect(seatText(trainTable(), 3, NAMES)).not.toContain("life points");
  });
});

describe("a Legend", () => {
  it("is told in words as well", () => {
    expect(seatText(legendsTable(), 0, NAMES)).toContain("3 Fame tokens");
    expect(seatText(legendsTable(), 1, NAMES)).toContain("Legendary Jesse Jones");
    expect(screenReaderText(legendsTable(), NAMES)).toContain(
      "Feats · in the deck: 11: Bottleneck (Discard a Beer; Crossroad), Fame of Legendary Jesse Jones 2, Paul Regret 1, possible with Beer;",
    );
  });
});
