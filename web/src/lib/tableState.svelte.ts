// The state of the table in this tab, updated by the server's messages.

import type {
  BotAnswer,
  End,
  Fairness,
  Advice,
  FromServer,
  Line as ChatLine,
  Reason,
  Standing,
  Step,
  Table,
  Waiting,
  WireAsk,
  WireEvent,
} from "../protocol";
import { Refusal } from "./api";
import type { Connection } from "./connection.svelte";
import { nonceFor } from "./ownNonces";
import type { Pick } from "./bubble.svelte";
import { applyChanges } from "./viewChanges";

/** An event of the match, and the view after it. */
export interface EventWithView extends WireEvent {
  number: number;
  view: unknown;
}

/** A thing that a player points at. */
export interface PointedThing {
  key: number;
  seat: number;
  what: string;
}

const MOST_CHAT_LINES = 200;
export const POINTED_TIME = 6_000; // ms that a pointed thing is shown

export class TableState {
  key = $state(""); // the host may renew it
  table = $state.raw<Table | null>(null);
  lines = $state.raw<ChatLine[]>([]);
  match = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** Whether the hands of all are shown, while only bots play. */
  allOpen = $state(false);
  names = $state.raw<string[]>([]);
  /** The newest view. The projector may still show an earlier one. */
  view = $state.raw<unknown>(null);
  ask = $state.raw<WireAsk | null>(null);
  given = $state<string | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  waitingSince = $state(0);
  tableSince = $state(0); // when the last message about the table came
  /** The answers that a bot gave for this seat while the player was away. */
  byBot = $state.raw<BotAnswer[]>([]);
  end = $state.raw<End | null>(null);
  fair = $state.raw<Fairness | null>(null);
  promisedHash = $state(""); // the hash that was shown first, before the match if this tab was there
  bye = $state<string | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** The things that players point at right now. */
  points = $state.raw<PointedThing[]>([]);
  lastBy = $state<Step["by"] | null>(null);
  /** What a bot would answer to the present question, once it is known. */
  advice = $state.raw<Advice | null>(null);
  /** All events of this match that the server has sent. */
  events: EventWithView[] = [];

  /** Called with the events so far, when a match begins or after a reconnect. */
  onStanding: (before: EventWithView[], anew: boolean) => void = () => {};
  /** Called with the events that one answer caused. */
  onStep: (moments: EventWithView[], view: unknown, step: Step) => void = () => {};

  #eventCount = 0;
  #lastChatLine = 0;
  #pointedCount = 0;
  #connection: Connection;
  #seal: string | null = null; // of the next match, as the table shows it
  #reason: Reason | null = null; // the last one that was sent
  #hintTurn: number | null = null; // of the question for which a hint was asked
  #contributedTo = ""; // the last seal to which this tab has sent its nonce

  readonly watching: boolean; // whether this tab shows what spectators see, even if its guest has a seat

  constructor(key: string, connection: Connection, watch = false) {
    this.key = key;
    this.#connection = connection;
    this.watching = watch;
  }

  /** Whether the guest has a seat in a running match. */
  get isPlaying(): boolean {
    const seated = this.table?.phase === "playing" && this.table.me !== null;
    return seated && this.match !== null && this.end === null && this.bye === null;
  }

  /** Whether the match waits for the guest. */
  get isTurn(): boolean {
    return this.isPlaying && this.ask !== null;
  }

  /**
   * Return the request to enter the table. It says what is known already, so that nothing is sent
   * twice.
   */
  enter() {
    this.#seal = null; // the table may have got another seal meanwhile
    return {
      type: "enter",
      table: this.key,
      match: this.match,
      events: this.#eventCount,
      chat: this.#lastChatLine,
      ...(this.watching ? { watch: true } : {}),
    } as const;
  }

  /** Forget the screen that showed the table. */
  rest(): void {
    this.onStanding = () => {};
    this.onStep = () => {};
  }

  receive(message: FromServer): void {
    if (message.type === "table") this.#applyTable(message);
    else if (message.type === "line") this.#addChatLine(message);
    else if (message.type === "pointed") this.#showPointed(message.seat, message.what);
    else if (message.type === "standing") this.#applyStanding(message);
    else if (message.type === "step") this.#applyStep(message);
    else if (message.type === "reason") this.#reason = message;
    else if (message.type === "advice") this.#applyAdvice(message);
    else if (message.type === "bye") this.bye = message.why;
  }

  /** Answer the question. */
  async choose(answer: string): Promise<void> {
    if (!this.ask || !this.match) return;
    const { turn } = this.ask;
    await this.#connection.request({ type: "choose", match: this.match, turn, answer }, true);
  }

  /** Ask why no answer uses a thing; the reason has no text if an answer does. Null: not seated. */
  async whyNot(pick: Pick): Promise<Reason | null> {
    if (this.match === null || this.seat === null) return null;
    const parts = { card: pick.card ?? null, seat: pick.seat ?? null, place: pick.place ?? null };
    await this.#connection.request({ type: "why-not", match: this.match, ...parts });
    return this.#reason; // it comes right before the request is done
  }

