// Written by `make types` from src/whistlestop/wire. Do not change it here.

export type FromClient =
  | Ping
  | WatchLobby
  | Enter
  | Leave
  | Sit
  | Stand
  | AnswerSeatRequest
  | AnswerAbsence
  | Contribute
  | Ready
  | Configure
  | SeatBot
  | Kick
  | Appoint
  | RenewKey
  | Mute
  | Start
  | Rematch
  | Chat
  | Point
  | WhyNot
  | AskHint
  | Choose
  | Hurry
  | Look
  | Back;

export type FromServer =
  Hello | Done | Refused | Lobby | Table | Line | Pointed | Reason | Advice | Standing | Step | Bye;

/** Check that the connection works. The reply is `done`. */
export interface Ping {
  type: "ping";
  id: number;
}

/**
 * Ask for a page of the public tables and its changes, or stop them (`on` is false).
 *
 * `search` finds the names of hosts and games. `free` leaves out tables without a free seat.
 */
export interface WatchLobby {
  type: "watch-lobby";
  on: boolean;
  search?: string;
  game?: string | null;
  free?: boolean;
  first?: number;
  most?: number;
  id: number;
}

/**
 * Come to a table, as a player if you have a seat there, else as a spectator.
 *
 * After a lost connection, send what you know: the match, the number of its events, and the number
 * of the last chat line. With `watch` the connection is a spectator's even if you have a seat, as
 * a screen that everybody in the room sees.
 */
export interface Enter {
  type: "enter";
  table: string;
  match?: string | null;
  events?: number;
  chat?: number;
  watch?: boolean;
  id: number;
}

/** Leave the table. You keep your seat; `stand` gives it up. */
export interface Leave {
  type: "leave";
  id: number;
}

/** Take a free seat. In a running match ask for a bot's seat, or take it at an open table. */
export interface Sit {
  type: "sit";
  seat: number;
  id: number;
}

/** Give up your seat, or your request for one. In a running match a bot takes your seat. */
export interface Stand {
  type: "stand";
  id: number;
}

/** Agree that a person takes over a bot's seat in your match, or decline it. */
export interface AnswerSeatRequest {
  type: "answer-seat-request";
  person: number;
  seat: number;
  agree: boolean;
  id: number;
}

/** Say whether a bot should answer for an absent player of your match until they are back. */
export interface AnswerAbsence {
  type: "answer-absence";
  person: number;
  agree: boolean;
  id: number;
}

/** Add your part to the seed of the next match: a random nonce, for the seal that you see. */
export interface Contribute {
  type: "contribute";
  seal: string;
  nonce: string;
  id: number;
}

/** Say whether you are ready for the match. */
export interface Ready {
  type: "ready";
  on: boolean;
  id: number;
}

/** The host changes the table; fields left out stay as they are. */
export interface Configure {
  type: "configure";
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: number;
  public?: boolean;
  clock?: number | null;
  open?: boolean;
  substitutes?: "always" | "ask" | "never";
  id: number;
}

/** The host puts a bot into a free seat, changes its level, or removes it (`level` null). */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level: string | null;
  id: number;
}

/** The host removes somebody from the table; with `ban` they cannot come back. */
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

/** The host gives the table another key. `key` is the present one, which then ends. */
export interface RenewKey {
  type: "renew-key";
  key: string;
  id: number;
}

/** Hide the chat of a person from you. With `everyone` the host hides it from everybody. */
export interface Mute {
  type: "mute";
  person: number;
  on: boolean;
  everyone?: boolean;
  id: number;
}

/**
 * The host starts the match; bots of the level `fill` take the free seats.
 *
 * `after` is the last match at the table, or null. If the table has another match already, nothing
 * happens, so the request may be sent again.
 */
export interface Start {
  type: "start";
  fill?: string | null;
  after?: string | null;
  id: number;
}

/**
 * Ask for another match; it starts when everybody who has a seat has asked for it.
 *
 * `after` is the last match at the table. If the table has another one already, nothing happens.
 */
export interface Rematch {
  type: "rematch";
  after?: string;
  id: number;
}

/** Say a line. `key` is a random word of letters, digits, - and _; it is stored only once. */
export interface Chat {
  type: "chat";
  key: string;
  text: string;
  id: number;
}

/**
 * Point at a thing, for everybody at the table to see. Nothing is stored.
 *
 * With a random word as `key` the request may be sent again: the thing is shown only once.
 */
export interface Point {
  type: "point";
  what: string;
  key?: string | null;
  id: number;
}

