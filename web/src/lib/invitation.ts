// The words of an invitation about the free seats at its table.

import type { Invitation, Table } from "../protocol";

/** Count the free seats. There are none once the match has begun. */
export function freeSeats(invitation: Pick<Invitation, "phase" | "seats">): number {
  if (invitation.phase === "playing") return 0;
  return invitation.seats.filter((seat) => !seat.name && !seat.bot).length;
}

/** Return the id of the sentence about the room at the table. */
export function roomText(invitation: Pick<Invitation, "phase" | "seats" | "open">): string {
  if (freeSeats(invitation)) return "web-room-free";
  if (invitation.phase === "gathering") return "web-room-full";
  if (!invitation.seats.some((seat) => seat.bot)) return "web-room-running";
  return invitation.open ? "web-room-open" : "web-room-bots";
}

/** Return the first free seat of a table, or null. */
export function firstFreeSeat(table: Table): number | null {
  const seat = table.seats.findIndex((each) => !each.person && !each.bot);
  return table.phase === "playing" || seat < 0 ? null : seat;
}
