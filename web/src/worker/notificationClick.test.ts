import { expect, it, vi } from "vitest";
import { showTable } from "./notificationClick";

function pagesWith(...open: { focus: () => Promise<void>; postMessage: (path: unknown) => void }[]) {
  return { matchAll: vi.fn(() => Promise.resolve(open)), openWindow: vi.fn(() => Promise.resolve()) };
}

it("shows the table in a page that is open", async () => {
  const page = { focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
  const pages = pagesWith(page);
  await showTable(pages, "/t/some-key_1");
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledWith("/t/some-key_1");
  expect(pages.openWindow).not.toHaveBeenCalled();
});

it("opens a page if there is none", async () => {
  const pages = pagesWith();
  await showTable(pages, "/t/key");
  expect(pages.openWindow).toHaveBeenCalledWith("/t/key");
});

it.each([undefined, "https://elsewhere.example/t/key", "/settings", { path: "/t/key" }])(
  "goes nowhere else: %s",
  async (path) => {
    const pages = pagesWith();
    await showTable(pages, path);
    expect(pages.openWindow).not.toHaveBeenCalled();
  },
);
