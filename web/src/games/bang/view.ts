// What one seat may know of the table: games/bang/view.py.

export interface PlayerView {
  seat: number;
  character: string; // empty until it is chosen
  life: number;
  most: number;
  hand: number; // how many cards
  cards: string[]; // in play
  range: number;
  out: boolean;
  hand_limit: number;
}

export interface DoingView {
  what: "shot" | "fend" | "save" | "card";
  by: number | null;
  at: number | null;
  card: string | null;
  need: number;
}

export interface TableView {
  seat: number | null;
  turn: number | null;
  phase: "setup" | "start" | "draw" | "play" | "discard" | "end" | "over";
  players: PlayerView[];
  roles: (string | null)[];
  distances: (number | null)[];
  reaches: boolean[];
  hand: string[];
  deck: number;
  discard: string | null;
  discarded: number;
  store: string[];
  peeked: string[];
  under_way: DoingView[]; // outermost first
  bangs: number;
  bang_limit: number | null;
  expansions: string[];
  over: boolean;
  winners: number[];
  why: string;
}

/** Those who are still in the game. */
export function alive(view: TableView): PlayerView[] {
  return view.players.filter((player) => !player.out);
}

export function me(view: TableView): PlayerView | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}
