// Questions about a view of Train Heist.

import type { BoardView, CowboyView, PlaceView, SpaceView, TableView, TileKind } from "./views";

export function isSolo(view: TableView): boolean {
  return view.cowboys.length > 1 && view.cowboys.every((each) => each.seat === 0);
}

/** Return the cowboys of the player who sees this view. */
export function mine(view: TableView): CowboyView[] {
  return view.cowboys.filter((each) => each.seat === view.seat);
}

/**
 * Return the player's cowboy whose cards are shown: the asked one, or else the one whose turn it
 * is, or else the first.
 */
export function atHand(view: TableView, asked: number | null): CowboyView | undefined {
  const own = mine(view);
  return own.find((each) => each.number === asked) ?? own.find((each) => each.number === view.turn) ?? own[0];
}

/** Things that never change in a match, by name. */
const spaces = new WeakMap<BoardView, Map<string, SpaceView>>();
const places = new WeakMap<BoardView, Map<string, PlaceView>>();

export function space(board: BoardView, id: string | null | undefined): SpaceView | undefined {
  return lookUp(spaces, board, () => board.spaces, id);
}

export function place(board: BoardView, id: string | null | undefined): PlaceView | undefined {
  return lookUp(places, board, () => board.places, id);
}

function lookUp<T extends { id: string }>(
  known: WeakMap<BoardView, Map<string, T>>,
  board: BoardView,
  all: () => T[],
  id: string | null | undefined,
): T | undefined {
  if (!id) return undefined;
  let found = known.get(board);
  if (!found) {
    found = new Map(all().map((each) => [each.id, each]));
    known.set(board, found);
  }
  return found.get(id);
}

/** Return the numbers of the cars that are in the tunnel. */
export function hidden(view: TableView): number[] {
  return view.cars.flatMap((id, at) => (space(view.board, id)?.tunnel ? [at + 1] : []));
}

export function tileKind(view: TableView, id: string | null | undefined): TileKind | undefined {
  return view.decks.tiles.find((each) => each.id === id);
}
