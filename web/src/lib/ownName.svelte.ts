// The name under which a new guest plays: the one that is suggested, or the one that they write.

import { say } from "./texts.svelte";

const KEY = "whistlestop.suggested-name";

/** Return the number of the suggestion, by chance. It stays the same when the page is loaded again. */
function suggestionNumber(): number {
  const stored = Number(sessionStorage.getItem(KEY) ?? NaN);
  const number = Number.isSafeInteger(stored) ? stored : Math.floor(Math.random() * 2 ** 31);
  sessionStorage.setItem(KEY, String(number));
  return number;
}

class OwnName {
  #number = suggestionNumber();
  #written = $state<string | null>(null);

  /** The suggestion in the language of the page. It stays the same name in every language. */
  get suggested(): string {
    const names = say("web-nicknames").split(",");
    return names[this.#number % names.length]?.trim() ?? "";
  }

  /** What the field shows. */
  get shown(): string {
    return this.#written ?? this.suggested;
  }

  set shown(name: string) {
    this.#written = name;
  }

  /** The name to come in with. An empty field means the suggestion. */
  get chosen(): string {
    return this.shown.trim() || this.suggested;
  }
}

export const ownName = new OwnName();
