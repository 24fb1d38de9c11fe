import { describe, expect, it, vi } from "vitest";
import type { TableCard } from "../protocol";
import type { Connection } from "./connection.svelte";
import { Lobby } from "./lobby.svelte";

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
  it("lists the tables, and puts a changed one first", () => {
    const { lobby } = connected("open");
    lobby.receive({ type: "lobby", tables: [card("one"), card("two")] });
    lobby.receive({ type: "lobby-changed", key: "two", table: card("two", 3) });
    expect(lobby.tables).toEqual([card("two", 3), card("one")]);
    lobby.receive({ type: "lobby-changed", key: "one", table: null });
    expect(lobby.tables).toEqual([card("two", 3)]);
  });

  it("tells the server once when a screen begins and ends to show it", () => {
    const { lobby, request } = connected("open");
    for (const on of [true, true, false, false]) lobby.watch(on);
    expect(request.mock.calls).toEqual([
      [{ type: "watch-lobby", on: true }],
      [{ type: "watch-lobby", on: false }],
    ]);
  });

  it("is asked for on a new connection only while a screen shows it", async () => {
    const { lobby, request } = connected("lost");
    const send = vi.fn(() => Promise.resolve());
    await lobby.resume(send);
    expect(send).not.toHaveBeenCalled();
    lobby.watch(true);
    await lobby.resume(send);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "watch-lobby", on: true });
    expect(request).not.toHaveBeenCalled();
  });
});
