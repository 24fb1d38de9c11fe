import { describe, expect, it } from "vitest";
import { placeBeside } from "./placement";

describe("the place of a bubble", () => {
  const screen = { width: 400, height: 800 };
  const size = { width: 200, height: 100 };
  const card = { left: 20, top: 600, width: 60, height: 80 };

  it("is above the thing, inside the screen", () => {
    expect(placeBeside(card, size, [], screen)).toEqual({ left: 8, top: 490, ...size });
  });

  it("is below a thing at the top", () => {
    const place = placeBeside({ ...card, top: 20 }, size, [], screen);
    expect(place).toEqual({ left: 8, top: 110, ...size });
  });

  it("leaves the question and the answers clear", () => {
    const answers = { left: 0, top: 500, width: 400, height: 90 };
    const question = { left: 0, top: 440, width: 400, height: 50 };
    // Below the card is no room, beside it neither a whole bubble: it goes above the question.
    const place = placeBeside({ ...card, top: 690 }, size, [question, answers], screen);
    expect(place).toEqual({ left: 90, top: 680, ...size });
    const above = placeBeside(
      { ...card, top: 690 },
      { width: 384, height: 100 },
      [question, answers],
      screen,
    );
    expect(above).toEqual({ left: 8, top: 330, width: 384, height: 100 });
  });

  it("covers as little as possible if there is no other room", () => {
    const all = { left: 0, top: 60, width: 400, height: 740 };
    expect(placeBeside(card, size, [all], screen).top).toBe(8);
  });
});
