// The progress of the person in each lesson. The server keeps it with the person. A visitor without a name
// can begin at once: until they have one, this device keeps it.

import type { LessonCard, LessonProgress } from "../../protocol";
import { api } from "../api";
import { session } from "../session.svelte";

const KEY = "whistlestop.lessons";

/** What was done in lessons, by `game/name`. All that was done in a finished lesson is there too. */
type Kept = Record<string, LessonProgress>;

function keptHere(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // the stored text is not valid, or the browser stores nothing
  }
}

class Progress {
  #here = $state.raw<Kept>(keptHere());

  /** Note what was done in a lesson, on this device if the person has no session. */
  keep(lesson: string, done: readonly string[], finished: boolean): void {
    if (session.me || !done.length) return;
    const before = this.#here[lesson]?.finished ?? false;
    this.#store({ ...this.#here, [lesson]: { done: [...done], finished: finished || before } });
  }

  /** Return all lessons with the progress of this person. */
  async lessons(): Promise<LessonCard[]> {
    if (session.me) await this.#hand();
    const cards = await api.lessons();
    return session.me ? cards : cards.map((card) => ({ ...card, progress: this.#of(card) }));
  }

  #of({ game, name, steps }: LessonCard): LessonProgress | null {
    const kept = this.#here[`${game}/${name}`];
    if (!kept) return null;
    return { done: kept.done.length < steps ? kept.done : [], finished: kept.finished };
  }

  /** Hand what this device has kept to the server, which keeps it with the person from now on. */
  async #hand(): Promise<void> {
    const kept = this.#here;
    this.#store({});
    for (const [lesson, { done }] of Object.entries(kept)) {
      const [game = "", name = ""] = lesson.split("/");
      const move = { done: done.slice(0, -1), next: done.at(-1) ?? null };
      await api.doLesson(game, name, move).catch(() => null); // the lesson has changed since
    }
  }

  #store(kept: Kept): void {
    this.#here = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // The browser stores nothing: the progress lasts until the page is closed.
    }
  }
}

export const lessonProgress = new Progress();

/** Return the lesson to take now: the first one that is not finished, or else none. */
export function nextLesson(lessons: readonly LessonCard[]): LessonCard | null {
  return lessons.find((each) => !each.progress?.finished) ?? null;
}
