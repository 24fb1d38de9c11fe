import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { session } from "./session.svelte";

const TABLE = { type: "table", key: "k", seal: null } as const;
const STANDING = {
  type: "standing",
  match: "m",
  seat: 0,
  names: ["Ann"],
  start: 0,
  events: [],
  view: {},
  ask: null,
  given: null,
  waiting: [],
  end: null,
  fair: { hash: "h", seed: null, nonce: null },
} as const;

let sent: string[];

beforeEach(() => {
  sent = [];
  session.table = null;
  session.mine = [];
  session.connection.status = "open";
  vi.spyOn(session.connection, "request").mockImplementation((request) => {
    sent.push(request.type);
    return Promise.resolve();
  });
});

describe("a table whose screen is closed", () => {
  it("is left by a spectator", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "gathering", me: null } as never);
    session.leaveTable(table);
    expect(session.table).toBeNull();
    expect(sent).toEqual(["enter", "leave"]);
  });

  it("is kept by everybody who has a seat, also between matches", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "gathering", me: 0 } as never);
    session.leaveTable(table);
    expect(session.table).toBe(table);
    expect(session.openTable("k")).toBe(table);
    expect(sent).toEqual(["enter"]);
  });

  it("is not mistaken for the table that was opened after it", () => {
    const table = session.openTable("k");
    const other = session.openTable("other");
    session.leaveTable(table); // the screen of the first table is closed last
    expect(session.table).toBe(other);
  });

  it("is kept by a player of a running match, who comes back to the same one", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "playing", me: 0 } as never);
    table.receive(structuredClone(STANDING) as never);
    session.leaveTable(table);
    expect(session.table).toBe(table);
    expect(session.openTable("k")).toBe(table);
    expect(sent).toEqual(["enter"]);
  });

  it("makes room for another table", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "playing", me: 0 } as never);
    table.receive(structuredClone(STANDING) as never);
    session.leaveTable(table);
    expect(session.openTable("other")).not.toBe(table);
    expect(sent).toEqual(["enter", "enter"]);
  });
});

describe("the match to go back to", () => {
  function mine(key: string, phase: string, your_turn: boolean) {
    return { table: { key, phase }, seat: 0, your_turn } as never;
  }

  it("is the one that this tab follows", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "playing", me: 0 } as never);
    expect(session.playing).toBeNull();
    table.receive({ ...structuredClone(STANDING), ask: { turn: 0 } } as never);
    expect(session.playing).toEqual({ key: "k", turn: true });
  });

  it("is the most urgent one that the server knows, in a tab that follows none", async () => {
    vi.spyOn(api, "myTables").mockResolvedValue([
      mine("waits", "gathering", false),
      mine("runs", "playing", false),
      mine("asks", "playing", true),
    ]);
    await session.loadMine();
    expect(session.mine.map((each) => each.table.key)).toEqual(["asks", "runs", "waits"]);
    expect(session.playing).toEqual({ key: "asks", turn: true });
    vi.spyOn(api, "myTables").mockResolvedValue([mine("waits", "gathering", false)]);
    await session.loadMine();
    expect(session.playing).toBeNull();
  });
});
