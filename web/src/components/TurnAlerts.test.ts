import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts.svelte";
import { seat, stateOf, tableOf } from "./trust.testing";
import TurnAlerts from "./TurnAlerts.svelte";

const ASK = { turn: 0, kind: "secret", answers: ["play bang-QH at 1", "pass"], about: { secret: true } };
const notes = vi.fn();

class FakeNotification {
  static permission = "granted";
  static requestPermission = vi.fn(() => Promise.resolve("granted"));
  onclick = () => {};
  close = vi.fn();
  constructor(title: string, options: object) {
    notes(title, options, this);
  }
}

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  await texts.load("en");
  vi.restoreAllMocks();
  notes.mockClear();
  FakeNotification.requestPermission.mockClear();
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  document.head.innerHTML = '<link rel="icon" href="/public/icon.svg">';
  settings.alerts = "on";
  router.route = { screen: "table", key: "k" };
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.table = null;
  settings.alerts = "unasked";
});

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.getAttribute("href");

async function asked(standing: object = { ask: ASK }) {
  const { state } = stateOf(tableOf([seat(1, "Ann"), seat(2, "Bo")]), standing);
  session.table = state;
  render(TurnAlerts);
  await tick();
}

test("a hidden page shows a notification that tells the game and nothing else", async () => {
  hide(true);
  await asked();
  expect(notes).toHaveBeenCalledOnce();
  const [title, options] = notes.mock.calls[0] as [string, { body: string }];
  expect([title, options.body]).toEqual(["Your turn", "It is your turn in BANG!."]);
  expect(JSON.stringify(options)).not.toMatch(/secret|QH/);
  expect(icon()).toBe("/public/icon-turn.svg");
});

test("a click on the notification shows the table", async () => {
  hide(true);
  router.route = { screen: "rules", game: null, chapter: null };
  const focus = vi.spyOn(window, "focus");
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  await asked();
  (notes.mock.calls[0]?.[2] as FakeNotification).onclick();
  expect(focus).toHaveBeenCalled();
  expect(router.route.screen).toBe("table");
});

test("where pages may show none, the service worker shows it, and a tap leads to the table", async () => {
  class Forbidden extends FakeNotification {
    constructor() {
      super("", {});
      throw new TypeError("Illegal constructor");
    }
  }
  vi.stubGlobal("Notification", Forbidden);
  const note = { close: vi.fn() };
  const registration = {
    showNotification: vi.fn(() => Promise.resolve()),
    getNotifications: vi.fn(() => Promise.resolve([note])),
  };
  const workers = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  vi.stubGlobal("navigator", { serviceWorker: workers, userAgent: "" });
  hide(true);
  router.route = { screen: "settings" };
  await asked();
  await vi.waitFor(() => expect(registration.showNotification).toHaveBeenCalledOnce());
  const path = `/t/${session.table?.key}`;
  const [title, options] = registration.showNotification.mock.calls[0] as unknown as [
    string,
    { data: string },
  ];
  expect([title, options.data]).toEqual(["Your turn", path]);

  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  workers.dispatchEvent(new MessageEvent("message", { data: path }));
  expect(router.route.screen).toBe("table");
  session.table = null; // the question is gone
  await vi.waitFor(() => expect(note.close).toHaveBeenCalledOnce());
});

test("a page that is looked at shows none, but the tab has a badge", async () => {
  hide(false);
  await asked();
  expect(notes).not.toHaveBeenCalled();
  expect(icon()).toBe("/public/icon-turn.svg");
});

test.each([
  ["off", "granted"],
  ["unasked", "granted"],
  ["on", "denied"],
] as const)("without consent there is none: %s, %s", async (alerts, permission) => {
  settings.alerts = alerts;
  FakeNotification.permission = permission;
  hide(true);
  await asked();
  expect(notes).not.toHaveBeenCalled();
});

test("the player is asked once, in our words, when the own clock runs", async () => {
  settings.alerts = "unasked";
  FakeNotification.permission = "default";
  hide(false);
  await asked({ ask: ASK, waiting: [{ seat: 0, left: null }] });
  expect(screen.queryByRole("button")).toBeNull();
  session.table = stateOf(tableOf([seat(1, "Ann")]), { ask: ASK, waiting: [{ seat: 0, left: 9_000 }] }).state;
  await tick();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Yes, tell me" }));
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
  expect(settings.alerts).toBe("on");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a no is kept, and the browser asks nothing", async () => {
  settings.alerts = "unasked";
  hide(true);
  await asked();
  await fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(settings.alerts).toBe("off");
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
});
