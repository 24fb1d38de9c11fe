// The client as an app: it can be installed, opens without the server, and notices new versions.

/** Chromium's event before it would offer the installation itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const OUR_CACHES = "whistlestop-";

class Installation {
  /** Whether the server has a newer version than this page. */
  newVersion = $state(false);
  /** Whether the browser would install the client when it is asked to. */
  offered = $state(false);
  /** Whether this is the installed app. */
  readonly installed = typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;

  #prompt: InstallPrompt | null = null;

  /** Begin to look for new versions. A page that came over plain HTTP from elsewhere has no workers. */
  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // people find the offer in the settings, and nobody is nagged
      this.#prompt = event as InstallPrompt;
      this.offered = true;
    });
    addEventListener("appinstalled", () => this.#withdraw());
    if ("serviceWorker" in navigator) this.#register(navigator.serviceWorker);
  }

  #register(workers: ServiceWorkerContainer): void {
    workers.addEventListener("controllerchange", () => {
      isOutdated().then(
        (outdated) => (this.newVersion ||= outdated),
        () => {}, // the server is away again: the next worker asks anew
      );
    });
    workers
      .register("/sw.js", { updateViaCache: "none" })
      .then(() => workers.ready)
      .then(({ active }) => active?.postMessage(loadedFiles()))
      .catch(() => {}); // the browser stores nothing: the client works, but not without the server
  }

  /** Ask whether there is a new version now. */
  async lookForUpdate(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {}); // the browser asks again by itself later
  }

  /** Let the browser ask whether it should install the client. */
  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.#withdraw(); // it can be used once
    await prompt?.prompt();
  }

  #withdraw(): void {
    this.#prompt = null;
    this.offered = false;
  }
}

/**
 * Tell whether the server has another version than this page. The first worker of a page takes it over
 * too, and so does the worker of the version that the page itself brought.
 */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const worker = await fetch("/sw.js", { cache: "no-cache" });
  return own !== null && worker.ok && !(await worker.text()).includes(new URL(own.src).pathname);
}

/** Return the addresses of the files of the client that this page has loaded so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map((each) => each.name)
    .filter((each) => new URL(each).pathname.startsWith("/assets/"));
}

/** Delete the files that the client has kept on this device. */
export async function forgetFiles(): Promise<void> {
  if (typeof caches === "undefined") return; // as on plain HTTP from elsewhere: nothing is kept there
  const names = (await caches.keys()).filter((each) => each.startsWith(OUR_CACHES));
  await Promise.all(names.map((each) => caches.delete(each)));
}

export const installation = new Installation();
