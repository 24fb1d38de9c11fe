import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { legendsTable, NAMES, resetBeforeEach } from "../testTable";
import FeatsPanel from "./FeatsPanel.svelte";

resetBeforeEach();

describe("the panel of Feats", () => {
  it("is beside the table, but not when all is over", () => {
    const { container, unmount } = render(FeatsPanel, {
      view: legendsTable(),
      players: NAMES,
      shownEvent: null,
    });
    expect(container.querySelectorAll(".feat")).toHaveLength(4);
    unmount();
    expect(
      render(FeatsPanel, {
        view: legendsTable({ over: true }),
        players: NAMES,
        shownEvent: null,
      }).container.querySelector(".feat"),
    ).toBeNull();
  });
});
