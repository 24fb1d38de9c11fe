// What the client needs to know of a game: a table to look at, controls to answer with, and words.

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

/** Something that a person can switch on or off for a game; `id` is that of its text. */
export interface Toggle {
  id: string;
  usual: boolean;
}

export interface Game {
  Table: Component<TableProps>;
  Controls: Component<ControlProps>;
  /** What the person holds, shown below the question, asked or not. */
  Hand?: Component<TableProps>;
  /** For somebody whose part in the match is over, while the others play on. */
  EliminatedPanel?: Component<EliminatedProps>;
  isEliminated?(view: unknown): boolean;
  /** What the bots believed, once the match is over. */
  BotThoughts?: Component<BotThoughtsProps>;
  /** What lies beside the table, where there is room for it; else the table has it. */
  SidePanel?: Component<TableProps>;
  /** A board that is tall: question and hand stand beside it, not below. */
  tallBoard?: boolean;
  /** What a person can set for this game. */
  toggles?: readonly Toggle[];
  /** What happened, in a sentence; null if it needs no words. */
  tell(shownEvent: GameEvent, view: unknown, players: string[]): string | null;
  /** What is asked, in a sentence. */
  questionText(ask: WireAsk, view: unknown, players: string[]): string;
  /** An answer that was given, in words. */
  answerText(answer: string, view: unknown, players: string[]): string;
  /** The table in a sentence or two, for those who cannot see it. */
  screenReaderText(view: unknown, players: string[]): string;
  /** Milliseconds that this kind of event is worth a look. */
  pace(kind: string): number;
  /** The texts that explain its cards and words. */
  glossary: readonly string[];
  /** Whether a new step of a replay begins here. */
  startsStep(kind: string): boolean;
}

// A game's screen is loaded when somebody comes to its table.
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
