import { describe, expect, it } from "vitest";
import { fold, SearchIndex } from "./searchIndex";

const ENTRIES = [
  { id: "a", group: "cards", title: "Pânico!", text: "Tome uma carta de alguém." },
  { id: "b", group: "cards", title: "Cerveja", text: "Recupere um ponto de vida." },
  { id: "GTR-041", group: "clauses", title: "Cartas", text: "Um Pânico! não toma um vagão. Panico" },
  { id: "c", group: "words", title: "Vida", text: "Quem perde o último ponto está fora." },
];
const index = new SearchIndex(ENTRIES);

function found(query: string): string[] {
  return index.find(query).map((each) => each.id);
}

describe("the search", () => {
  it("ignores accents and case", () => {
    expect(fold("PÂNICO à Città")).toBe("panico a citta");
    expect(found("PANICO")).toEqual(found("pânico"));
    expect(found("panico")).toEqual(["a", "GTR-041"]);
  });

  it("finds words by their beginnings, and not by their middles", () => {
    expect(found("cerv")).toEqual(["b"]);
    expect(found("erveja")).toEqual([]);
  });

  it("wants every word of the query", () => {
    expect(found("panico vag")).toEqual(["GTR-041"]);
    expect(found("panico cerveja")).toEqual([]);
  });

  it("puts titles before texts, and whole words before beginnings", () => {
    expect(found("vida")).toEqual(["c", "b"]);
    expect(found("carta")).toEqual(["GTR-041", "a"]);
  });

  it("finds a clause by its id", () => {
    expect(found("gtr-041")).toEqual(["GTR-041"]);
    expect(found("GTR 41")).toEqual([]);
  });

  it("finds nothing for a query without words", () => {
    expect(found("")).toEqual([]);
    expect(found(" !?. ")).toEqual([]);
  });
});
