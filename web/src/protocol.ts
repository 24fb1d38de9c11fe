// Written by `make types` from src/whistlestop/wire. Do not change it here.

export type FromClient =
  | Ping
  | WatchLobby
  | Enter
  | Leave
  | Sit
  | Stand
  | Ready
  | Configure
  | SeatBot
  | Kick
  | Appoint
  | Mute
  | Start
  | Rematch
  | Chat
  | Point
  | Choose
  | Back;

export type FromServer = Hello | Done | Refused | Lobby | LobbyChanged | Table | Line | Pointed | Standing | Step | Bye;

/** Answered with `done`: the connection lives. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The public tables now, and every change to come, until `on` is false. */
export interface WatchLobby {
  type: "watch-lobby";
  on: boolean;
  id: number;
}

/**
 * Come to a table: as a player if a seat there is yours, as a spectator if not.
 *
 * After a lost connection, say what you have got: the match, how many of its events, and the
 * number of the last chat line.
 */
export interface Enter {
  type: "enter";
  table: string;
  match?: string | null;
  events?: number;
  chat?: number;
  id: number;
}

/** Look away from the table. A seat stays yours: `stand` gives it up. */
export interface Leave {
  type: "leave";
  id: number;
}

/** Take a free seat; in a running match a bot's, if the host allows it. */
export interface Sit {
  type: "sit";
  seat: number;
  id: number;
}

/** Give up your seat. In a running match a bot takes it. */
export interface Stand {
  type: "stand";
  id: number;
}

export interface Ready {
  type: "ready";
  on: boolean;
  id: number;
}

/** The host changes the table; what is left out stays as it is. */
export interface Configure {
  type: "configure";
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: number;
  public?: boolean;
  clock?: number | null;
  open?: boolean;
  id: number;
}

/** The host puts a bot into a free seat, changes its level, or sends it away (`level` null). */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level: string | null;
  id: number;
}

/** The host sends somebody away; with `ban` they cannot come back to this table. */
export interface Kick {
  type: "kick";
  person: number;
  ban?: boolean;
  id: number;
}

/** The host makes somebody else the host. */
export interface Appoint {
  type: "appoint";
  person: number;
  id: number;
}

/** No more chat of this person for you; if you are the host, with `everyone`, for all. */
export interface Mute {
  type: "mute";
  person: number;
  on: boolean;
  everyone?: boolean;
  id: number;
}

/** The host begins the match; bots of the level `fill` take the free seats. */
export interface Start {
  type: "start";
  fill?: string | null;
  id: number;
}

/** Play again with the same people; it begins when every seated person has said so. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** `key` is a random word of letters, digits, - and _: a line is said once for each. */
export interface Chat {
  type: "chat";
  key: string;
  text: string;
  id: number;
}

/** Show everybody at the table what you mean, for a moment. Nothing of it is kept. */
export interface Point {
  type: "point";
  what: string;
  id: number;
}

/** Answer what your seat is asked. `turn` is that of the ask, so nothing is answered twice. */
export interface Choose {
  type: "choose";
  match: string;
  turn: number;
  answer: string;
  id: number;
}

/** You are there again; the bot stops answering for you. */
export interface Back {
  type: "back";
  id: number;
}

/** Come in under this name. The answer sets the cookie that is your identity from then on. */
export interface NewGuest {
  name: string;
}

export interface Rename {
  name: string;
}

/** The secret of a personal resume link: this device becomes one of yours. */
export interface Resume {
  secret: string;
}

/** You are its host, in its first seat. Left out: the game's usual. */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: number | null;
  public?: boolean;
  clock?: number | null;
  open?: boolean;
}

/** The first message of every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  me: Me;
}

/** Who you are here. */
export interface Me {
  id: number;
  name: string;
}

/** The request of this number was carried out, and is stored. */
export interface Done {
  type: "done";
  id: number;
}

/**
 * It was not, and nothing has changed.
 *
 * `kind` and `details` are for texts, `text` is for developers.
 *
 * Without an `id` the message could not be read so far as to know which it was.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  kind: string;
  details: {
    [k: string]: unknown;
  };
  text: string;
}

/** All public tables. */
export interface Lobby {
  type: "lobby";
  tables: TableCard[];
}

/** A table in the lobby's list. */
export interface TableCard {
  key: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  phase: "gathering" | "playing";
  host: string;
  seats: number;
  people: number;
  bots: number;
  clock: number | null;
  open: boolean;
}

/** A public table is new or different; `table` null: it is no longer there. */
export interface LobbyChanged {
  type: "lobby-changed";
  key: string;
  table: TableCard | null;
}

/** All of the table but its match and its chat, whenever something of it has changed. */
export interface Table {
  type: "table";
  key: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  clock: number | null;
  open: boolean;
  host: number | null;
  phase: "gathering" | "playing";
  seats: SeatCard[];
  spectators: Me[];
  muted: number[];
  ignored: number[];
  match: string | null;
  me: number | null;
  pointing: boolean;
}

