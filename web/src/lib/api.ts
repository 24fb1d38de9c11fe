// The HTTP part of the protocol.

import type {
  ClauseCard,
  Example,
  Film,
  Invitation,
  LessonCard,
  LessonMoment,
  LessonMove,
  LessonPick,
  LessonReason,
  MatchCard,
  MatchSummary,
  Me,
  MyTable,
  NewTable,
  Problem,
  PuzzleExplanation,
  PuzzleList,
  PuzzlePage,
  PuzzlePick,
  PuzzleReason,
  PuzzleVerdict,
  ResumeLink,
  Sessions,
  TableLink,
  TablePage,
  Welcome,
} from "../protocol";
import type { LobbyQuery } from "./lobby.svelte";

/** A request that the server refused, or that did not reach it. Nothing has changed. */
export class Refusal extends Error {
  kind: string;
  details: Record<string, unknown>;
  text: string;
  status: number;

  constructor(problem: Problem, status = 0) {
    super(problem.text);
    this.kind = problem.kind;
    this.details = problem.details;
    this.text = problem.text;
    this.status = status;
  }
}

const OFFLINE: Problem = { kind: "offline", details: {}, text: "the server cannot be reached" };

const NO_CONTENT = 204;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE);
  }
  if (!answer.ok) throw new Refusal(await problem(answer), answer.status);
  return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T;
}

const BUSY = "busy"; // the kind of a refusal when the server has too much to do
const TRIES = 20;

/** Asks again and again while the server is busy, each time after as long as it says. */
async function patiently<T>(path: string): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call<T>("GET", path);
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.kind !== BUSY || tries >= TRIES) throw refused;
      const seconds = Number(refused.details.wait) || 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return OFFLINE; // the answer of a proxy while the server is down
  }
}

/** The viewer of a replay: a seat, a spectator (null), or everybody with all hands open. */
export type Viewer = number | null | "all";

function filmQuery(seat: Viewer): string {
  if (seat === null) return "";
  return seat === "all" ? "?open=true" : `?seat=${seat}`;
}

function lessonPath(game: string, name: string): string {
  return `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
}

function puzzlePath(game: string, number: number): string {
  return `/api/puzzles/${encodeURIComponent(game)}/${number}`;
}

export const api = {
  welcome: () => call<Welcome>("GET", "/api/welcome"),
  createGuest: (name: string) => call<Me>("POST", "/api/guests", { name }),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  sessions: () => call<Sessions>("GET", "/api/me/sessions"),
  endSession: (key: string) => call<void>("DELETE", `/api/me/sessions/${key}`),
  endOtherSessions: () => call<void>("DELETE", "/api/me/sessions"),
  logOut: () => call<void>("POST", "/api/me/logout"),
  personalLink: () => call<ResumeLink>("POST", "/api/me/link"),
  resume: (secret: string) => call<Me>("POST", "/api/resume", { secret }),
  myTables: () => call<MyTable[]>("GET", "/api/me/tables"),
  lobby: ({ search, game, free, first }: LobbyQuery) => {
    const query = new URLSearchParams({ search, free: String(free), first: String(first) });
    if (game !== null) query.set("game", game);
    return call<TablePage>("GET", `/api/lobby?${query.toString()}`);
  },
  invitation: (key: string) => call<Invitation>("GET", `/api/tables/${key}`),
  createTable: (table: NewTable) => call<TableLink>("POST", "/api/tables", table),
  rules: (game: string, language: string) =>
    call<ClauseCard[]>("GET", `/api/rules/${encodeURIComponent(game)}?lang=${language}`),
  example: (name: string) => call<Example>("GET", `/api/examples/${encodeURIComponent(name)}`),
  lessons: () => call<LessonCard[]>("GET", "/api/lessons"),
  doLesson: (game: string, name: string, move: LessonMove) =>
    call<LessonMoment>("POST", lessonPath(game, name), move),
  lessonReason: (game: string, name: string, pick: LessonPick) =>
    call<LessonReason>("POST", `${lessonPath(game, name)}/why-not`, pick),
  puzzles: () => call<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (game: string, number: number) => patiently<PuzzlePage>(puzzlePath(game, number)),
  tryPuzzle: (game: string, number: number, answer: string) =>
    call<PuzzleVerdict>("POST", puzzlePath(game, number), { answer }),
  puzzleExplanation: (game: string, number: number) =>
    patiently<PuzzleExplanation>(`${puzzlePath(game, number)}/explanation`),
  puzzleReason: (game: string, number: number, pick: PuzzlePick) =>
    call<PuzzleReason>("POST", `${puzzlePath(game, number)}/why-not`, pick),
  match: (key: string) => call<MatchCard>("GET", `/api/matches/${key}`),
  film: (key: string, seat: Viewer) => patiently<Film>(`/api/matches/${key}/film${filmQuery(seat)}`),
  summary: (key: string) => patiently<MatchSummary>(`/api/matches/${key}/summary`),
};
