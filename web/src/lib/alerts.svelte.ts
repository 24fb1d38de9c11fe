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
  const path = `/t/${key}`;
  const options: NotificationOptions = {
    body: say("web-alert-about", { game: say(game) }),
    icon: "/public/icon.svg",
    tag: TAG,
    data: path,
  };
  try {
    const shown = new Notification(say("web-alert-turn"), options);
    shown.onclick = () => {
      window.focus();
      goToTable(path);
      shown.close();
    };
    return () => shown.close();
  } catch {
    return notifyByWorker(options); // on phones only service workers may show notifications
  }
}

function notifyByWorker(options: NotificationOptions): () => void {
  let gone = false;
  const showing = showByWorker(options, () => gone);
  return () => {
    gone = true;
    void showing.then(async (registration) => {
      for (const each of (await registration?.getNotifications({ tag: TAG })) ?? []) each.close();
    });
  };
}

async function showByWorker(
  options: NotificationOptions,
  gone: () => boolean,
): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined; // as on plain HTTP from elsewhere
  const registration = await navigator.serviceWorker.getRegistration();
  if (!gone()) await registration?.showNotification(say("web-alert-turn"), options);
  return registration;
}

/** Go to the table of a notification that the service worker has shown. Return a function that stops this. */
export function followNotifications(): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  const follow = ({ data }: MessageEvent): void => {
    if (typeof data === "string") goToTable(data);
  };
  workers.addEventListener("message", follow);
  return () => workers.removeEventListener("message", follow);
}

function goToTable(path: string): void {
  if (router.route.screen !== "table") router.go(path);
}
