// What a person has set on this device.

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: string; // empty: the browser's
  theme: Theme;
  speed: number; // 0 is at once; 1 is usual
  sound: boolean;
  confirm: boolean;
  toggles: Record<string, boolean>; // of the games, by the ids of their texts
}

const USUAL: Kept = { language: "", theme: "auto", speed: 1, sound: false, confirm: true, toggles: {} };
const KEY = "whistlestop.settings";

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...USUAL, ...(typeof found === "object" ? found : {}) };
  } catch {
    return USUAL; // somebody else's, or a browser that keeps nothing
  }
}

class Settings implements Kept {
  language = $state(USUAL.language);
  theme = $state<Theme>(USUAL.theme);
  speed = $state(USUAL.speed);
  sound = $state(USUAL.sound);
  confirm = $state(USUAL.confirm);
  toggles = $state.raw(USUAL.toggles);

  constructor() {
    Object.assign(this, kept());
  }

  /** Whether something of a game is switched on. */
  on = (toggle: { id: string; usual: boolean }): boolean => this.toggles[toggle.id] ?? toggle.usual;

  switch(id: string, on: boolean): void {
    this.set({ toggles: { ...this.toggles, [id]: on } });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, theme, speed, sound, confirm, toggles } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, confirm, toggles }));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const settings = new Settings();

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things may move by themselves. */
export function moves(): boolean {
  return !(still?.matches ?? false) && settings.speed > 0;
}
