import { beforeEach, describe, expect, it } from "vitest";
import { clauseCard } from "../lib/rules/clauses.testing";
import { LANGUAGES, say, texts } from "../lib/texts.svelte";
import { CARDS, CHARACTERS, LOCOMOTIVES, ROLES } from "./bang/catalogue";
import { CARDS as COLT_CARDS } from "./colt-super-express/catalogue";
import { type Chapter, hasGuide, loadGuide } from "./guide";
import { EVENT_CARDS, WANTED_CARDS } from "./train-heist/catalogue";

const GAMES = ["bang", "colt-super-express", "train-heist"];

beforeEach(async () => {
  await texts.load("en");
  await texts.loadRules();
});

function things(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap((chapter) => chapter.groups.flatMap((group) => group.things));
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort();
}

describe("the rules to look up", () => {
  it.each(GAMES)("have all their texts in every language: %s", async (game) => {
    const { chapters } = await loadGuide(game);
    for (const language of LANGUAGES) {
      await texts.load(language);
      const ids = chapters.flatMap(({ title, goal, box, turn, win, groups }) => [
        title,
        goal,
        ...[...box, ...turn, ...win],
        ...groups.map((group) => group.title),
      ]);
      const named = things(chapters).flatMap((thing) => [thing, `${thing}.about`]);
      expect([...ids, ...named].filter((id) => !texts.has(id))).toEqual([]);
    }
  });

  it.each(GAMES)("have one chapter that is always played: %s", async (game) => {
    const { chapters } = await loadGuide(game);
    expect(chapters.filter((each) => each.isPlayed({})).map((each) => each.id)).toEqual(["base"]);
    expect(hasGuide(game)).toBe(true);
  });

  it("of BANG! explain every card, station, character and role, each once", async () => {
    const { chapters } = await loadGuide("bang");
    const named = things(chapters).filter((thing) => !thing.startsWith("bang-word-"));
    const cards = Object.entries(CARDS).map(([name, { deck }]) =>
      deck === "stations" ? `bang-station-${name}` : `bang-card-${name}`,
    );
    const others = [
      ...LOCOMOTIVES.map((name) => `bang-locomotive-${name}`),
      ...Object.keys(CHARACTERS).map((name) => `bang-character-${name}`),
      ...ROLES.map((name) => `bang-role-${name}`),
    ];
    expect(sorted(named)).toEqual(sorted([...cards, ...others]));
  });

  it("of Colt Super Express explain every card", async () => {
    const { chapters } = await loadGuide("colt-super-express");
    const cards = things(chapters).filter((thing) => thing.startsWith("colt-card-"));
    expect(sorted(cards)).toEqual(sorted(COLT_CARDS.map((name) => `colt-card-${name}`)));
  });

  it("of Train Heist explain every Wanted Card and every Event Card", async () => {
    const { chapters, namesOf } = await loadGuide("train-heist");
    const cards = things(chapters).filter((thing) => !thing.startsWith("heist-word-"));
    const known = [
      ...WANTED_CARDS.map((name) => `heist-wanted-${name}`),
      ...EVENT_CARDS.map((name) => `heist-event-card-${name}`),
    ];
    expect(sorted(cards)).toEqual(sorted(known));
    expect(namesOf("heist-event-card-sheriff-rear-2")).toEqual(["sheriff"]);
    expect(namesOf("heist-event-card-speed-up")).toEqual(["speed-up"]);
    expect(namesOf("heist-event-card-cherokee-1")).toEqual(["cherokee"]);
  });

  it("know the chapter of each clause", async () => {
    const bang = await loadGuide("bang");
    const colt = await loadGuide("colt-super-express");
    const heist = await loadGuide("train-heist");
    expect(bang.chapterOf(clauseCard("GR-008", { area: "nuggets" }))).toBe("gold-rush");
    expect(bang.chapterOf(clauseCard("GR-083", { area: "variant-shadow" }))).toBe("shadow-gunslingers");
    expect(bang.chapterOf(clauseCard("LEG-001"))).toBe("legends");
    expect(colt.chapterOf(clauseCard("COLT-073", { area: "expansion-horse" }))).toBe("horse");
    expect(heist.chapterOf(clauseCard("TH-144", { area: "variant-versus" }))).toBe("versus");
    expect(heist.chapterOf(clauseCard("TH-140", { area: "variant-solo" }))).toBe("base");
  });

  it("name the things as clauses do", async () => {
    const { namesOf } = await loadGuide("bang");
    expect(namesOf("bang-card-cat-balou")).toEqual(["cat-balou"]);
    expect(namesOf("bang-station-boom-town")).toEqual(["boom-town"]);
    expect(say("bang-card-cat-balou")).toBe("Cat Balou");
  });
});
