// Shows what happened step by step, so that people can follow; or at once, if they would rather.

import type { EventWithView } from "./tableState.svelte";

const LONGEST = 14_000; // ms for one step, however much happened

export class Projector {
  /** The view that is shown. */
  view = $state.raw<unknown>(null);
  /** What is being shown right now. */
  event = $state.raw<EventWithView | null>(null);
  playing = $state(false);
  /** How long each kind is worth looking at, in ms at usual speed; 0 needs no look. */
  pace: (kind: string) => number = () => 600;
  /** 0 is at once. */
  speed: () => number = () => 1;
  onShown: (event: EventWithView) => void = () => {};

  #queue: EventWithView[] = [];
  #last: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = 1;

  /** The table as it is, without a story. */
  jumpTo(view: unknown): void {
    this.skip();
    this.view = view;
    this.#last = view;
    this.event = null;
  }

  /** These moments, then this view. */
  show(events: readonly EventWithView[], view: unknown): void {
    this.#queue.push(...events);
    this.#last = view;
    const length = this.#queue.reduce((sum, each) => sum + this.pace(each.kind), 0);
    this.#hurry = Math.min(1, LONGEST / Math.max(1, length));
    if (!this.playing) this.#next();
  }

  /** All of it at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const event of this.#queue.splice(0)) this.onShown(event);
    this.#finish();
  }

  #next(): void {
    const speed = this.speed();
    if (speed <= 0) {
      this.skip();
      return;
    }
    const event = this.#queue.shift();
    if (!event) {
      this.#finish();
      return;
    }
    this.playing = true;
    this.event = event;
    this.view = event.view;
    this.onShown(event);
    this.#timer = setTimeout(() => this.#next(), (this.pace(event.kind) * this.#hurry) / speed);
  }

  #finish(): void {
    this.playing = false;
    this.event = null;
    this.view = this.#last;
  }
}
