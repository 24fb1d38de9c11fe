// The chat lines of others that a player has not seen yet.

import type { Line } from "../protocol";

export class UnreadLines {
  #seen = $state(0); // the number of the last line that the player has seen
  #lines: () => readonly Line[];
  #isOwn: (line: Line) => boolean;

  /** `lines` are the lines of the chat; those of `isOwn` are never unread. */
  constructor(lines: () => readonly Line[], isOwn: (line: Line) => boolean) {
    this.#lines = lines;
    this.#isOwn = isOwn;
    this.see();
  }

  get count(): number {
    return this.#lines().filter((line) => line.number > this.#seen && !this.#isOwn(line)).length;
  }

  /** Take all lines as seen. */
  see(): void {
    this.#seen = this.#lines().at(-1)?.number ?? this.#seen;
  }
}
