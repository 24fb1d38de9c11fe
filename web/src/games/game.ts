// The parts that each game provides to the client: a table to look at, controls to answer with, and
// texts. `View` is the type of the game's views, generated from Python: see `views.ts` of each
// game.

import type { Component } from "svelte";
import type { Announcement } from "../lib/announcement";
import type { Motion } from "../lib/motion/motion";
import type { Sound } from "../lib/sound/recipes";
import type { PointedThing } from "../lib/tableState.svelte";
import type { Thought, WireAsk, WireEvent } from "../protocol";

export interface TableProps<View> {
  view: View;
  players: string[]; // their names, by seat
  shownEvent: WireEvent | null; // the event that is shown right now
  points?: readonly PointedThing[]; // the things that players point at right now
  point?: ((what: string) => void) | null; // points at a thing of the view; null: it is not allowed
}

export interface AnswerPanelProps<View> {
  view: View;
  ask: WireAsk;
  players: string[];
  choose: (answer: string) => void;
  sending: boolean;
}

export interface EliminatedProps<View> {
  view: View;
  wantsRematch: boolean; // whether the player waits for the next match
  setWantsRematch: (on: boolean) => void;
}

export interface BotThoughtsProps<View> {
  thoughts: readonly Thought[];
  view: View;
  players: string[];
}

/** A setting of a game that a player can switch on or off; `id` is the id of its text. */
export interface Toggle {
  id: string;
  onByDefault: boolean;
}

export interface Game<View> {
  Table: Component<TableProps<View>>;
  AnswerPanel: Component<AnswerPanelProps<View>>;
  /** The player's hand, shown below the question. */
  Hand?: Component<TableProps<View>>;
  /** Shown to an eliminated player while the others play on. */
  EliminatedPanel?: Component<EliminatedProps<View>>;
  isEliminated?(view: View): boolean;
  /** The beliefs of the bots during the match, shown after it. */
  BotThoughts?: Component<BotThoughtsProps<View>>;
  /** How sure a bot was of each player's true role; `view` shows the true ones. */
  trueShares?(thought: Thought, view: View): { seat: number; share: number }[];
  /** A panel beside the table. If there is no room for it, the table shows its content. */
  SidePanel?: Component<TableProps<View>>;
  /** Whether the board is tall, so that question and hand are beside it. */
  tallBoard?: boolean;
  /** Tell whether the player is picking something on the table, such as the target of a card. */
  isTargeting?(): boolean;
  /** The icons of the log, by the kind of event. */
  eventIcons?: Readonly<Record<string, Component>>;
  /** Explain the thing that a text names. Return false if the game has no more to say than the text. */
  explain?(thing: string): boolean;
  /** The settings of this game. */
  toggles?: readonly Toggle[];
  /** Return a question as a sentence. */
  questionText(ask: WireAsk, view: View, players: string[]): string;
  /** Return an answer in words. */
  answerText(answer: string, view: View, players: string[], ask?: WireAsk | null): string;
  /** Return what a bot believes about the others, as sentences. */
  beliefTexts?(beliefs: Readonly<Record<string, unknown>>, view: View, players: string[]): string[];
  /** Return the table in words, for screen readers. */
  screenReaderText(view: View, players: string[]): string;
  /** Return how many milliseconds an event of this kind is shown. */
  pace(kind: string): number;
  /** Return the sound of an event; null if it has none. */
  sound?(event: WireEvent): Sound | null;
  /** Return what moves at an event. `before` is the view that is shown when it happens. */
  motions?(event: WireEvent, before: View): Motion[];
  /** Return what is shown large at an event; `view` is the view after it. */
  announcement?(event: WireEvent, view: View, players: string[]): Announcement | null;
  /** Return what a player is told at the start of a match: their role. After the first turn it is null. */
  opening?(view: View, events: readonly WireEvent[]): Announcement | null;
  /** Draws a thing that flies: `thing` is as in the motions of the game. */
  FlyingThing?: Component<{ thing: string; view: View }>;
}

// The code of a game is loaded when a player opens one of its tables.
const GAMES: Record<string, () => Promise<{ game: Game<never> }>> = {
  "colt-super-express": () => import("./colt-super-express/game"),
  bang: () => import("./bang/game"),
  "train-heist": () => import("./train-heist/game"),
};

/**
 * Load the screen of a game.
 *
 * The type of the views is `unknown`, because the client passes them on to the game unread.
 */
export async function loadGame(name: string): Promise<Game<unknown>> {
  const load = GAMES[name];
  if (!load) throw new Error(`no screen for ${name}`);
  return (await load()).game as Game<unknown>;
}
