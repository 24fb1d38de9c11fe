// What the client needs to know of a game: a table to look at, controls to answer with, and words.

import type { Component } from "svelte";
import type { WireAsk } from "../protocol";

export interface Happening {
  kind: string;
  parts: Record<string, unknown>;
}

export interface TableProps {
  view: unknown;
  players: string[]; // their names, by seat
  happening: Happening | null; // what is being shown right now
}

export interface ControlProps {
  view: unknown;
  ask: WireAsk;
  players: string[];
  choose: (answer: string) => void;
  sending: boolean;
}

export interface Game {
  Table: Component<TableProps>;
  Controls: Component<ControlProps>;
  /** What happened, in a sentence; null if it needs no words. */
  tell(happening: Happening, view: unknown, players: string[]): string | null;
  /** What is asked, in a sentence. */
  question(ask: WireAsk, view: unknown): string;
  /** An answer that was given, in words. */
  answered(answer: string): string;
  /** The table in a sentence or two, for those who cannot see it. */
  describe(view: unknown, players: string[]): string;
  /** Milliseconds that this kind of event is worth a look. */
  pace(kind: string): number;
  /** The texts that explain its cards and words. */
  reference: readonly string[];
  /** Whether a new step of a replay begins here. */
  opensStep(kind: string): boolean;
}

// A game's screen is loaded when somebody comes to its table.
const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  "colt-super-express": () => import("./colt/game"),
};

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (!load) throw new Error(`no screen for ${name}`);
  return (await load()).game;
}