/**
 * Ask why no answer to your seat's question uses a card, a seat or a place, or these together.
 *
 * The parts have the names that they have in answers and in the view. A `reason` comes before the
 * `done`.
 */
export interface WhyNot {
  type: "why-not";
  match: string;
  card?: string | null;
  seat?: number | null;
  place?: string | null;
  id: number;
}

/**
 * Ask what a bot would answer to your seat's question of this turn, and why.
 *
 * Only while nobody but you and bots plays. An `advice` comes after the `done`, when a bot has
 * thought about it.
 */
export interface AskHint {
  type: "hint";
  match: string;
  turn: number;
  id: number;
}

/** Answer the question to your seat. `turn` is the ask's turn, so no answer counts twice. */
export interface Choose {
  type: "choose";
  match: string;
  turn: number;
  answer: string;
  id: number;
}

/** Let the bots play the rest of the match without pauses. You are out, and only bots play. */
export interface Hurry {
  type: "hurry";
  id: number;
}

/**
 * Watch the match with the cards of this seat open, or of "all"; null ends it.
 *
 * Only bots may still play.
 *
 * A person who has looked cannot take a seat in this match any more.
 */
export interface Look {
  type: "look";
  seat: number | "all" | null;
  id: number;
}

/** Say that you are back; the bot stops answering for you. */
export interface Back {
  type: "back";
  id: number;
}

/** Sign in as a guest. The response sets the cookie that identifies you from then on. */
export interface NewGuest {
  name: string;
}

/** Change your name. */
export interface Rename {
  name: string;
}

/** Sign in on this device with the secret of your resume link. */
export interface Resume {
  secret: string;
}

/** Make a table. You are its host, in the first seat. Fields left out get their defaults. */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: number | null;
  public?: boolean;
  clock?: number | null;
  open?: boolean;
  substitutes?: "always" | "ask" | "never";
}

/**
 * Make a move in a lesson: `next`, after all that you have `done`.
 *
 * Each is the text of an answer, or `continue` at a step that is only read. Without `next` you are
 * told how the lesson stands.
 */
export interface LessonMove {
  /** @maxItems 60 */
  done?: string[];
  next?: string | null;
}

/** Ask why you cannot use a thing, after all that you have `done`. */
export interface LessonPick {
  /** @maxItems 60 */
  done?: string[];
  card?: string | null;
  seat?: number | null;
  place?: string | null;
}

/** Try an answer to a puzzle. */
export interface PuzzleTry {
  answer: string;
}

/** Ask why you cannot use a thing in a puzzle. */
export interface PuzzlePick {
  card?: string | null;
  seat?: number | null;
  place?: string | null;
}

/** The first message of every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  me: Me;
}

/** A person, by number and name. */
export interface Me {
  id: number;
  name: string;
}

/** The request with this id was carried out, and its effect is stored. */
export interface Done {
  type: "done";
  id: number;
}

/**
 * The request with this id was refused, and nothing has changed.
 *
 * Clients choose a text for people by `kind` and `details`; `text` is for developers.
 *
 * `id` is null if the id of the request could not be read.
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

/**
 * A page of the public tables, sent again when it has changed.
 *
 * `first` is the number of tables before it, and `total` the number of all tables that fit.
 */
export interface Lobby {
  type: "lobby";
  tables: TableCard[];
  first: number;
  total: number;
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

/** The whole table without its match and its chat, sent whenever it has changed. */
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
  unplayable: Unplayable | null;
  requests: SeatRequest[];
  declined: boolean;
  seal: string | null;
  bots_only: boolean;
  hurried: boolean;
  substitutes: "always" | "ask" | "never";
  absences: AbsenceVote[];
  hints: boolean;
  owner: number | null;
}

/** A seat of a table: a person's (`person`), a bot's (`bot` is its level), or free. */
export interface SeatCard {
  person: number | null;
  name: string;
  bot: string | null;
  ready: boolean;
  here: boolean;
  away: boolean;
  bot_in: number | null;
  vote_in: number | null;
}

/** A match that cannot be continued after an update of the server. Its record can be read. */
export interface Unplayable {
  match: string;
  engine: string;
}

/** A person who asks for a bot's seat. `agreed` are the players who agree. */
export interface SeatRequest {
  person: number;
  name: string;
  seat: number;
  agreed: number[];
}

