// The player's settings on this device.

/** Whether the player wants notifications and vibration. They are asked once. */
export type Alerts = "unasked" | "on" | "off";
export type Theme = "auto" | "light" | "dark";

interface StoredSettings {
  language: string; // empty: the language of the browser
  theme: Theme;
  speed: number; // 0 shows all at once; 1 is the usual speed
  sound: boolean;
  volume: number; // of all sounds, from 0 to 1
  alerts: Alerts;
  confirm: boolean;
  toggles: Record<string, boolean>; // the settings of the games, by the ids of their texts
}

const DEFAULTS: StoredSettings = {
  language: "",
  theme: "auto",
  speed: 1,
  sound: true,
  volume: 0.35,
  alerts: "unasked",
  confirm: true,
  toggles: {},
};
const KEY = "whistlestop.settings";
export const SPEEDS = [0.5, 1, 2, 0]; // slow, normal, fast, and all at once

function storedSettings(): StoredSettings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const stored: Partial<StoredSettings> = found !== null && typeof found === "object" ? found : {};
    // Earlier versions had no volume, and `sound` was only a whistle that was off by default.
    if (stored.volume === undefined) delete stored.sound;
    return { ...DEFAULTS, ...stored };
  } catch {
    return DEFAULTS; // the stored text is not valid, or the browser stores nothing
  }
}

class Settings implements StoredSettings {
  language = $state(DEFAULTS.language);
  theme = $state<Theme>(DEFAULTS.theme);
  speed = $state(DEFAULTS.speed);
  sound = $state(DEFAULTS.sound);
  volume = $state(DEFAULTS.volume);
  alerts = $state<Alerts>(DEFAULTS.alerts);
  confirm = $state(DEFAULTS.confirm);
  toggles = $state.raw(DEFAULTS.toggles);

  constructor() {
    Object.assign(this, storedSettings());
  }

  /** Whether a setting of a game is switched on. */
  isOn = (toggle: { id: string; onByDefault: boolean }): boolean =>
    this.toggles[toggle.id] ?? toggle.onByDefault;

  switch(id: string, on: boolean): void {
    this.set({ toggles: { ...this.toggles, [id]: on } });
  }

  set(change: Partial<StoredSettings>): void {
    Object.assign(this, change);
    const { language, theme, speed, sound, volume, alerts, confirm, toggles } = this;
    const stored: StoredSettings = { language, theme, speed, sound, volume, alerts, confirm, toggles };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // The browser stores nothing: the settings last until the page is closed.
    }
  }
}

export const settings = new Settings();

// Follow what the player changes in another tab.
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, storedSettings());
});

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Tell whether animations are allowed. */
export function animationsOn(): boolean {
  return !(still?.matches ?? false) && settings.speed > 0;
}
