// Notifications outside of the page: that it is the player's turn while the page is hidden. They
// name the game and nothing else, because anybody may see the screen.

import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

const TAG = "whistlestop-turn";

/** Tell whether the browser would let this site show notifications, or ask the player about it. */
export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

/** Note the player's wish. The browser asks for its permission only after a yes. */
export async function answerOffer(yes: boolean): Promise<void> {
  settings.set({ alerts: yes ? "on" : "off" });
  if (yes && canNotify() && Notification.permission === "default") await Notification.requestPermission();
}

/** Show that it is the player's turn. Return a function that takes the notification away. */
export function notifyTurn(game: string, key: string): () => void {
  if (settings.alerts !== "on" || !canNotify() || Notification.permission !== "granted") return () => {};
  try {
    const shown = new Notification(say("web-alert-turn"), {
      body: say("web-alert-about", { game: say(game) }),
      icon: "/public/icon.svg",
      tag: TAG,
    });
    shown.onclick = () => {
      window.focus();
      if (router.route.screen !== "table") router.go(`/t/${key}`);
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => {}; // on phones only an installed page may show notifications
  }
}
