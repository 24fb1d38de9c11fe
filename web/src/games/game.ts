// What each game provides to the client: a table to look at, controls to answer with, and texts.

import type { Component } from "svelte";
import type { PointedThing } from "../lib/tableState.svelte";
import type { Thought, WireAsk } from "../protocol";

export interface GameEvent {
  kind: string;
  payload: Record<string, unknown>;
}

export interface TableProps {
  view: unknown;
  players: string[]; // their names, by seat
  shownEvent: GameEvent | null; // what is being shown right now
  points?: readonly PointedThing[]; // what people at the table point at right now
  point?: ((what: string) => void) | null; // point at something of the view; null: not here
}

export interface ControlProps {
  view: unknown;
  ask: WireAsk;
  players: string[];
  choose: (answer: string) => void;
  sending: boolean;
}

export interface EliminatedProps {
  view: unknown;
  again: boolean; // whether the person waits for the next match
  stay: (on: boolean) => void;
}

export interface BotThoughtsProps {
  thoughts: readonly Thought[];
  view: unknown;
  players: string[];
}

/** A setting of a game that a player can switch on or off; `id` is the id of its text. */
export interface Toggle {
  id: string;
  usual: boolean;
}

export interface Game {
  Table: Component<TableProps>;
  Controls: Component<ControlProps>;
  /** The player's hand, shown below the question. */
  Hand?: Component<TableProps>;
  /** Shown to an eliminated player while the others play on. */
  EliminatedPanel?: Component<EliminatedProps>;
  isEliminated?(view: unknown): boolean;
  /** What the bots believed during the match, shown after it. */
  BotThoughts?: Component<BotThoughtsProps>;
  /** A panel beside the table, where there is room; otherwise the table shows its content. */
  SidePanel?: Component<TableProps>;
  /** Whether the board is tall, so that question and hand stand beside it. */
  tallBoard?: boolean;
  /** The settings of this game. */
  toggles?: readonly Toggle[];
  /** An event as a sentence; null if it needs none. */
  tell(shownEvent: GameEvent, view: unknown, players: string[]): string | null;
  /** A question as a sentence. */
  questionText(ask: WireAsk, view: unknown, players: string[]): string;
  /** An answer in words. */
  answerText(answer: string, view: unknown, players: string[]): string;
  /** The table in words, for screen readers. */
  screenReaderText(view: unknown, players: string[]): string;
  /** How many milliseconds an event of this kind is shown. */
  pace(kind: string): number;
  /** The ids of the texts that explain its cards and words. */
  glossary: readonly string[];
  /** Whether an event of this kind starts a new step of a replay. */
  startsStep(kind: string): boolean;
}

// The code of a game is loaded when a player opens one of its tables.
const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  "colt-super-express": () => import("./colt-super-express/game"),
  bang: () => import("./bang/game"),
  "train-heist": () => import("./train-heist/game"),
};

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (!load) throw new Error(`no screen for ${name}`);
  return (await load()).game;
}