  /** Ask what a bot would answer to the present question. It comes as `advice` when it is known. */
  async askHint(): Promise<void> {
    if (this.match === null || this.ask === null || this.advice) return;
    const { turn } = this.ask;
    this.#hintTurn = turn;
    await this.#connection.request({ type: "hint", match: this.match, turn }, true);
  }

  #applyAdvice(advice: Advice): void {
    if (advice.match === this.match && advice.turn === this.ask?.turn) this.advice = advice;
  }

  #applyTable(table: Table): void {
    this.table = table;
    this.tableSince = performance.now();
    this.key = table.key ?? this.key;
    if (table.seal) this.#seal = table.seal;
    this.#contribute(table);
    if (table.unplayable && table.unplayable.match === this.match) this.#forgetMatch();
  }

  /** Add this device's part to the seed of the next match, once for each seal. */
  #contribute(table: Table): void {
    if (!table.seal || table.me === null || table.seal === this.#contributedTo) return;
    this.#contributedTo = table.seal;
    const request = { type: "contribute", seal: table.seal, nonce: nonceFor(table.seal) } as const;
    this.#connection.request(request, true).catch(() => {}); // a silent client plays just as well
  }

  /** Return the seal of the match that begins now, if this tab has seen it before. */
  #promised(): string | null {
    if (this.table?.phase !== "playing") return null; // the match was over when this tab came
    const seal = this.#seal;
    this.#seal = null;
    return seal;
  }

  /** Forget the match: the server cannot continue it. */
  #forgetMatch(): void {
    this.match = null;
    this.seat = null;
    this.allOpen = false;
    this.names = [];
    this.view = null;
    this.ask = null;
    this.given = null;
    this.waiting = [];
    this.end = null;
    this.fair = null;
    this.lastBy = null;
    this.byBot = [];
    this.events = [];
    this.#eventCount = 0;
  }

  #addChatLine(line: ChatLine): void {
    if (line.number <= this.#lastChatLine) return;
    this.#lastChatLine = line.number;
    this.lines = [...this.lines, line].slice(-MOST_CHAT_LINES);
  }

  /** Show for a moment the thing that a seat points at; one thing per seat. */
  #showPointed(seat: number, what: string): void {
    const key = ++this.#pointedCount;
    this.points = [...this.points.filter((each) => each.seat !== seat), { key, seat, what }];
    setTimeout(() => (this.points = this.points.filter((each) => each.key !== key)), POINTED_TIME);
  }

  #applyStanding(standing: Standing): void {
    // This tab has just become a screen for everybody. A message that is still under way to its guest is not for it.
    if (this.watching && (standing.seat !== null || standing.all_open)) return;
    const anew = standing.match !== this.match;
    if (anew) {
      this.match = standing.match;
      this.promisedHash = this.#promised() ?? standing.fair.hash;
      this.#eventCount = 0;
      this.events = [];
    }
    // The server leaves out the first events of a very long match.
    const known = this.#eventCount - standing.start;
    const first = Math.max(this.#eventCount, standing.start);
    const fresh = standing.events.slice(Math.max(0, known));
    this.#eventCount = standing.start + standing.events.length;
    this.seat = standing.seat;
    this.allOpen = standing.all_open ?? false;
    this.names = standing.names;
    this.view = standing.view;
    this.byBot = standing.by_bot ?? [];
    this.#applyQuestion(standing);
    this.lastBy = null;
    const moments = fresh.map((event, at): EventWithView => ({
      number: first + at,
      ...event,
      view: standing.view,
    }));
    this.events.push(...moments);
    this.onStanding(moments, anew);
    // A hint that was on its way when the connection was lost is not sent by itself.
    if (this.#hintTurn !== null) void this.askHint().catch(() => {});
  }

  /** Ask for everything again, because a step was missed. */
  protected async catchUp(): Promise<void> {
    await this.#connection.request(this.enter());
  }

  #applyStep(step: Step): void {
    if (step.match !== this.match || step.start !== this.#eventCount) {
      void this.catchUp().catch(() => {});
      return;
    }
    let view = this.view;
    const moments = step.scenes.map((scene, at): EventWithView => {
      view = applyChanges(view, scene.changes);
      const { kind, payload, narration } = scene;
      return { number: step.start + at, kind, payload, narration, view };
    });
    view = applyChanges(view, step.changes);
    this.#eventCount += step.scenes.length;
    this.events.push(...moments);
    this.view = view;
    this.#applyQuestion(step);
    this.lastBy = step.seat === this.seat ? step.by : this.lastBy;
    if (step.seat === this.table?.me && (step.by === "late" || step.by === "away"))
      this.byBot = [...this.byBot, { answer: step.given ?? "", start: step.start, end: this.#eventCount }];
    this.onStep(moments, view, step);
  }

  #applyQuestion(message: Standing | Step): void {
    if (message.match !== this.advice?.match || message.ask?.turn !== this.advice.turn) this.advice = null;
    if (message.ask?.turn !== this.#hintTurn) this.#hintTurn = null;
    this.ask = message.ask;
    this.given = message.given;
    this.waiting = message.waiting;
    this.waitingSince = performance.now();
    this.end = message.end;
    this.fair = message.fair;
  }
}
