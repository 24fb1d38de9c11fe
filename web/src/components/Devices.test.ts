import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../lib/api";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { texts } from "../lib/texts.svelte";
import type { SessionCard } from "../protocol";
import Devices from "./Devices.svelte";

const HOUR = 3_600_000;

function device(key: string, browser: string, more: Partial<SessionCard> = {}): SessionCard {
  return { key, browser, since: HOUR, used: 2 * HOUR, by_link: false, this: false, ...more };
}

const OWN = device("own", "Firefox, Linux", { this: true });
const PHONE = device("phone", "Chrome, Android", { by_link: true });

async function shown(sessions: SessionCard[], link = false) {
  vi.spyOn(api, "sessions").mockImplementation(() => Promise.resolve({ sessions: [...sessions], link }));
  render(Devices);
  await screen.findByText("Firefox, Linux");
}

beforeEach(async () => {
  await texts.load("en");
  vi.restoreAllMocks();
  session.me = { id: 7, name: "Ann" };
});

describe("the devices", () => {
  it("are listed, and this one is marked", async () => {
    await shown([PHONE, OWN]);
    const [phone, own] = screen.getAllByRole("listitem");
    expect(phone?.textContent).toContain("Chrome, Android");
    expect(phone?.textContent).not.toContain("this device");
    expect(own?.textContent).toContain("this device");
    expect(screen.queryByText("Unknown browser")).toBeNull();
  });

  it("are signed out one by one", async () => {
    const sessions = [PHONE, OWN];
    await shown(sessions);
    const ended = vi.spyOn(api, "endSession").mockImplementation(() => {
      sessions.shift();
      return Promise.resolve();
    });
    await fireEvent.click(screen.getByRole("button", { name: "Sign out Chrome, Android" }));
    await screen.findByText("Signed out.");
    expect(ended).toHaveBeenCalledWith("phone");
    expect(screen.queryByText("Chrome, Android")).toBeNull();
  });

  it("offer nothing to sign out if there is only this one and no link", async () => {
    await shown([OWN]);
    expect(screen.queryByRole("button", { name: "Sign out all other devices" })).toBeNull();
    screen.getByRole("button", { name: "Create my personal link" });
  });

  it("say that a new link signs out those that came with the former one", async () => {
    await shown([OWN], true);
    screen.getByText(/signs out the devices that came with it/);
    const url = "http://host/resume#secret";
    vi.spyOn(api, "personalLink").mockResolvedValue({ url, secret: "secret" });
    await fireEvent.click(screen.getByRole("button", { name: "Replace my personal link" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox")).value).toBe(url);
  });

  it("are left only after a second question", async () => {
    await shown([OWN]);
    const logOut = vi.spyOn(session, "logOut").mockResolvedValue();
    const go = vi.spyOn(router, "go").mockReturnValue();
    await fireEvent.click(screen.getByRole("button", { name: "Sign out here" }));
    expect(logOut).not.toHaveBeenCalled();
    const yes = await screen.findByRole("button", { name: "Yes, sign out" });
    expect(document.activeElement).toBe(yes);
    await fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
    expect(screen.queryByRole("button", { name: "Yes, sign out" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Sign out here" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Yes, sign out" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/"));
    expect(logOut).toHaveBeenCalledOnce();
  });

  it("show why the server refuses", async () => {
    await shown([PHONE, OWN]);
    vi.spyOn(api, "endOtherSessions").mockRejectedValue(
      new Refusal({ kind: "too-fast", details: {}, text: "" }),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Sign out all other devices" }));
    await screen.findByRole("alert");
    expect(screen.queryByText("Signed out.")).toBeNull();
  });
});
