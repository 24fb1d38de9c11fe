// Shows what happened step by step, so that people can follow; or at once, if they would rather.

import type { Moment } from "./tableState.svelte";

const LONGEST = 14_000; // ms for one step, however much happened

export class Projector {
  /** The view that is shown. */
  view = $state.raw<unknown>(null);
  /** What is being shown right now. */
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** How long each kind is worth looking at, in ms at usual speed; 0 needs no look. */
  pace: (kind: string) => number = () => 600;
  /** 0 is at once. */
  speed: () => number = () => 1;
  onShown: (moment: Moment) => void = () => {};

  #reel: Moment[] = [];
  #last: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = 1;

  /** The table as it is, without a story. */
  cut(view: unknown): void {
    this.skip();
    this.view = view;
    this.#last = view;
    this.moment = null;
  }

  /** These moments, then this view. */
  show(moments: readonly Moment[], view: unknown): void {
    this.#reel.push(...moments);
    this.#last = view;
    const length = this.#reel.reduce((sum, each) => sum + this.pace(each.kind), 0);
    this.#hurry = Math.min(1, LONGEST / Math.max(1, length));
    if (!this.playing) this.#next();
  }

  /** All of it at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const moment of this.#reel.splice(0)) this.onShown(moment);
    this.#finish();
  }

  #next(): void {
    const speed = this.speed();
    if (speed <= 0) {
      this.skip();
      return;
    }
    const moment = this.#reel.shift();
    if (!moment) {
      this.#finish();
      return;
    }
    this.playing = true;
    this.moment = moment;
    this.view = moment.view;
    this.onShown(moment);
    this.#timer = setTimeout(() => this.#next(), (this.pace(moment.kind) * this.#hurry) / speed);
  }

  #finish(): void {
    this.playing = false;
    this.moment = null;
    this.view = this.#last;
  }
}
