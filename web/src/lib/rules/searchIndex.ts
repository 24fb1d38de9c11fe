// A small index of texts, for searching in the browser: accents and case do not matter, and the
// beginning of a word is enough.

/** A text that can be found. Words of its title count more than words of its text. */
export interface Entry {
  id: string;
  group: string;
  title: string;
  text: string;
}

interface Place {
  entry: number;
  weight: number;
}

const IN_TITLE = 3;
const IN_TEXT = 1;
const WHOLE = 2; // times as much for a whole word

/** Return a text without accents and in small letters. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #places = new Map<string, Place[]>(); // by word
  readonly #words: readonly string[]; // in order

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    entries.forEach((each, entry) => {
      this.#add(entry, `${each.id} ${each.title}`, IN_TITLE);
      this.#add(entry, each.text, IN_TEXT);
    });
    this.#words = [...this.#places.keys()].sort();
  }

  #add(entry: number, text: string, weight: number): void {
    for (const word of new Set(wordsOf(text))) {
      const places = this.#places.get(word) ?? [];
      places.push({ entry, weight });
      this.#places.set(word, places);
    }
  }

  /** Return the entries that have every word of a query, or a word that begins so, the best first. */
  find(query: string): Entry[] {
    const wanted = wordsOf(query);
    if (!wanted.length) return [];
    const [first, ...rest] = wanted.map((word) => this.#weights(word));
    return [...(first ?? new Map<number, number>())]
      .filter(([entry]) => rest.every((each) => each.has(entry)))
      .map(([entry, weight]) => ({
        entry,
        weight: rest.reduce((sum, each) => sum + (each.get(entry) ?? 0), weight),
      }))
      .sort((one, other) => other.weight - one.weight || one.entry - other.entry)
      .flatMap(({ entry }) => this.#entries[entry] ?? []);
  }

  /** Return how well each entry fits a word. */
  #weights(word: string): Map<number, number> {
    const found = new Map<number, number>();
    for (let at = this.#firstFrom(word); this.#words[at]?.startsWith(word); at += 1) {
      const whole = this.#words[at] === word ? WHOLE : 1;
      for (const { entry, weight } of this.#places.get(this.#words[at] ?? "") ?? [])
        found.set(entry, Math.max(found.get(entry) ?? 0, weight * whole));
    }
    return found;
  }

  /** Return the position of the first word that is not before this one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
