// A match as it is shown: the screen of its game, its events one after the other, and its log.

import { type Game, loadGame } from "../games/game";
import { type LogEntry, logEntries } from "./narration";
import { Projector } from "./projector.svelte";
import { animationsOn, settings } from "./settings.svelte";
import type { EventWithView, TableState } from "./tableState.svelte";

export class ShownMatch {
  readonly projector = new Projector();
  game = $state.raw<Game<unknown> | null>(null);
  entries = $state.raw<LogEntry[]>([]);

  #players: () => readonly string[];

  /** Follow the match of a table; `players` returns the names by seat. */
  constructor(tableState: TableState, players: () => readonly string[]) {
    this.#players = players;
    if (tableState.table) void this.#follow(tableState, tableState.table.game);
  }

  async #follow(tableState: TableState, name: string): Promise<void> {
    const { projector } = this;
    const game = (this.game = await loadGame(name));
    projector.pace = (kind) => game.pace(kind);
    projector.speed = () => (animationsOn() && !tableState.table?.hurried ? settings.speed : 0);
    projector.onShown = (event) => this.#tell([event]);
    this.#tell(tableState.events);
    projector.jumpTo(tableState.view);
    tableState.onStanding = (events) => {
      projector.jumpTo(tableState.view);
      this.#tell(events);
    };
    tableState.onStep = (events, view) => projector.show(events, view);
  }

  #tell(events: readonly EventWithView[]): void {
    const told = logEntries(events, this.#players());
    if (told.length) this.entries = [...this.entries, ...told];
  }
}
