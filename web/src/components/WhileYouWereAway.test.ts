import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import { seat, stateOf, tableOf } from "./trust.testing";
import WhileYouWereAway from "./WhileYouWereAway.svelte";

function event(text: string, opensStep: boolean) {
  const texts = [{ say: "text", id: text, args: {} }];
  return { kind: "k", payload: {}, narration: { texts, opens_step: opensStep } };
}

const EVENTS = [
  event("web-lobby", true),
  event("web-rules", true),
  event("web-seats", false),
  event("web-settings", true),
];
const BY_BOT = [
  { answer: "play", start: 1, end: 4 },
  { answer: "scheme flip", start: 4, end: 4 },
];
const GAME = { answerText: (answer: string) => `<${answer}>` };

beforeEach(async () => {
  await texts.load("en");
  sessionStorage.clear();
  vi.restoreAllMocks();
});

async function shown(away = false) {
  const table = tableOf([seat(1, "Ann", { away }), seat(2, "Bo")]);
  const { state } = stateOf(table, { events: EVENTS, by_bot: BY_BOT });
  const page = render(WhileYouWereAway, { tableState: state, players: ["Ann", "Bo"], game: GAME as never });
  await tick();
  return { state, page };
}

const lines = () => screen.queryAllByRole("listitem").map((each) => each.textContent.trim());

test("a player who returns reads what a bot did for them, and not what followed", async () => {
  await shown();
  expect(screen.getByText("A bot answered 2 times for you.")).toBeTruthy();
  expect(lines()).toEqual(["Rules", "Seats", "The bot chose: <scheme flip>"]);
});

test("it stays until it is dismissed, also in a new page, and new answers are shown again", async () => {
  const { page } = await shown();
  page.unmount();
  const again = await shown();
  await fireEvent.click(screen.getByRole("button", { name: "All right" }));
  expect(lines()).toEqual([]);
  again.page.unmount();
  const { state } = await shown();
  expect(lines()).toEqual([]);
  state.receive({
    type: "step",
    match: "m",
    start: 4,
    scenes: [{ ...EVENTS[0], changes: [] }],
    changes: [],
    ask: null,
    given: null,
    waiting: [],
    by: "late",
    seat: 0,
    end: null,
    fair: { hash: "h" },
  } as never);
  await tick();
  expect(lines()).toEqual(["Lobby"]);
});

test("nothing is shown while the bot still plays", async () => {
  await shown(true);
  expect(lines()).toEqual([]);
});
