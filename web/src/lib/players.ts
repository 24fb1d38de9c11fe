// Who sits where, by the names that people read.

import { say } from "./texts.svelte";
import type { Table } from "../protocol";

const BOT = /^bot (.+)$/;

/** The word for a level of bots. */
export function levelName(level: string): string {
  return say("bot-level", { level });
}

/** A bot of this level; `number` tells it apart from others. */
export function botName(level: string, number = ""): string {
  return say("web-bot", { level: levelName(level), number });
}

/** Bots of one level are told apart by a number. */
function numbered(names: readonly (string | { bot: string })[]): string[] {
  const counts = new Map<string, number>();
  const levels = names.flatMap((name) => (typeof name === "string" ? [] : [name.bot]));
  return names.map((name) => {
    if (typeof name === "string") return name;
    const count = (counts.get(name.bot) ?? 0) + 1;
    counts.set(name.bot, count);
    const alone = levels.filter((level) => level === name.bot).length === 1;
    return botName(name.bot, alone ? "" : ` ${count}`);
  });
}

/** The names of a record; bots are called so there. */
export function recordNames(names: readonly string[]): string[] {
  return numbered(
    names.map((name) => {
      const bot = BOT.exec(name)?.[1];
      return bot === undefined ? name : { bot };
    }),
  );
}

/** By seat: whoever sits there now, or else whoever the match knows. */
export function playerNames(table: Table | null, names: readonly string[]): string[] {
  const seats = table?.seats ?? [];
  return numbered(
    Array.from({ length: Math.max(seats.length, names.length) }, (_, seat) => {
      const card = seats[seat];
      if (card?.person) return card.name;
      const bot = card?.bot ?? BOT.exec(names[seat] ?? "")?.[1];
      return bot === undefined ? (names[seat] ?? say("web-free")) : { bot };
    }),
  );
}
