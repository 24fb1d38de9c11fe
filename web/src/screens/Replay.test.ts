import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { view } from "../games/colt-super-express/testTable";
import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Film } from "../protocol";
import Replay from "./Replay.svelte";

const KEY = "k".repeat(22);

function film(seat: number | null): Film {
  const fair = { hash: "", seed: "1", nonce: "" };
  const match = { game: "colt-super-express", options: {}, names: ["Ann", "Bo", "Cy"], started: 0, ended: 1 };
  const round = { kind: "round", payload: {}, narration: null };
  return {
    match: { ...match, key: KEY, end: { winners: [0], why: "" }, fair },
    seat,
    view: { ...view, round: 0 },
    scenes: [{ ...round, changes: [{ path: ["round"], to: 1 }] }],
  } as unknown as Film;
}

async function shown() {
  router.route = { screen: "replay", key: KEY, seat: null, step: 0 };
  const load = vi.spyOn(api, "film").mockImplementation((_, seat) => Promise.resolve(film(seat)));
  render(Replay);
  await screen.findByRole("slider");
  return load;
}

describe("the replay", () => {
  it("begins with the table before the first event", async () => {
    await shown();
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect([slider.value, slider.max]).toEqual(["0", "1"]);
  });

  it("loads the film of the seat that is chosen", async () => {
    const load = await shown();
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "2" } });
    expect(load).toHaveBeenLastCalledWith(KEY, 2);
  });
});
