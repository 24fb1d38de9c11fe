// The roles that a bot expected of the others: by seat, the likeliest role first.

import { say } from "../../lib/texts.svelte";
import type { Thought } from "../../protocol";
import { playerName, roleName } from "./names";
import type { TableView } from "./views";

export interface RoleGuess {
  seat: number;
  shares: { role: string; share: number }[];
  truth: string | null;
  right: boolean; // whether the likeliest role was the true one
}

const LEAST = 0.005; // a smaller share is left out, because it would be shown as 0 %

export function roleGuesses(thought: Thought, view: TableView): RoleGuess[] {
  const { seats } = thought.thoughts as { seats: Record<string, Record<string, number>> };
  return Object.entries(seats)
    .map(([key, roles]) => {
      const seat = Number(key);
      const shares = Object.entries(roles)
        .map(([role, share]) => ({ role, share }))
        .filter(({ share }) => share >= LEAST)
        .sort((one, other) => other.share - one.share);
      const truth = view.roles[seat] ?? null;
      return { seat, shares, truth, right: truth !== null && shares[0]?.role === truth };
    })
    .sort((one, other) => one.seat - other.seat);
}

/** Return how sure a bot was of the true role of each of the others. */
export function trueShares(thought: Thought, view: TableView): { seat: number; share: number }[] {
  const { seats } = thought.thoughts as { seats: Record<string, Record<string, number>> };
  return Object.entries(seats).flatMap(([key, roles]) => {
    const seat = Number(key);
    const truth = view.roles[seat];
    return truth ? [{ seat, share: roles[truth] ?? 0 }] : [];
  });
}

/** Return the likeliest roles of the players whose role is not known, as sentences. */
export function beliefTexts(
  beliefs: Readonly<Record<string, unknown>>,
  view: TableView,
  players: string[],
): string[] {
  const thoughts = { ...beliefs } as Thought["thoughts"];
  return roleGuesses({ thoughts } as Thought, view)
    .filter(({ truth }) => truth === null)
    .map(({ seat, shares }) => {
      const roles = shares.map(({ role, share }) =>
        say("bang-web-share", { role: roleName(role), share: Math.round(100 * share) }),
      );
      return say("bang-web-belief", { player: playerName(view, players, seat), roles: roles.join(", ") });
    });
}
