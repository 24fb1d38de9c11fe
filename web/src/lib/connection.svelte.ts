// The WebSocket connection to the server; it reconnects whenever it breaks.

import type { FromClient, FromServer } from "../protocol";
import { Refusal } from "./api";

export type Status = "closed" | "connecting" | "open" | "lost";
type Request = FromClient extends infer R ? (R extends FromClient ? Omit<R, "id"> : never) : never;
/** Send a request at once; rejects with a Refusal. */
export type Send = (request: Request) => Promise<void>;

interface Pending {
  request: Request;
  sent: boolean; // whether it was sent once, so that the server may have carried it out
  until: number; // safe to send twice until this time; 0: it is sent once
  resolve: () => void;
  reject: (problem: Refusal) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000; // ms without an answer to a heartbeat: the connection is dead
const NOBODY = 4401;
const DELIBERATE = 1000;

export class Connection {
  status = $state<Status>("closed");
  retryAt = $state(0);
  /** Called on every new connection, before the waiting requests are sent. */
  onOpen: (send: Send) => Promise<void> = async () => {};
  onMessage: (message: FromServer) => void = () => {};
  onUnknownGuest: () => void = () => {};

  #socket: WebSocket | null = null;
  #number = 0;
  #asked = new Map<number, Pending>();
  #waiting: Pending[] = [];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #wanted = false;

  constructor() {
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#retry();
    });
  }

  open(): void {
    this.#wanted = true;
    if (this.status === "closed") this.#connect();
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    socket?.close();
    // Its event comes later; until then nobody may send anything.
    if (socket) this.#onClose(socket, DELIBERATE);
    this.status = "closed";
  }

  /**
   * Send a request; rejects with a Refusal. With `resend` it is sent again after each lost connection
   * until the server confirms it, or for that many milliseconds.
   */
  request(request: Request, resend: boolean | number = false): Promise<void> {
    const until = resend === true ? Infinity : resend === false ? 0 : Date.now() + resend;
    return new Promise((resolve, reject) => {
      const pending: Pending = { request, sent: false, until, resolve, reject };
      if (this.status === "open") this.#send(pending);
      else if (resend || this.#wanted) this.#waiting.push(pending);
      else reject(cutOff());
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.status = this.#tries ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(socket, JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  #receive(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return;
    if (message.type === "hello") void this.#opened();
    if (message.type === "done" || message.type === "refused") {
      const pending = message.id === null ? undefined : this.#asked.get(message.id);
      if (message.id !== null) this.#asked.delete(message.id);
      if (message.type === "done") pending?.resolve();
      else pending?.reject(new Refusal(message));
      return;
    }
    this.onMessage(message);
  }

  async #opened(): Promise<void> {
    const now = (request: Request) =>
      new Promise<void>((resolve, reject) => this.#send({ request, sent: false, until: 0, resolve, reject }));
    try {
      await this.onOpen(now);
    } catch {
      // A request was refused or cut off. Its promise has been rejected already.
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#tries = 0;
    this.status = "open";
    const waiting = this.#waiting.splice(0);
    for (const pending of waiting) {
      if (pending.until > Date.now() || (!pending.until && !pending.sent)) this.#send(pending);
      else pending.reject(cutOff());
    }
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT);
  }

  #send(pending: Pending): void {
    this.#number += 1;
    pending.sent = true;
    this.#asked.set(this.#number, pending);
    this.#socket?.send(JSON.stringify({ ...pending.request, id: this.#number }));
  }

  #sendHeartbeat(): void {
    const socket = this.#socket;
    const dead = setTimeout(() => {
      if (socket && socket === this.#socket) {
        socket.close();
        this.#onClose(socket, 1006);
      }
    }, PATIENCE);
    this.request({ type: "ping" }).then(
      () => clearTimeout(dead),
      () => clearTimeout(dead),
    );
  }

  #onClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    for (const pending of this.#asked.values()) {
      if (pending.until > Date.now() && this.#wanted) this.#waiting.push(pending);
      else pending.reject(cutOff());
    }
    this.#asked.clear();
    if (code === NOBODY) {
      this.status = "closed";
      this.onUnknownGuest();
      return;
    }
    if (!this.#wanted) {
      this.status = "closed";
      return;
    }
    this.status = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.3 + 0.7 * Math.random());
    this.#tries = Math.min(this.#tries + 1, 10);
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #retry(): void {
    if (this.#wanted && this.status === "lost" && this.#socket === null) this.#connect();
  }
}

function cutOff(): Refusal {
  return new Refusal({ kind: "offline", details: {}, text: "the connection was lost" });
}
