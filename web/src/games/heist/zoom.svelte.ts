// The part of the map that is seen: closer, farther, moved by fingers, mouse or keys.

export interface Frame {
  width: number;
  height: number;
}

const CLOSEST = 5;

export class Zoom {
  scale = $state(1);
  x = $state(0); // of the left upper corner, in units of the map
  y = $state(0);
  #frame: Frame = { width: 1, height: 1 };
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;

  fit(frame: Frame): void {
    this.#frame = frame;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.#frame.width / this.scale} ${this.#frame.height / this.scale}`;
  }

  /** Closer by this factor, around a point of the map. */
  by(factor: number, x = this.x + this.#frame.width / this.scale / 2, y = this.y + this.#frame.height / this.scale / 2): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const kept = this.scale / scale;
    this.x = x - (x - this.x) * kept;
    this.y = y - (y - this.y) * kept;
    this.scale = scale;
    this.#hold();
  }

  all(): void {
    this.scale = 1;
    this.#hold();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** So that this point of the map can be seen, if it cannot. */
  show(x: number, y: number): void {
    const wide = this.#frame.width / this.scale;
    const high = this.#frame.height / this.scale;
    const margin = 0.12;
    if (x < this.x + wide * margin || x > this.x + wide * (1 - margin)) this.x = x - wide / 2;
    if (y < this.y + high * margin || y > this.y + high * (1 - margin)) this.y = y - high / 2;
    this.#hold();
  }

  /** Never beyond the edge. */
  #hold(): void {
    this.x = Math.min(Math.max(0, this.x), this.#frame.width * (1 - 1 / this.scale));
    this.y = Math.min(Math.max(0, this.y), this.#frame.height * (1 - 1 / this.scale));
  }

  /** Whether the finger that was lifted last had moved the map: then it meant nothing else. */
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
    const unit = this.#frame.width / this.scale / Math.max(1, screen.width); // units of the map a pixel
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const other = others[0];
    const now = { x: event.clientX, y: event.clientY };
    if (other) this.#pinch(before, now, other, screen, unit);
    else if (this.scale > 1) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !this.#moved) return;
      this.#moved = true;
      this.move((before.x - now.x) * unit, (before.y - now.y) * unit);
    }
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }, screen: DOMRect, unit: number): void {
    this.#moved = true;
    const apart = (one: { x: number; y: number }) => Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
    const x = this.x + ((now.x + other.x) / 2 - screen.left) * unit;
    const y = this.y + ((now.y + other.y) / 2 - screen.top) * unit;
    this.by(apart(now) / apart(before), x, y);
    const wide = this.#frame.width / this.scale / Math.max(1, screen.width);
    this.move(((before.x - now.x) / 2) * wide, ((before.y - now.y) / 2) * wide);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
