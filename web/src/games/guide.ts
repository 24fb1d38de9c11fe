// The rules to look up, as each game provides them: a chapter for the game itself and for each
// expansion, and pictures of its cards.

import type { Component } from "svelte";
import type { Options } from "../lib/gameOptions";
import type { ClauseCard } from "../protocol";
import type { TableProps } from "./game";

/** Things of one kind, each with a picture and with what it does. */
export interface ThingGroup {
  title: string; // the id of its text
  kind: "cards" | "characters" | "words";
  things: readonly string[]; // the ids of the texts that name and explain them
}

/** A page of the rules. All texts are given by their ids. */
export interface Chapter {
  id: string; // in the address
  title: string;
  added: boolean; // it is an expansion, or another way to play
  rounds?: boolean; // the game has rounds, in which all take part, instead of turns
  isPlayed: (options: Options) => boolean;
  goal: string;
  box: readonly string[];
  turn: readonly string[];
  win: readonly string[];
  example: string; // the name of the example that shows the table
  groups: readonly ThingGroup[];
  Extra?: Component; // more pictures
}

export interface Guide<View> {
  chapters: readonly Chapter[];
  /** Return the id of the chapter to which a clause belongs. */
  chapterOf: (clause: ClauseCard) => string;
  /** Return the names by which clauses call the thing that a text names. */
  namesOf: (thing: string) => readonly string[];
  /** The picture of the thing that a text names; nothing for a mere word. */
  ThingPicture: Component<{ thing: string }>;
  hasPicture: (thing: string) => boolean;
  /** A table that is only looked at. It has room for a drawer. */
  ExampleTable: Component<TableProps<View>>;
}

const GUIDES: Record<string, () => Promise<{ guide: Guide<never> }>> = {
  "colt-super-express": () => import("./colt-super-express/guide/guide"),
  bang: () => import("./bang/guide/guide"),
  "train-heist": () => import("./train-heist/guide/guide"),
};

/** Tell whether this client knows a game. A newer server may have more. */
export function hasGuide(game: string): boolean {
  return Object.hasOwn(GUIDES, game);
}

/** Load the rules of a game. The client passes views on to the game unread. */
export async function loadGuide(game: string): Promise<Guide<unknown>> {
  const load = GUIDES[game];
  if (!load) throw new Error(`no rules for ${game}`);
  return (await load()).guide as Guide<unknown>;
}
