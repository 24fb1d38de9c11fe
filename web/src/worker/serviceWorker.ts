// The service worker: it keeps the files of the client, so that the client opens without the server and
// can say so. It never keeps anything of a person: see `requestKind`.

import { type OpenPages, showTable } from "./notificationClick";
import { requestKind } from "./requestKind";

// The types of TypeScript for service workers cannot be used beside those for pages.
interface WorkerEvent extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: OpenPages & { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
const worker = self as unknown as Worker;

// The build puts the files of the first screen here: see `serviceWorker` in vite.config.ts.
declare const __SHELL_FILES__: readonly string[];
declare const __VERSION__: string;

const PREFIX = "whistlestop-";
const CACHE = PREFIX + __VERSION__;
const PAGE = "/"; // every screen is the same page
const TROUBLE = 500; // status codes from here on: the server or a proxy before it is down

worker.addEventListener("install", (event) => {
  // The worker takes over at once. Open pages are not loaded again: they ask for the files of their own
  // version, which are kept until the version after the next one.
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, location.origin);
  if (kind === "asset") event.respondWith(asset(event.request));
  if (kind === "page") event.respondWith(page(event));
});

// A page names the files that it has loaded so far: its language and its screen belong to the shell too.
worker.addEventListener("message", (event) => {
  const urls = Array.isArray(event.data) ? event.data.filter((each) => typeof each === "string") : [];
  event.waitUntil(keep(urls));
});

// A page of a phone cannot show notifications itself: see `notifyTurn`.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(worker.clients, event.notification.data));
});

/** Keep the page and the files that it needs to begin. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...__SHELL_FILES__]);
}

async function forgetOldVersions(): Promise<void> {
  const ours = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== CACHE);
  await Promise.all(ours.slice(0, -1).map((each) => caches.delete(each)));
}

async function keep(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const request = new Request(url);
    if (requestKind(request, location.origin) === "asset") await asset(request).catch(() => {});
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

/** Ask the server for the page, so that a new version comes at once; without it show what is kept. */
async function page(event: FetchEvent): Promise<Response> {
  let response: Response | null = null;
  try {
    response = await fetch(event.request);
  } catch {
    // There is no connection.
  }
  if (response && response.status < TROUBLE) {
    event.waitUntil(fillAgain());
    return response;
  }
  return (await caches.match(PAGE)) ?? response ?? Response.error();
}

/** Keep the files again, after they were deleted when somebody signed out. */
async function fillAgain(): Promise<void> {
  if (!(await caches.match(PAGE))) await fill().catch(() => {});
}
