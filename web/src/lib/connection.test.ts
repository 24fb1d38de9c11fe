import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";

/** A socket that a test opens, answers and breaks. */
class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id: number }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close(): void {}
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let connection: Connection;
const newest = () => FakeSocket.made.at(-1) as FakeSocket;

async function opened(): Promise<FakeSocket> {
  newest().receive({ type: "hello" });
  await vi.advanceTimersByTimeAsync(0);
  return newest();
}

/** Break the connection, and open the next one after some milliseconds. */
async function lost(after = 1_000): Promise<FakeSocket> {
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(after);
  return opened();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  connection = new Connection();
  connection.open();
  await opened();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a safe request is sent again until it is answered", async () => {
  const done = vi.fn();
  void connection.request({ type: "sit", seat: 1 }, true).then(done);
  await lost();
  const socket = await lost();
  expect(socket.sent.map((each) => each.type)).toEqual(["sit"]);
  socket.receive({ type: "done", id: socket.sent[0]?.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect((await lost()).sent).toEqual([]);
});

test("another request is refused, because nobody knows whether it was done", async () => {
  const problem = connection.request({ type: "stand" }).catch((found: { kind: string }) => found.kind);
  const socket = await lost();
  expect(await problem).toBe("offline");
  expect(socket.sent).toEqual([]);
});

test("what is worth saying only for a moment is not sent again later", async () => {
  const early = connection.request({ type: "point", what: "A1" }, 6_000).catch(() => "late");
  expect((await lost(1_000)).sent.map((each) => each.type)).toEqual(["point"]);
  expect((await lost(20_000)).sent).toEqual([]);
  expect(await early).toBe("late");
});

test("a request that was never sent waits for the connection, but not for too long", async () => {
  newest().onclose({ code: 1006 });
  const late = connection.request({ type: "point", what: "A1" }, 10).catch(() => "late");
  connection.request({ type: "stand" }).catch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await opened()).sent.map((each) => each.type)).toEqual(["stand"]);
  expect(await late).toBe("late");
});
