// The part of the map that is shown; fingers, mouse and keys zoom and move it.

export interface MapSize {
  width: number;
  height: number;
}

export type Spot = readonly [number, number];

const CLOSEST = 5;
const CLOSE = 2.6; // the largest scale that the map chooses by itself
const GLIDE = 350; // milliseconds
const JITTER = { touch: 9, other: 3 }; // pixels: a finger that taps is never quite still

export class MapZoom {
  scale = $state(1);
  x = $state(0); // the upper left corner, in units of the map
  y = $state(0);
  foot = 0; // the part of the height that the tools cover
  #size: MapSize = { width: 1, height: 1 };
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;
  #held = false; // whether the player moved the map, so that it does not move by itself
  #gliding = 0;

  setMapSize(size: MapSize): void {
    this.#size = size;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.#size.width / this.scale} ${this.#size.height / this.scale}`;
  }

  /** Zoom by a factor around a point of the map. */
  zoomBy(
    factor: number,
    x = this.x + this.#size.width / this.scale / 2,
    y = this.y + this.#size.height / this.scale / 2,
  ): void {
    this.#take();
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const kept = this.scale / scale;
    this.x = x - (x - this.x) * kept;
    this.y = y - (y - this.y) * kept;
    this.scale = scale;
    this.#hold();
  }

  /** Zoom out until the whole map is in sight. */
  showAll(): void {
    this.#take();
    this.scale = 1;
    this.#hold();
  }

  /** Let the map move by itself again. */
  resumeFollowing(): void {
    this.#held = false;
  }

  #take(): void {
    this.#held = true;
    cancelAnimationFrame(this.#gliding);
  }

  /**
   * Show all of these points as large as possible; without points, show the whole map.
   *
   * A map that the player has moved stays as it is.
   */
  showPoints(points: readonly Spot[], gently: boolean): void {
    if (this.#held) return;
    cancelAnimationFrame(this.#gliding);
    const to = points.length ? this.#around(points) : { scale: 1, x: 0, y: 0 };
    const from = { scale: this.scale, x: this.x, y: this.y };
    if (!gently || (to.scale === from.scale && to.x === from.x && to.y === from.y)) {
      Object.assign(this, to);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = part * part * (3 - 2 * part);
      const between = (one: number, two: number) => one + (two - one) * eased;
      this.scale = between(from.scale, to.scale);
      this.x = between(from.x, to.x);
      this.y = between(from.y, to.y);
      this.#hold();
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #around(points: readonly Spot[]): { scale: number; x: number; y: number } {
    const margin = 24;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const { width, height } = this.#size;
    const free = height * (1 - this.foot);
    const scale = Math.max(1, Math.min(CLOSE, width / (right - left), free / (bottom - top)));
    const within = (start: number, size: number, seen: number) =>
      Math.min(Math.max(0, start), Math.max(0, size - seen / scale));
    return {
      scale,
      x: within((left + right) / 2 - width / scale / 2, width, width),
      y: within((top + bottom) / 2 - free / scale / 2, height, scale > 1 ? free : height),
    };
  }

  move(dx: number, dy: number): void {
    this.#take();
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Move the map so that this point is in sight. */
  show(x: number, y: number): void {
    const wide = this.#size.width / this.scale;
    const high = this.#size.height / this.scale;
    const margin = 0.12;
    if (x < this.x + wide * margin || x > this.x + wide * (1 - margin)) this.x = x - wide / 2;
    if (y < this.y + high * margin || y > this.y + high * (1 - margin)) this.y = y - high / 2;
    this.#hold();
  }

  /** Keep the map within its edges. It may move up only by the part under the tools. */
  #hold(): void {
    const foot = this.scale > 1 ? this.foot : 0;
    this.x = Math.min(Math.max(0, this.x), this.#size.width * (1 - 1 / this.scale));
    this.y = Math.min(Math.max(0, this.y), Math.max(0, this.#size.height * (1 - (1 - foot) / this.scale)));
  }

  /** Tell whether the last touch moved the map, and so was not a tap. */
  get dragged(): boolean {
    return this.#moved;
  }

  down(event: PointerEvent): void {
    if (!this.#fingers.size) this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, screen: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const unit = this.#size.width / this.scale / Math.max(1, screen.width); // map units per pixel
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const other = others[0];
    const now = { x: event.clientX, y: event.clientY };
    if (other) this.#pinch(before, now, other, screen, unit);
    else if (this.scale > 1) {
      const still = event.pointerType === "touch" ? JITTER.touch : JITTER.other;
      if (Math.hypot(now.x - before.x, now.y - before.y) < still && !this.#moved) return;
      this.#moved = true;
      this.move((before.x - now.x) * unit, (before.y - now.y) * unit);
    }
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
    screen: DOMRect,
    unit: number,
  ): void {
    this.#moved = true;
    const apart = (one: { x: number; y: number }) =>
      Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
    const x = this.x + ((now.x + other.x) / 2 - screen.left) * unit;
    const y = this.y + ((now.y + other.y) / 2 - screen.top) * unit;
    this.zoomBy(apart(now) / apart(before), x, y);
    const wide = this.#size.width / this.scale / Math.max(1, screen.width);
    this.move(((before.x - now.x) / 2) * wide, ((before.y - now.y) / 2) * wide);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