/** A seat: somebody's (`person`), a bot's (`bot` is its level), or free. */
export interface SeatCard {
  person: number | null;
  name: string;
  bot: string | null;
  ready: boolean;
  here: boolean;
  away: boolean;
}

/** A line of the chat. */
export interface Line {
  type: "line";
  number: number;
  person: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody points at a thing of the view: worth a few seconds. */
export interface Pointed {
  type: "pointed";
  seat: number;
  what: string;
}

/** The match as it stands for you: the view whole, and the events from number `start` on. */
export interface Standing {
  type: "standing";
  match: string;
  seat: number | null;
  names: string[];
  start: number;
  events: WireEvent[];
  view: unknown;
  ask: WireAsk | null;
  given: string | null;
  waiting: Waiting[];
  end: End | null;
  fair: Fairness;
}

export interface WireEvent {
  kind: string;
  payload: {
    [k: string]: unknown;
  };
}

/** What your seat is asked. `turn` counts the answers that the seat has given before it. */
export interface WireAsk {
  turn: number;
  kind: string;
  answers: string[];
  about: {
    [k: string]: unknown;
  };
}

/** A seat that is being waited for; `left` is the milliseconds on its clock. */
export interface Waiting {
  seat: number;
  left: number | null;
}

export interface End {
  winners: number[];
  why: string;
}

/** `hash` is the SHA-256 of the text `whistlestop SEED NONCE`; these two come after the end. */
export interface Fairness {
  hash: string;
  seed: string | null;
  nonce: string | null;
}

/** What happened: scenes from event number `start` on, then what else of the view changed. */
export interface Step {
  type: "step";
  match: string;
  start: number;
  scenes: Scene[];
  changes: Change[];
  ask: WireAsk | null;
  given: string | null;
  waiting: Waiting[];
  by: "away" | "bot" | "late" | "only" | "person";
  seat: number;
  end: End | null;
  fair: Fairness;
}

/** One event, and what of the view is different after it. */
export interface Scene {
  kind: string;
  payload: {
    [k: string]: unknown;
  };
  changes: Change[];
}

/** One place of the view: `path` leads there by names and positions; `to` is what it holds. */
export interface Change {
  path: (string | number)[];
  to: unknown;
}

/** You are no longer at the table: you were kicked, or you left it with `leave`. */
export interface Bye {
  type: "bye";
  why: "kicked" | "left";
}

/** Shown once: only its hash is stored. A new one ends the one before. */
export interface ResumeLink {
  url: string;
  secret: string;
}

/** `help` is the id of its text in the locales. */
export interface OptionCard {
  name: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  help: string;
  choices: string[];
  low: number;
  high: number;
}

/** Options that go well together, by name; those it leaves out are usual. `help` is a text. */
export interface MixCard {
  name: string;
  help: string;
  options: {
    [k: string]: boolean | number | string;
  };
}

/** `levels` are the bots that know this game, the usual one last. */
export interface GameCard {
  name: string;
  fewest: number;
  most: number;
  usual: number;
  options: OptionCard[];
  mixes: MixCard[];
  levels: string[];
}

/** What this server has: games with their options, and the bots that know any game. */
export interface Offer {
  version: string;
  protocol: number;
  games: GameCard[];
  levels: string[];
}

/** What a client needs to begin; `me` is null for somebody who has not come in yet. */
export interface Welcome {
  me: Me | null;
  offer: Offer;
}

/** The way to a table; who has the link may come. */
export interface TableLink {
  key: string;
  url: string;
}

/** A table where you have a seat. */
export interface MyTable {
  table: TableCard;
  seat: number;
  your_turn: boolean;
}

/** A match; seed and nonce in `fair`, and the end, once it is over. */
export interface MatchCard {
  key: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  names: string[];
  started: number;
  ended: number | null;
  end: End | null;
  fair: Fairness;
}

/** A match that is over, as one seat saw it: the view at the start, then scene by scene. */
export interface Film {
  match: MatchCard;
  seat: number | null;
  before: WireEvent[];
  view: unknown;
  scenes: Scene[];
}

/** A clause of a rulebook, in our own words; in English. `about` names cards and characters. */
export interface ClauseCard {
  id: string;
  title: string;
  area: string;
  rule: string;
  note: string;
  about: string[];
}

export interface Health {
  status: "ok";
  version: string;
}

/** Why a request was refused, like `refused` on the socket. */
export interface Problem {
  kind: string;
  details: {
    [k: string]: unknown;
  };
  text: string;
}

/** What a bot believed of the others at its seat; `thoughts` is in the words of the game. */
export interface Thought {
  seat: number;
  bot: string;
  thoughts: unknown;
}
