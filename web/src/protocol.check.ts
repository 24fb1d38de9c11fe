// A check by the compiler: nothing runs here. If a message is added, removed or renamed on the
// server, this file does not compile, and shows what a client has to change.

import type { Configure, FromClient, FromServer, MyTable, NewTable, Standing } from "./protocol";

export function everyMessageIsKnown(message: FromServer): unknown {
  switch (message.type) {
    case "hello":
      return message.me.name;
    case "done":
      return message.id;
    case "refused":
      return message.details;
    case "lobby":
      return message.tables[0]?.host;
    case "table":
      return message.seats[0]?.person;
    case "line":
      return message.text;
    case "pointed":
      return message.what;
    case "reason":
      return message.clauses;
    case "advice":
      return message.hint?.ranked[0]?.why;
    case "standing":
      return message.fair.hash;
    case "step":
      return message.scenes[0]?.changes;
    case "bye":
      return message.why;
    default: {
      const forgotten: never = message;
      return forgotten;
    }
  }
}

export const everyRequest: { [T in FromClient["type"]]: Extract<FromClient, { type: T }> } = {
  ping: { type: "ping", id: 1 },
  "watch-lobby": { type: "watch-lobby", id: 2, on: true },
  enter: { type: "enter", id: 3, table: "key" },
  leave: { type: "leave", id: 4 },
  sit: { type: "sit", id: 5, seat: 0 },
  stand: { type: "stand", id: 6 },
  "answer-seat-request": { type: "answer-seat-request", id: 19, person: 1, seat: 0, agree: true },
  "answer-absence": { type: "answer-absence", id: 22, person: 1, agree: true },
  contribute: { type: "contribute", id: 20, seal: "hash", nonce: "nonce" },
  "renew-key": { type: "renew-key", id: 21, key: "key" },
  ready: { type: "ready", id: 7, on: true },
  configure: { type: "configure", id: 8, options: { horse: true }, clock: null },
  "seat-bot": { type: "seat-bot", id: 9, seat: 1, level: "normal" },
  kick: { type: "kick", id: 10, person: 1 },
  appoint: { type: "appoint", id: 11, person: 1 },
  mute: { type: "mute", id: 12, person: 1, on: true },
  start: { type: "start", id: 13 },
  rematch: { type: "rematch", id: 14 },
  chat: { type: "chat", id: 15, key: "word", text: "Howdy" },
  choose: { type: "choose", id: 16, match: "key", turn: 0, answer: "shoot" },
  point: { type: "point", id: 18, what: "TOWN_A" },
  hurry: { type: "hurry", id: 1 },
  look: { type: "look", id: 1, seat: 2 },
  back: { type: "back", id: 17 },
  hint: { type: "hint", id: 23, match: "key", turn: 0 },
  "why-not": { type: "why-not", id: 22, match: "key", card: "bang-QH", seat: 1 },
};

// A message of the client may leave out fields with a default. The server sends all fields.
export const newTable: NewTable = { game: "colt-super-express" };
export const unchanged: Configure = { type: "configure", id: 18 };
export const wholeTable: Required<MyTable> = {} as MyTable;
export const wholeSeed: string | null = ({} as Standing).fair.seed;

// @ts-expect-error: the content of a view depends on the game, so its type has to be checked first
export const cars = ({} as Standing).view.cars;
