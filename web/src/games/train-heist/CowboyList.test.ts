import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { session } from "../../lib/session.svelte";
import { picker } from "./answers/picker.svelte";
import CowboyList from "./CowboyList.svelte";
import { ask, players, resetBeforeEach, view } from "./testTable";

resetBeforeEach();

describe("the other cowboys", () => {
  it("trade by a tap, or the tap says why they do not", () => {
    const choose = vi.fn();
    const whyNot = vi.fn().mockResolvedValue(null);
    session.table = { whyNot } as never;
    onTestFinished(() => {
      session.table = null;
    });
    picker.begin(ask(["trade at 1", "end"], "turn", { cowboy: 0 }), view, choose);
    const { rerender } = render(CowboyList, { view, players, pointers: [] });
    screen.getByRole("button", { name: /^Trade with/ }).click();
    expect([choose.mock.calls, whyNot.mock.calls]).toEqual([[["trade at 1"]], []]);
    picker.begin(ask(["move to G1", "end"], "turn", { cowboy: 0 }), view, choose);
    void rerender({ view, players, pointers: [] });
    screen.getByRole("button", { name: /^Trade with/ }).click();
    expect(whyNot).toHaveBeenCalledWith({ seat: 1 });
  });
});
