import { describe, expect, it } from "vitest";
import { pileRows, seatPlaces } from "./seatLayout";

describe("where everybody sits", () => {
  const sizes = [
    { width: 1070, height: 460, seat: [208, 108] },
    { width: 736, height: 520, seat: [208, 108] },
  ] as const;

  it.each([2, 3, 4, 5, 6, 7, 8])(
    "%i seats: you at the bottom, the next one on your left, nobody on another's lap",
    (count) => {
      const found = seatPlaces(count, 2 % count);
      expect(found[0]).toMatchObject({ seat: 2 % count, x: 50 });
      expect(found[1]?.seat).toBe(((2 % count) + 1) % count);
      if (count > 2) expect(found[1]?.x).toBeLessThan(50);
      expect(Math.max(...found.map((each) => each.y))).toBe(found[0]?.y);
      for (const { width, height, seat } of sizes) {
        const boxes = found.map(({ x, y }) => {
          const middle = Math.min(Math.max((x / 100) * width, 110), width - 110);
          return { left: middle - seat[0] / 2, top: (y / 100) * height - seat[1] / 2 };
        });
        for (const [at, one] of boxes.entries()) {
          for (const other of boxes.slice(at + 1)) {
            const apart =
              Math.abs(one.left - other.left) >= seat[0] || Math.abs(one.top - other.top) >= seat[1] - 12;
            expect(apart, `${count} at ${width}`).toBe(true);
          }
        }
      }
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])(
    "%i seats on a phone: a cell each, the piles free in the middle",
    (count) => {
      const found = seatPlaces(count, 0);
      const { from, to } = pileRows(count);
      const cells = found.map(({ column, row }) => `${column} ${row}`);
      expect(new Set(cells).size).toBe(count);
      expect(to).toBeGreaterThan(from);
      for (let row = from; row < to; row += 1) expect(cells).not.toContain(`2 ${row}`);
    },
  );
});
