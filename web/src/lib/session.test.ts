import { beforeEach, describe, expect, it, vi } from "vitest";
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
  session.connection.status = "open";
  vi.spyOn(session.connection, "request").mockImplementation((request) => {
    sent.push(request.type);
    return Promise.resolve();
  });
});

describe("a table whose screen is closed", () => {
  it("is left by a spectator, and by everybody between matches", () => {
    session.openTable("k").receive({ ...TABLE, phase: "gathering", me: 0 } as never);
    session.leaveTable();
    expect(session.table).toBeNull();
    expect(sent).toEqual(["enter", "leave"]);
  });

  it("is kept by a player of a running match, who comes back to the same one", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "playing", me: 0 } as never);
    table.receive(structuredClone(STANDING) as never);
    session.leaveTable();
    expect(session.table).toBe(table);
    expect(session.openTable("k")).toBe(table);
    expect(sent).toEqual(["enter"]);
  });

  it("makes room for another table", () => {
    const table = session.openTable("k");
    table.receive({ ...TABLE, phase: "playing", me: 0 } as never);
    table.receive(structuredClone(STANDING) as never);
    session.leaveTable();
    expect(session.openTable("other")).not.toBe(table);
    expect(sent).toEqual(["enter", "enter"]);
  });
});
