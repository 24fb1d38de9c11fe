// The lobby: a page of the public tables, kept up to date while a screen shows it.

import type { Lobby as LobbyPage, TableCard, TablePage } from "../protocol";
import type { Connection, Send } from "./connection.svelte";

/** The page that a screen shows. */
export interface LobbyQuery {
  search: string; // words, each of which the name of the host or the game must contain
  game: string | null;
  free: boolean; // only tables with a free seat
  first: number; // tables before this page
}

export const PAGE = 50; // tables of a page
export const FIRST_PAGE: LobbyQuery = { search: "", game: null, free: false, first: 0 };

export class Lobby {
  tables = $state.raw<TableCard[]>([]);
  first = $state(0);
  total = $state(0);

  #connection: Connection;
  #query: LobbyQuery | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Ask the server for a page and its changes; null tells it to stop. */
  watch(query: LobbyQuery | null): void {
    if (query === null && this.#query === null) return;
    this.#query = query;
    if (this.#connection.status === "open")
      void this.#connection.request({ type: "watch-lobby", on: query !== null, ...query }).catch(() => {});
  }

  /** Ask for the page on a new connection, if a screen shows it. */
  async resume(send: Send): Promise<void> {
    if (this.#query) await send({ type: "watch-lobby", on: true, ...this.#query });
  }

  receive(page: LobbyPage | TablePage): void {
    this.tables = page.tables;
    this.first = page.first;
    this.total = page.total;
  }
}
