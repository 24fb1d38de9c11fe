import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { view } from "../games/colt-super-express/testTable";
import { api, type Viewer } from "../lib/api";
import { router } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import type { Film, MatchSummary } from "../protocol";
import Replay from "./Replay.svelte";

const KEY = "k".repeat(22);

function film(seat: Viewer): Film {
  const fair = { hash: "", seed: "1", nonce: "" };
  const match = { game: "colt-super-express", options: {}, names: ["Ann", "Bo", "Cy"], started: 0, ended: 1 };
  const round = { kind: "round", payload: {}, narration: null };
  return {
    match: { ...match, key: KEY, end: { winners: [0], why: "" }, fair },
    seat: seat === "all" ? null : seat,
    open: seat === "all",
    view: { ...view, round: 0 },
    scenes: [{ ...round, changes: [{ path: ["round"], to: 1 }] }],
  } as unknown as Film;
}

function summary(): MatchSummary {
  const title = { say: "text", id: "colt-moment-lead", args: {} };
  const points = [{ step: 1, title, narration: null }];
  return {
    match: film(null).match,
    events: 1,
    ending: null,
    seats: [],
    deeds: [],
    beliefs: [],
    turning_points: points,
  } as unknown as MatchSummary;
}

async function shown() {
  router.route = { screen: "replay", key: KEY, seat: null, step: 0 };
  vi.spyOn(api, "summary").mockImplementation(() => Promise.resolve(summary()));
  const load = vi.spyOn(api, "film").mockImplementation((_, seat) => Promise.resolve(film(seat)));
  render(Replay);
  await screen.findByRole("slider");
  return load;
}

beforeEach(() => texts.load("en"));

describe("the replay", () => {
  it("begins with the table before the first event", async () => {
    await shown();
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect([slider.value, slider.max]).toEqual(["0", "1"]);
    screen.getByText("The table before the first move.");
  });

  it("loads the film of the seat that is chosen", async () => {
    const load = await shown();
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "2" } });
    expect(load).toHaveBeenLastCalledWith(KEY, 2);
  });

  it("stays at its moment when another viewer is chosen, and loads no film twice", async () => {
    const load = await shown();
    load.mockClear();
    const slider = screen.getByRole<HTMLInputElement>("slider");
    await fireEvent.input(slider, { target: { value: "1" } });
    for (const value of ["all", "2", "all", ""]) {
      await fireEvent.change(screen.getByRole("combobox"), { target: { value } });
    }
    expect(load.mock.calls.map(([, viewer]) => viewer)).toEqual(["all", 2]);
    expect(slider.value).toBe("1");
    expect(location.search).toBe("?step=1");
  });

  it("keeps the film that is shown if another one cannot be loaded", async () => {
    const load = await shown();
    load.mockRejectedValueOnce(new Error("no"));
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
    await screen.findByRole("alert");
    screen.getByRole("slider");
  });

  it("jumps to a turning point", async () => {
    await shown();
    await fireEvent.click(await screen.findByRole("link", { name: /A new leader/ }));
    await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("1"));
  });
});
