import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installation } from "../lib/installation.svelte";
import { session } from "../lib/session.svelte";
import { TableState } from "../lib/tableState.svelte";
import { texts } from "../lib/texts.svelte";
import UpdateNotice from "./UpdateNotice.svelte";

beforeEach(() => texts.load("en"));
afterEach(() => {
  cleanup();
  installation.newVersion = false;
  session.table = null;
  document.head.querySelectorAll("script").forEach((each) => each.remove());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notice = () => screen.queryByText(/There is a new version/);

it("offers a new version, and not in the middle of a match", async () => {
  render(UpdateNotice);
  expect(notice()).toBeNull();
  session.table = new TableState("k", session.connection);
  session.table.receive({ type: "table", key: "k", phase: "playing", me: null, seal: null } as never);
  installation.newVersion = true;
  await tick();
  expect(notice()).toBeNull();
  session.table.receive({ type: "table", key: "k", phase: "gathering", me: null, seal: null } as never);
  await tick();
  expect(notice()).not.toBeNull();
  expect(screen.getByRole("button", { name: "Load it" })).toBeTruthy();
});

/** Begin with a service worker whose text is `worker`, and let it take over the page of `index-1.js`. */
async function takeOver(worker: string): Promise<boolean> {
  const script = document.createElement("script");
  script.type = "module-in-a-test"; // nothing may load it
  vi.spyOn(document, "querySelector").mockReturnValueOnce(
    Object.assign(script, { src: "https://club.example/assets/index-1.js" }),
  );
  const workers = new EventTarget();
  const registered = { register: () => new Promise(() => {}), ready: new Promise(() => {}) };
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(workers, registered) });
  const fetched = Promise.resolve(new Response(worker));
  vi.stubGlobal("fetch", () => fetched);
  installation.begin();
  workers.dispatchEvent(new Event("controllerchange"));
  await new Promise((done) => setTimeout(done));
  return installation.newVersion;
}

it("takes only the worker of another version for a new one", async () => {
  expect(await takeOver('["/assets/index-1.js"]')).toBe(false);
  expect(await takeOver('["/assets/index-2.js"]')).toBe(true);
});