/** The question to the players whether a bot should answer for one who is absent. */
export interface AbsenceVote {
  person: number;
  seat: number;
  agreed: number[];
  declined: number[];
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

/** Somebody points at a thing of the view; show it for a few seconds. */
export interface Pointed {
  type: "pointed";
  seat: number;
  what: string;
}

/**
 * The reason why no answer uses the thing that a request `why-not` names.
 *
 * `text` is null if an answer uses it. `clauses` are the ids of the clauses that say so.
 */
export interface Reason {
  type: "reason";
  request: number;
  text: WireText | null;
  clauses: string[];
}

/**
 * A text of the locales, with its variables by name. Several words form a list with commas.
 *
 * If the text is read aloud and its message has an attribute `spoken`, that attribute is read.
 */
export interface WireText {
  say: "text";
  id: string;
  args: {
    [k: string]: string | number | (string | number | (WireText | WirePlayer))[] | WireText | WirePlayer;
  };
}

/** The name of the player in a seat, or of the figure that this player is called by. */
export interface WirePlayer {
  say: "player";
  seat: number;
  called: WireText | null;
}

/**
 * The answer to a request `hint`: what a bot would do in this turn.
 *
 * `hint` is null if the bot has failed, or gives no reasons.
 */
export interface Advice {
  type: "advice";
  match: string;
  turn: number;
  hint: Hint | null;
}

/**
 * The answers that a bot ranks best, the best one first, and what it believes about others.
 *
 * `unit` says what the values measure: life points, tiles of loot, or shares of matches won.
 */
export interface Hint {
  ranked: RankedAnswer[];
  unit: "life" | "tiles" | "wins";
  beliefs: {
    [k: string]: unknown;
  } | null;
}

/** An answer with its value to a bot, if it has one, and the sentences that say why. */
export interface RankedAnswer {
  answer: string;
  value: number | null;
  why: WireText[];
}

/**
 * The match as it stands for you: the whole view, and the events from number `start` on.
 *
 * `by_bot` lists the answers that a bot gave for your seat while you were away. `all_open` says
 * that you look at the hands of all; `seat` is null then.
 */
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
  by_bot: BotAnswer[];
  all_open: boolean;
}

/** An event, as one seat may see it. `narration` is null if it needs no words. */
export interface WireEvent {
  kind: string;
  payload: {
    [k: string]: unknown;
  };
  narration: WireNarration | null;
}

/**
 * One or more sentences. With `opens_step`, a new step of the match begins with them.
 *
 * `action` tells that an action begins, or that the last one that is left has been taken back.
 */
export interface WireNarration {
  texts: WireText[];
  opens_step: boolean;
  action: ("begins" | "undone") | null;
}

/** The question to your seat. `turn` counts the answers that the seat has given before. */
export interface WireAsk {
  turn: number;
  kind: string;
  answers: string[];
  about: {
    [k: string]: unknown;
  };
}

/** A seat that the match waits for. `left` is the milliseconds that are left on its clock. */
export interface Waiting {
  seat: number;
  left: number | null;
}

/** The end of a match: the winners and the reason. */
export interface End {
  winners: number[];
  why: string;
}

/**
 * The seal of a match: `hash` is the SHA-256 of `whistlestop SEED NONCE`.
 *
 * `nonces` are the players' parts of the seed, by seat. `deal` is the seed of the deal, made of
 * `seed` and `nonces`. The other fields are null until the match is over. Matches of earlier
 * versions have no `nonces` and no `deal`: their seed is `seed` itself.
 */
export interface Fairness {
  hash: string;
  seed: string | null;
  nonce: string | null;
  nonces: (string | null)[] | null;
  deal: string | null;
}

/**
 * An answer that a bot gave for an absent player, with its events: those before `end`.
 *
 * It has no events if others were still being asked.
 */
export interface BotAnswer {
  answer: string;
  start: number;
  end: number;
}

/** The effects of one answer: scenes from event number `start` on, then further changes. */
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

/** One event, and its changes of the view. `narration` is null if it needs no words. */
export interface Scene {
  kind: string;
  payload: {
    [k: string]: unknown;
  };
  changes: Change[];
  narration: WireNarration | null;
}

/** A new value in the view: `path` is the names and positions of its place, `to` the value. */
export interface Change {
  path: (string | number)[];
  to: unknown;
}

/** You are no longer at the table, because the host has removed you. */
export interface Bye {
  type: "bye";
  why: "kicked";
}

/**
 * Your personal resume link. It is shown once: only its hash is stored.
 *
 * A new link makes the old one invalid, and ends the sessions that the old one began.
 */
export interface ResumeLink {
  url: string;
  secret: string;
}

/** A session of yours: a browser or a program that is signed in as you. */
export interface SessionCard {
  key: string;
  since: number;
  used: number;
  browser: string;
  by_link: boolean;
  this: boolean;
}

