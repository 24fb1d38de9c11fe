// The names of the players at each seat, with bots by their level.

import type { GameCard, Table } from "../protocol";
import { say } from "./texts.svelte";

const BOT = /^bot (.+)$/;

/** Return the word for a level of bots. */
export function levelName(level: string): string {
  return say("bot-level", { level });
}

/** Return the level of bots that nobody chose. A server up to 0.2.0 lists it last. */
export function usualLevel(game: GameCard | undefined | null): string | null {
  return game?.usual_level ?? game?.levels.at(-1) ?? null;
}

/** Return the name of a bot of this level. `number` distinguishes bots of the same level. */
export function botName(level: string, number = ""): string {
  return say("web-bot", { level: levelName(level), number });
}

/** Number the bots of the same level. */
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

/** Return the names in a record, in which bots are written as `bot LEVEL`. */
export function recordNames(names: readonly string[]): string[] {
  return numbered(
    names.map((name) => {
      const bot = BOT.exec(name)?.[1];
      return bot === undefined ? name : { bot };
    }),
  );
}

/**
 * Return the names by seat: of the players who sit there now, or else of those who played the
 * match.
 */
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
