// What a person has set on this device.

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: string; // empty: the browser's
  theme: Theme;
  speed: number; // 0 is at once; 1 is usual
  sound: boolean;
  confirm: boolean;
}

const USUAL: Kept = { language: "", theme: "auto", speed: 1, sound: false, confirm: true };
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

  constructor() {
    Object.assign(this, kept());
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, theme, speed, sound, confirm } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, confirm }));
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
