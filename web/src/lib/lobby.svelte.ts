// The lobby: the list of public tables, kept up to date while a screen shows it.

import type { Lobby as LobbyList, LobbyChanged, TableCard } from "../protocol";
import type { Connection, Send } from "./connection.svelte";

export class Lobby {
  tables = $state.raw<TableCard[]>([]);

  #connection: Connection;
  #watched = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Ask the server for the list and its changes, or tell it to stop. */
  watch(on: boolean): void {
    if (this.#watched === on) return;
    this.#watched = on;
    if (this.#connection.status === "open")
      void this.#connection.request({ type: "watch-lobby", on }).catch(() => {});
  }

  /** Ask for the list on a new connection, if a screen shows it. */
  async resume(send: Send): Promise<void> {
    if (this.#watched) await send({ type: "watch-lobby", on: true });
  }

  receive(message: LobbyList | LobbyChanged): void {
    if (message.type === "lobby") this.tables = message.tables;
    else {
      const others = this.tables.filter((each) => each.key !== message.key);
      this.tables = message.table ? [message.table, ...others] : others;
    }
  }
}
