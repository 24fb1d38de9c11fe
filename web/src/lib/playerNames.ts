// Who sits where, by the names that people read.

import type { Table } from "../protocol";
import { say } from "./texts.svelte";

const BOT = /^bot (.+)$/;

export function botLevelName(level: string): string {
  return say("web-bot", { level, number: "" });
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
    return say("web-bot", { level: name.bot, number: alone ? "" : ` ${count}` });
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
