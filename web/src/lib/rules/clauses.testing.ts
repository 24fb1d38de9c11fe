// Clauses and an example for the tests of the rules.

import { afterEach, beforeEach, vi } from "vitest";
import { table } from "../../games/bang/testTable";
import { api } from "../api";
import { settings } from "../settings.svelte";
import type { ClauseCard, Example } from "../../protocol";

export function clauseCard(id: string, more: Partial<ClauseCard> = {}): ClauseCard {
  return {
    id,
    title: `Title of ${id}`,
    area: "cards",
    rule: `Rule of ${id}.`,
    note: "",
    about: [],
    players: [],
    events: [],
    examples: [],
    ...more,
  };
}

/** Some clauses of BANG!. */
export const CLAUSES: ClauseCard[] = [
  clauseCard("BASE-023", { area: "turn", title: "Phase 1", events: ["drew"] }),
  clauseCard("BASE-047", { title: "BANG!", about: ["bang"], events: ["shot"], examples: ["one-shot"] }),
  clauseCard("BASE-051", { title: "Beer", about: ["beer"] }),
  clauseCard("BASE-084", { title: "Only one Jail", about: ["jail"] }),
  clauseCard("GR-037", { title: "Beer for a nugget", about: ["beer"], area: "nuggets" }),
];

/** An example with three moments, in which Ann shoots at Bo. */
export function shot(): Example {
  const seats = table().players.length;
  const said = (id: string) => ({
    texts: [{ say: "text", id, args: { player: { say: "player", seat: 0, called: null } } }],
    opens_step: false,
    action: null,
  });
  return {
    name: "one-shot",
    game: "bang",
    rules: ["BASE-047"],
    seats: ["A", "B", "C", "D"].slice(0, seats),
    seat: 0,
    view: table(),
    scenes: [
      { kind: "turn", payload: {}, changes: [], narration: said("bang-event-turn") },
      {
        kind: "boasted",
        payload: {},
        changes: [{ path: ["players", 1, "life"], to: 2 }],
        narration: said("bang-event-boasted"),
      },
      { kind: "", payload: {}, changes: [{ path: ["deck"], to: 39 }], narration: null },
    ],
  } as unknown as Example;
}

/** Serve these clauses and this example in each test. Examples do not begin by themselves. */
export function serveRules(): void {
  beforeEach(() => {
    settings.set({ speed: 0 });
    vi.spyOn(api, "rules").mockResolvedValue(CLAUSES);
    vi.spyOn(api, "example").mockImplementation(() => Promise.resolve(shot()));
  });
  afterEach(() => {
    settings.set({ speed: 1 });
    vi.restoreAllMocks();
  });
}
