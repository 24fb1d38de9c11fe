import { describe, expect, it } from "vitest";
import type { Invitation } from "../protocol";
import { freeSeats, roomText } from "./invitation";

const ANN = { name: "Ann", bot: null };
const BOT = { name: "", bot: "normal" };
const FREE = { name: "", bot: null };

function table(seats: Invitation["seats"], more: Partial<Invitation> = {}) {
  return { phase: "gathering", open: false, seats, ...more } as const;
}

describe("an invitation", () => {
  it("counts the seats that nobody and no bot has", () => {
    expect(freeSeats(table([ANN, BOT, FREE, FREE]))).toBe(2);
    expect(roomText(table([ANN, FREE]))).toBe("web-room-free");
  });

  it("says that the table is full", () => {
    expect(freeSeats(table([ANN, BOT]))).toBe(0);
    expect(roomText(table([ANN, BOT]))).toBe("web-room-full");
  });

  it("says that a match runs, and what can be done about the seats of bots", () => {
    const phase = "playing";
    expect(freeSeats(table([ANN, FREE], { phase }))).toBe(0);
    expect(roomText(table([ANN, ANN], { phase }))).toBe("web-room-running");
    expect(roomText(table([ANN, BOT], { phase }))).toBe("web-room-bots");
    expect(roomText(table([ANN, BOT], { phase, open: true }))).toBe("web-room-open");
  });
});
