import { describe, expect, it, vi } from "vitest";
import type { TableCard } from "../protocol";
import type { Connection } from "./connection.svelte";
import { FIRST_PAGE, Lobby } from "./lobby.svelte";

function card(key: string, people = 1): TableCard {
  return {
    key,
    game: "bang",
    options: {},
    phase: "gathering",
    host: "Ann",
    seats: 4,
    people,
    bots: 0,
    clock: null,
    open: true,
  };
}

function connected(status: Connection["status"]) {
  const request = vi.fn(() => Promise.resolve());
  return { lobby: new Lobby({ status, request } as unknown as Connection), request };
}

describe("the lobby", () => {
  it("shows the last page that the server sent", () => {
    const { lobby } = connected("open");
    lobby.receive({ type: "lobby", tables: [card("one"), card("two")], first: 0, total: 2 });
    lobby.receive({ type: "lobby", tables: [card("two", 3)], first: 50, total: 51 });
    expect(lobby.tables).toEqual([card("two", 3)]);
    expect([lobby.first, lobby.total]).toEqual([50, 51]);
  });

  it("tells the server each page that a screen shows, and once when it ends", () => {
    const { lobby, request } = connected("open");
    const second = { ...FIRST_PAGE, search: "ann", first: 50 };
    for (const query of [null, FIRST_PAGE, second, null, null]) lobby.watch(query);
    expect(request.mock.calls).toEqual([
      [{ type: "watch-lobby", on: true, ...FIRST_PAGE }],
      [{ type: "watch-lobby", on: true, ...second }],
      [{ type: "watch-lobby", on: false }],
    ]);
  });

  it("is asked for on a new connection only while a screen shows it", async () => {
    const { lobby, request } = connected("lost");
    const send = vi.fn(() => Promise.resolve());
    await lobby.resume(send);
    expect(send).not.toHaveBeenCalled();
    lobby.watch(FIRST_PAGE);
    await lobby.resume(send);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "watch-lobby", on: true, ...FIRST_PAGE });
    expect(request).not.toHaveBeenCalled();
  });
});
