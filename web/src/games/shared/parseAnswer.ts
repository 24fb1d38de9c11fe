// An answer is a verb and cards, then `at SEAT`, `to PLACE`, `for NUMBER` where needed.

export interface Answer {
  text: string;
  verb: string;
  cards: string[];
  seat: number | null;
  place: string | null;
  number: number | null;
}

const WORDS = { at: "seat", to: "place", for: "number" } as const;

export function readAnswer(text: string): Answer {
  const words = text.split(" ");
  const parts: Record<string, string> = {};
  while (words.length > 2) {
    const word = words.at(-2);
    if (word === undefined || !(word in WORDS) || word in parts) break;
    parts[word] = words.at(-1) ?? "";
    words.splice(-2);
  }
  const [verb = "", ...cards] = words;
  return {
    text,
    verb,
    cards,
    seat: "at" in parts ? Number(parts["at"]) : null,
    place: parts["to"] ?? null,
    number: "for" in parts ? Number(parts["for"]) : null,
  };
}
