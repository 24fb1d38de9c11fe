// A screen that people watch from afar: it stays on, may fill the whole display, and hides the
// pointer and the buttons while nobody touches it.

const IDLE_AFTER = 4_000; // ms

export class UnattendedScreen {
  /** Whether nobody has moved, touched or pressed anything for a while. */
  idle = $state(false);
  /** Whether the page fills the whole display. */
  full = $state(false);
  /** Whether this browser lets a page fill the display. */
  readonly canBeFull = typeof document !== "undefined" && document.fullscreenEnabled === true;

  #lock: WakeLockSentinel | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** Begin; returns a function that ends it. */
  begin(): () => void {
    const touched = () => this.#touched();
    const looked = () => void this.#stayOn();
    const changed = () => (this.full = document.fullscreenElement !== null);
    const events = ["pointermove", "pointerdown", "keydown"] as const;
    for (const each of events) addEventListener(each, touched);
    document.addEventListener("visibilitychange", looked);
    document.addEventListener("fullscreenchange", changed);
    touched();
    looked();
    changed();
    return () => {
      this.#over = true;
      clearTimeout(this.#timer);
      for (const each of events) removeEventListener(each, touched);
      document.removeEventListener("visibilitychange", looked);
      document.removeEventListener("fullscreenchange", changed);
      void this.#lock?.release();
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }

  async toggleFull(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (this.canBeFull) await document.documentElement.requestFullscreen();
    } catch {
      // The browser does not want to, and the page stays as it is.
    }
  }

  #touched(): void {
    this.idle = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.idle = true), IDLE_AFTER);
  }

  /** Keep the display from going dark. A browser takes this back when the page is hidden. */
  async #stayOn(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (this.#over) await lock.release();
      else this.#lock = lock;
    } catch {
      // The battery is low, or the operator of this display forbids it: it goes dark as usual.
    }
  }
}