/** Your sessions, the last used first. `link` says whether you have a resume link. */
export interface Sessions {
  sessions: SessionCard[];
  link: boolean;
}

/**
 * An option of a game; `help` is the id of its text in the locales.
 *
 * It changes something only while each option in `needs` has one of these values, and only with a
 * number of seats in `needs_seats`, if there are any. `tile` says that it changes the character of
 * the game, as an expansion does.
 */
export interface OptionCard {
  name: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  help: string;
  choices: string[];
  low: number;
  high: number;
  needs: {
    [k: string]: (boolean | number | string)[];
  };
  needs_seats: number[];
  tile: boolean;
}

/** A named mix of options; options left out keep their defaults. `help` is a text id. */
export interface MixCard {
  name: string;
  help: string;
  options: {
    [k: string]: boolean | number | string;
  };
}

/** The seats and options of a first match; options left out keep their defaults. */
export interface FirstMatchCard {
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
}

/**
 * A game; `levels` are the bots that play it, from weak to strong.
 *
 * `minutes` are those of a short and of a long match. `weight` says how much there is to learn,
 * from 1 (little) to 3 (much). Servers up to 0.2.0 send neither these nor `first`. They do not
 * send `usual_level` either, the level of bots that nobody chose: there it is the last level.
 */
export interface GameCard {
  name: string;
  fewest: number;
  most: number;
  usual: number;
  options: OptionCard[];
  mixes: MixCard[];
  levels: string[];
  minutes: [number, number] | null;
  weight: number | null;
  first: FirstMatchCard | null;
  usual_level: string | null;
}

/** The offer of this server: games with their options, and the bots that play any game. */
export interface Offer {
  version: string;
  protocol: number;
  games: GameCard[];
  levels: string[];
}

/** The data that a client needs at its start. `me` is null without a session. */
export interface Welcome {
  me: Me | null;
  offer: Offer;
}

/** The invite link of a table. Everybody who has it may come. */
export interface TableLink {
  key: string;
  url: string;
}

/** A seat of an invitation: a person's (`name`), a bot's (`bot` is its level), or free. */
export interface InvitedSeat {
  name: string;
  bot: string | null;
}

/** The table behind an invite link. Everybody with the link may read it before they come in. */
export interface Invitation {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  clock: number | null;
  open: boolean;
  phase: "gathering" | "playing";
  host: string;
  seats: InvitedSeat[];
}

/**
 * A page of the public tables.
 *
 * `first` is the number of tables before it, and `total` the number of all tables that fit.
 */
export interface TablePage {
  tables: TableCard[];
  first: number;
  total: number;
}

/** A table where you have a seat. */
export interface MyTable {
  table: TableCard;
  seat: number;
  your_turn: boolean;
}

/** A match. After its end `fair` has the seed and the nonce, and `end` is set. */
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

/**
 * A finished match as one seat saw it: the view before the first event, then every scene.
 *
 * A scene without a kind holds the changes after the last event of a choice. If `open`, it shows
 * all hands and everything else that was hidden, and `seat` is null.
 */
export interface Film {
  match: MatchCard;
  seat: number | null;
  open: boolean;
  view: unknown;
  scenes: Scene[];
}

/**
 * A clause of a rulebook in our own words; `about` names cards and characters.
 *
 * `players` are the fewest and the most players with whom it applies; it is empty for any number.
 * `events` are the kinds of events that it explains, and `examples` the names of the examples that
 * show it.
 */
export interface ClauseCard {
  id: string;
  title: string;
  area: string;
  rule: string;
  note: string;
  about: string[];
  players: number[];
  events: string[];
  examples: string[];
}

/**
 * An example for some clauses, as one seat sees it: the view of the position, then every scene.
 *
 * `seats` are the letters or names by which the position calls its seats. A scene without a kind
 * holds the changes after the last event.
 */
export interface Example {
  name: string;
  game: string;
  rules: string[];
  seats: string[];
  seat: number | null;
  view: unknown;
  scenes: Scene[];
}

/**
 * Your progress in a lesson: all that you have `done` since you began it last.
 *
 * `finished` says whether you have ever come to its end.
 */
export interface LessonProgress {
  done: string[];
  finished: boolean;
}

/**
 * A lesson. `title` and `about` are ids of texts; `needs` are lessons of the same game.
 *
 * `options` are those of its match, such as the expansion that it teaches. `progress` is null if
 * you have not begun it, or if you have no session.
 */
export interface LessonCard {
  game: string;
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  options: {
    [k: string]: boolean | number | string;
  };
  needs: string[];
  rules: string[];
  progress: LessonProgress | null;
}

