// The clocks of the seats of a match. The match provides them to the seats of every game's table.

import { getContext, setContext } from "svelte";
import { isShownOnly } from "./shownOnly";
import type { TableState } from "./tableState.svelte";
import { ticking } from "./ticking.svelte";

export const URGENT = 10_000; // ms: from here on a clock is felt
const KEY = Symbol("the clocks of the seats");

export interface SeatTime {
  left: number; // ms
  part: number; // of the whole time: from 1 down to 0
  urgent: boolean;
}

/** What becomes of the seat of a player who is away. */
export interface Absence {
  left: number | null; // ms until a bot steps in, or until the players are asked about it
  bot: boolean; // whether a bot plays
}

export class SeatClocks {
  #state: TableState;
  #time: { readonly now: number };

  constructor(state: TableState) {
    this.#state = state;
    this.#time = ticking(() => this.#running);
  }

  /** The player's own seat. */
  get own(): number | null {
    return this.#state.table?.me ?? null; // not a seat that is only looked at
  }

  get #running(): boolean {
    const { end, waiting, table } = this.#state;
    if (end !== null) return false;
    if (waiting.some((each) => each.left !== null)) return true;
    return table?.seats.some((seat) => seat.bot_in !== null || seat.vote_in !== null) ?? false;
  }

  /** Return the time that is left to a seat; null if no clock runs for it. */
  of(seat: number | null): SeatTime | null {
    const state = this.#state;
    const waits = state.end === null ? state.waiting.find((each) => each.seat === seat) : undefined;
    if (!waits || waits.left === null) return null;
    const left = Math.max(0, waits.left - Math.max(0, this.#time.now - state.waitingSince));
    const whole = (state.table?.clock ?? 60) * 1000;
    return { left, part: Math.min(1, left / whole), urgent: left < URGENT };
  }

  /** Return what becomes of a seat whose player is away; null if nothing does. */
  absence(seat: number | null): Absence | null {
    const { end, table, tableSince } = this.#state;
    const card = end === null && seat !== null ? table?.seats[seat] : undefined;
    if (!card?.person || (card.here && !card.away)) return null;
    const until = card.bot_in ?? card.vote_in;
    if (until === null) return card.away || table?.clock === null ? { left: null, bot: card.away } : null;
    return { left: Math.max(0, until - Math.max(0, this.#time.now - tableSince)), bot: card.away };
  }
}

/** Provide the clocks of a table to all seats below this component. */
export function provideSeatClocks(state: TableState): SeatClocks {
  return setContext(KEY, new SeatClocks(state));
}

/** Return the clocks of the match around this component; none in a replay or in an example. */
export function seatClocks(): SeatClocks | undefined {
  return isShownOnly() ? undefined : getContext<SeatClocks | undefined>(KEY);
}
