// The projector shows the events of a match one after the other, or all at once if the player
// prefers that.

import type { EventWithView } from "./tableState.svelte";

const LONGEST = 14_000; // the most ms for one step, even with many events

export class Projector {
  /** The view that is shown. */
  view = $state.raw<unknown>(null);
  /** The event that is shown right now. */
  event = $state.raw<EventWithView | null>(null);
  playing = $state(false);
  /** The time for which each kind of event is shown, in ms at normal speed. */
  pace: (kind: string) => number = () => 600;
  /** The speed at which events are shown; 0 shows all at once. */
  speed: () => number = () => 1;
  onShown: (event: EventWithView) => void = () => {};
  /**
   * Called when an event begins to be shown for some time, before the page changes; `before` is the view that
   * the page shows. Skipped events are not played.
   */
  onPlay: (event: EventWithView, before: unknown, milliseconds: number) => void = () => {};
  /** Called when an event is shown or skipped, after `onShown`. */
  onAnnounced: (event: EventWithView) => void = () => {};

  #queue: EventWithView[] = [];
  #last: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = 1;
  #held = false;

  /** Show this view at once, without the events before it. */
  jumpTo(view: unknown): void {
    this.skip();
    this.view = view;
    this.#last = view;
    this.event = null;
  }

  /** Show these events one after the other, then this view. */
  show(events: readonly EventWithView[], view: unknown): void {
    this.#queue.push(...events);
    this.#last = view;
    const length = this.#queue.reduce((sum, each) => sum + this.pace(each.kind), 0);
    this.#hurry = Math.min(1, LONGEST / Math.max(1, length));
    if (!this.playing && !this.#held) this.#next();
  }

  /** Show no events for now: they wait. */
  hold(): void {
    this.#held = true;
  }

  /** Show the events that have waited. */
  release(): void {
    this.#held = false;
    if (!this.playing && this.#queue.length) this.#next();
  }

  /** Skip to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const event of this.#queue.splice(0)) this.#tell(event);
    this.#finish();
  }

  #next(): void {
    if (this.#held) {
      this.playing = false;
      return;
    }
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
    const time = (this.pace(event.kind) * this.#hurry) / speed;
    this.onPlay(event, this.view, time);
    this.playing = true;
    this.event = event;
    this.view = event.view;
    this.#tell(event);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #tell(event: EventWithView): void {
    this.onShown(event);
    this.onAnnounced(event);
  }

  #finish(): void {
    this.playing = false;
    this.event = null;
    this.view = this.#last;
  }
}
