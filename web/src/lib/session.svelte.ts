// The session of this tab: the guest's identity, the offer of the server, the connection, the lobby
// and the open table.

import type { FromServer, GameCard, Me, MyTable, Offer } from "../protocol";
import { api, Refusal } from "./api";
import { Connection } from "./connection.svelte";
import { forgetFiles } from "./installation.svelte";
import { Lobby } from "./lobby.svelte";
import { TableState } from "./tableState.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  started = $state(false); // whether the client has found out the guest's identity
  offer = $state.raw<Offer | null>(null);
  table = $state.raw<TableState | null>(null);
  /** The lesson on the screen. Somebody who takes one is still at their table. */
  lesson = $state.raw<TableState | null>(null);
  /** The tables of the guest, as they were when they were asked for last; urgent ones come first. */
  mine = $state.raw<MyTable[]>([]);
  connection = new Connection();
  lobby = new Lobby(this.connection);

  constructor() {
    this.connection.onMessage = (message) => this.#receive(message);
    this.connection.onOpen = async (send) => {
      await this.lobby.resume(send);
      if (this.table) await this.#enter(this.table, send);
    };
    this.connection.onUnknownGuest = () => {
      this.me = null;
    };
  }

  async start(): Promise<void> {
    const { me, offer } = await api.welcome();
    this.me = me;
    this.offer = offer;
    this.started = true;
    if (me) this.connection.open();
  }

  async signIn(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.createGuest(name);
    this.connection.open();
  }

  async resume(secret: string): Promise<void> {
    this.connection.close();
    this.me = await api.resume(secret);
    this.connection.open();
  }

  /** Sign this device out. */
  async logOut(): Promise<void> {
    await api.logOut();
    await forgetFiles();
    this.connection.close();
    this.table = null;
    this.mine = [];
    this.me = null;
  }

  /** Ask for the tables where the guest has a seat. */
  async loadMine(): Promise<void> {
    const rank = (each: MyTable) => (each.your_turn ? 0 : each.table.phase === "playing" ? 1 : 2);
    this.mine = (await api.myTables()).sort((one, other) => rank(one) - rank(other));
  }

  /** The running match of the guest that needs them most: this tab follows it, or has heard of it. */
  get playing(): { key: string; turn: boolean } | null {
    if (this.table?.isPlaying) return { key: this.table.key, turn: this.table.isTurn };
    const first = this.mine.find((each) => each.table.phase === "playing");
    return first ? { key: first.table.key, turn: first.your_turn } : null;
  }

  /** The table that the screen shows, which knows why something cannot be used. */
  get shownTable(): TableState | null {
    return this.lesson ?? this.table;
  }

  /** Return the server's description of a game. */
  gameCard(name: string): GameCard | undefined {
    return this.offer?.games.find((each) => each.name === name);
  }

  /**
   * Open a table, or show the one again where this tab still is. A tab is at one table at a time. With
   * `watch` it shows what spectators see.
   */
  openTable(key: string, watch = false): TableState {
    const stayed = this.table;
    if (stayed && stayed.key === key && stayed.watching === watch && !stayed.problem && !stayed.bye)
      return stayed;
    const table = new TableState(key, this.connection, watch);
    this.table = table;
    if (this.connection.status === "open")
      void this.#enter(table, (request) => this.connection.request(request));
    return table;
  }

  /**
   * Leave a table whose screen is closed. Somebody who has a seat stays: they are present while they
   * read the rules, and are told when it is their turn.
   */
  leaveTable(table: TableState): void {
    table.rest();
    if (this.table !== table || (table.table?.me ?? null) !== null) return;
    this.table = null;
    this.mine = []; // they may have changed
    if (this.connection.status === "open") void this.connection.request({ type: "leave" }).catch(() => {});
  }

  async #enter(
    table: TableState,
    send: (request: ReturnType<TableState["enter"]>) => Promise<void>,
  ): Promise<void> {
    try {
      await send(table.enter());
      table.problem = null;
    } catch (problem) {
      if (problem instanceof Refusal && problem.kind !== "offline") table.problem = problem;
    }
  }

  #receive(message: FromServer): void {
    if (message.type === "hello") this.me = message.me;
    else if (message.type === "lobby") this.lobby.receive(message);
    else this.table?.receive(message);
  }
}

export const session = new Session();
