// Who we are here, what the server offers, and the one connection of this tab.

import type { FromServer, Me, Offer, TableCard } from "../protocol";
import { api, Refusal } from "./api";
import { Line } from "./connection.svelte";
import { TableState } from "./tableState.svelte";

class House {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether we have found out who we are
  offer = $state.raw<Offer | null>(null);
  tables = $state.raw<TableCard[]>([]);
  here = $state.raw<TableState | null>(null);
  line = new Line();

  #lobby = false;

  constructor() {
    this.line.onMessage = (message) => this.#take(message);
    this.line.onOpen = async (say) => {
      if (this.#lobby) await say({ type: "watch-lobby", on: true });
      if (this.here) await this.#enter(this.here, say);
    };
    this.line.onStranger = () => {
      this.me = null;
    };
  }

  async start(): Promise<void> {
    const { me, offer } = await api.welcome();
    this.me = me;
    this.offer = offer;
    this.known = true;
    if (me) this.line.open();
  }

  async come(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.come(name);
    this.line.open();
  }

  async resume(secret: string): Promise<void> {
    this.line.close();
    this.me = await api.resume(secret);
    this.line.open();
  }

  watchLobby(on: boolean): void {
    if (this.#lobby === on) return;
    this.#lobby = on;
    if (this.line.status === "open") void this.line.ask({ type: "watch-lobby", on }).catch(() => {});
  }

  /** Go to a table; one at a time. */
  visit(key: string): TableState {
    const table = new TableState(key, this.line);
    this.here = table;
    if (this.line.status === "open") void this.#enter(table, (request) => this.line.ask(request));
    return table;
  }

  leave(): void {
    this.here = null;
    if (this.line.status === "open") void this.line.ask({ type: "leave" }).catch(() => {});
  }

  async #enter(
    table: TableState,
    say: (request: ReturnType<TableState["enter"]>) => Promise<void>,
  ): Promise<void> {
    try {
      await say(table.enter());
      table.problem = null;
    } catch (problem) {
      if (problem instanceof Refusal && problem.kind !== "offline") table.problem = problem;
    }
  }

  #take(message: FromServer): void {
    if (message.type === "hello") this.me = message.me;
    else if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "lobby-changed") {
      const others = this.tables.filter((each) => each.key !== message.key);
      this.tables = message.table ? [message.table, ...others] : others;
    } else this.here?.take(message);
  }
}

export const house = new House();
