import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "./api";

const busy = { kind: "busy", details: { wait: 5 }, text: "too many replays at once" };
const film = { seat: null, scenes: [] };

function answers(...bodies: [number, unknown][]) {
  const fetched = vi.fn();
  for (const [status, body] of bodies)
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a film is asked for again when the server was busy, after as long as it says", async () => {
  const fetched = answers([503, busy], [503, busy], [200, film]);
  const found = api.film("key", null);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toEqual(film);
});

test("a film that is refused for another reason is not asked for again", async () => {
  const fetched = answers([409, { kind: "match-running", details: {}, text: "" }]);
  await expect(api.film("key", 1)).rejects.toThrow(Refusal);
  expect(fetched).toHaveBeenCalledTimes(1);
});
