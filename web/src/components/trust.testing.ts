// A table with a running match, for tests of the components about absence and clocks.

import { vi } from "vitest";
import { session } from "../lib/session.svelte";
import { TableState } from "../lib/tableState.svelte";
import type { SeatCard, Table } from "../protocol";

export function seat(person: number, name: string, more: Partial<SeatCard> = {}): SeatCard {
  return {
    person,
    name,
    bot: null,
    ready: true,
    here: true,
    away: false,
    bot_in: null,
    vote_in: null,
    ...more,
  };
}

/** Put Ann, who is the player and the host, and others at a table. */
export function tableOf(seats: SeatCard[], more: Partial<Table> = {}): Table {
  return {
    type: "table",
    key: "k".repeat(22),
    game: "bang",
    phase: "playing",
    seats,
    me: 0,
    host: 1,
    clock: null,
    substitutes: "ask",
    absences: [],
    ...more,
  } as unknown as Table;
}

/** Return the state of a table where these messages have come, and the requests that are sent. */
export function stateOf(table: Table, standing: object = {}) {
  session.me = { id: 1, name: "Ann" };
  const request = vi.spyOn(session.connection, "request").mockImplementation(() => Promise.resolve());
  const state = new TableState(table.key, session.connection);
  state.receive(table);
  state.receive({
    type: "standing",
    match: "m",
    seat: 0,
    names: table.seats.map((each) => each.name),
    start: 0,
    events: [],
    view: {},
    ask: null,
    given: null,
    waiting: [],
    end: null,
    fair: { hash: "h" },
    by_bot: [],
    all_open: false,
    ...standing,
  } as never);
  return { state, request };
}
