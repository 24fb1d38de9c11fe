// A tap on a notification of the service worker: it shows the table, in a page that is open
// already, or in a new one.

interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
export interface OpenPages {
  matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Tell whether this is the path of a table. Nothing else is opened. */
function isTablePath(path: unknown): path is string {
  return typeof path === "string" && /^\/t\/[\w-]+$/.test(path);
}

/** Show the table at this path. */
export async function showTable(pages: OpenPages, path: unknown): Promise<void> {
  if (!isTablePath(path)) return;
  const [page] = await pages.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) {
    await pages.openWindow(path);
    return;
  }
  await page.focus();
  page.postMessage(path);
}
