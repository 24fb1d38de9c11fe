// A table at which one person sits alone: that of a lesson or a puzzle.

import type { Standing, Step, Table } from "../protocol";
import type { Options } from "./gameOptions";

/** Leave out what a table of one does not show: nobody else thinks, and no match comes to its end. */
export function alone<Message extends Standing | Step>(message: Message): Message {
  return { ...message, waiting: [], end: null };
}

/** Return a table at which nobody but its player is. */
export function tableOfOne(game: string, options: Options, { match, seat }: Standing): Table {
  return {
    type: "table",
    hints: false,
    key: "",
    game,
    options,
    public: false,
    clock: null,
    open: false,
    host: null,
    phase: "playing",
    seats: [],
    spectators: [],
    muted: [],
    ignored: [],
    match,
    me: seat,
    pointing: false,
    unplayable: null,
    requests: [],
    declined: false,
    seal: null,
    bots_only: false,
    hurried: false,
    substitutes: "never",
    absences: [],
    owner: null,
  };
}