/**
 * Something that a step points at.
 *
 * `name` is the id of a card, the number of a seat, a place as answers name it, the text of an
 * answer, or the name of another spot on the table.
 */
export interface LessonPoint {
  what: "answer" | "card" | "place" | "seat" | "spot";
  name: string;
}

/**
 * The words of a lesson at a step: number `step`, from 0, of `steps`.
 *
 * `text` is the id of its text, and null after the last step. `waits` says whether it waits for an
 * answer; otherwise the learner only continues. `wrong` is the id of what the learner is told
 * about an answer that was not right.
 */
export interface LessonGuide {
  step: number;
  steps: number;
  text: string | null;
  waits: boolean;
  points: LessonPoint[];
  rules: string[];
  wrong: string | null;
}

/**
 * A lesson after your move.
 *
 * `done` is what you send next time. `standing` is the whole match, if you made no move. `played`
 * are your answer and those of the others, after a right one. A client reads these messages like
 * those of a table. Your own name in them is empty.
 *
 * `ask` is the question of the match. It is null at a step that is only read, also in `standing`
 * and `played`.
 */
export interface LessonMoment {
  done: string[];
  guide: LessonGuide;
  ask: WireAsk | null;
  standing: Standing | null;
  played: Step[];
}

/** The reason why no answer uses a thing. `text` is null if an answer uses it. */
export interface LessonReason {
  text: WireText | null;
  clauses: string[];
}

export interface Health {
  status: "ok";
  version: string;
}

/** The reason why a request was refused, like `refused` on the socket. */
export interface Problem {
  kind: string;
  details: {
    [k: string]: unknown;
  };
  text: string;
}

/** The beliefs of a bot about the other players. Each game has its own form of `thoughts`. */
export interface Thought {
  seat: number;
  bot: string;
  thoughts: unknown;
}

/** A puzzle in a list. `solved` is false without a session. */
export interface PuzzleCard {
  game: string;
  number: number;
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
  solved: boolean;
}

/** All puzzles by game and number, and the puzzle of this day, which everybody gets. */
export interface PuzzleList {
  day: PuzzleCard;
  puzzles: PuzzleCard[];
}

/**
 * A puzzle: its match at the question, as the seat that is asked may see it.
 *
 * A client reads the message `standing` like that of a table. Names are empty: a client names the
 * players itself.
 */
export interface PuzzlePage {
  game: string;
  number: number;
  options: {
    [k: string]: boolean | number | string;
  };
  standing: Standing;
}

/** The verdict on an answer that you have tried. */
export interface PuzzleVerdict {
  right: boolean;
}

/** The reason why no answer uses a thing. `text` is null if an answer uses it. */
export interface PuzzleReason {
  text: WireText | null;
  clauses: string[];
}

/**
 * An answer with the figures that a search has found.
 *
 * `alike` are answers that differ only in the copies of the same cards. `value` is the share of
 * matches that it wins. `behind` is how much less it wins than the best answer, with the standard
 * error `error`. `why` says what speaks for it; it may be empty.
 */
export interface PuzzleAnswer {
  answer: string;
  alike: string[];
  value: number;
  behind: number;
  error: number;
  playouts: number;
  why: WireText[];
}

/**
 * The solution of a puzzle: all answers, the best one first.
 *
 * `bot` is the answer of the bot that plays at tables, which may be wrong.
 */
export interface PuzzleExplanation {
  answers: PuzzleAnswer[];
  bot: string | null;
}

/** The role or figure of one seat in a finished match, and its things with their values. */
export interface SeatSummary {
  role: WireText | null;
  things: WireText[];
}

/** A column of the table of deeds; `id` is the id of its text, and `counts` are by seat. */
export interface Deed {
  id: string;
  counts: number[];
}

/** A moment to look at again. `step` counts events: 0 is the table before the first one. */
export interface TurningPoint {
  step: number;
  title: WireText;
  narration: WireNarration | null;
}

/** The beliefs of the bots after this many events. */
export interface BeliefStep {
  step: number;
  thoughts: Thought[];
}

/**
 * The summary of a finished match: roles, deeds, turning points, and the bots' beliefs.
 *
 * `ending` is about the last event. `seats` is empty if the game has no summary. `beliefs` are at
 * a limited number of steps.
 */
export interface MatchSummary {
  match: MatchCard;
  events: number;
  ending: WireNarration | null;
  seats: SeatSummary[];
  deeds: Deed[];
  turning_points: TurningPoint[];
  beliefs: BeliefStep[];
}
