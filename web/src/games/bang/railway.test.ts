import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { LANGUAGES, texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { answerHint } from "./answers/answerHints";
import { answerPath, completeAnswer, nextSteps, type Step } from "./answers/answerSteps";
import { answerText } from "./answers/answerText";
import { confirmReason } from "./answers/confirmReason";
import { picker } from "./answers/picker.svelte";
import { CHARACTERS, isRailcar, kindOf, lifeOf, LOCOMOTIVES, RAILCARS, STATIONS, stays } from "./card";
import Controls from "./Controls.svelte";
import { game } from "./game";
import Hand from "./Hand.svelte";
import { ICONS } from "./icons";
import { inspector } from "./info/inspector.svelte";
import { screenReaderText, seatText } from "./screenReaderText";
import { affordableAfterMove } from "./train-robbery/railcarPrices";
import {
  affordableRailcars,
  locomotivePlaceAfter,
  priceOf,
  railcarAt,
  railcarsAtStations,
  railwayPlaces,
  stationOf,
  trainAdvance,
  waysToPay,
} from "./train-robbery/railway";
import Railway from "./train-robbery/Railway.svelte";
import type { PlayerView, TableView } from "./view";

beforeEach(async () => {
  await texts.load("en");
  settings.set({ toggles: {} });
  picker.end();
  inspector.close();
});

const NAMES = ["Ann", "Bo", "Cy", "Di"];

function player(seat: number, character: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    character,
    life: 4,
    most: 4,
    hand: 3,
    cards: [],
    range: 1,
    out: false,
    hand_limit: 4,
    counters: [],
    piles: [],
    marks: [],
    side: null,
    ...more,
  };
}

/** The Locomotive stands below the third of four stations: two railcars are below one, the last is not yet. */
function line(more: Partial<TableView> = {}): TableView {
  return {
    seat: 0,
    turn: 0,
    phase: "play",
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3 }),
      player(1, "evan-babbit", { cards: ["mail-car"] }),
      player(2, "manuelita", { out: true, life: 0 }),
      player(3, "sancho", { life: 0, most: 3, marks: ["ghost"], cards: ["ghost-car"] }),
    ],
    roles: ["outlaw", "sheriff", "deputy", null],
    distances: [null, 1, null, 2],
    reaches: [false, true, false, false],
    hand: ["bang-QH", "next-stop-2D", "beer-6H"],
    deck: 40,
    discard: "indians-KD",
    discarded: 12,
    store: [],
    peeked: [],
    under_way: [],
    bangs: 0,
    bang_limit: 1,
    expansions: ["train-robbery"],
    rulings: ["like-yooma", "together"],
    piles: [
      ["station-box", ["yooma"]],
      ["stations", ["boom-town", "frisco", "crowns-hole", "custom-station"]],
      ["train", ["caboose", "circus-wagon", "lounge-car"]],
    ],
    stacks: [["railcars", 11]],
    counters: [
      ["leland", 0],
      ["locomotive", 3],
    ],
    goals: [],
    over: false,
    winners: [],
    why: "",
    ...more,
  };
}

function at(locomotive: number, more: Partial<TableView> = {}): TableView {
  return line({
    counters: [
      ["leland", 0],
      ["locomotive", locomotive],
    ],
    ...more,
  });
}

function me(view: TableView, more: Partial<PlayerView>): TableView {
  return { ...view, players: view.players.map((each) => (each.seat === 0 ? { ...each, ...more } : each)) };
}

function ask(kind: string, answers: string[], about: WireAsk["about"] = {}): WireAsk {
  return { turn: 1, kind, answers, about };
}

describe("the train and its line", () => {
  it("has a picture for everything", () => {
    expect([...RAILCARS, ...STATIONS, ...LOCOMOTIVES, ...CHARACTERS].filter((name) => !ICONS[name])).toEqual(
      [],
    );
  });

  it("knows railcars by their name: blue cards without a sign", () => {
    expect([isRailcar("mail-car"), stays("mail-car"), kindOf("mail-car"), isRailcar("barrel-QS")]).toEqual([
      true,
      true,
      "mail-car",
      false,
    ]);
  });

  it("knows who is frail and who is tough", () => {
    expect(["sancho", "sgt-blaze", "zippy-roy", "manuelita"].map(lifeOf)).toEqual([3, 5, 5, 4]);
  });

  it("pairs railcars with the stations behind the Locomotive's", () => {
    expect(railcarsAtStations(line())).toEqual([
      { car: "caboose", station: "frisco" },
      { car: "circus-wagon", station: "boom-town" },
    ]);
    expect(railcarsAtStations(at(1))).toEqual([]);
    expect([
      railcarAt(line(), 2),
      railcarAt(line(), 0),
      railcarAt(line(), 3),
      stationOf(line(), "lounge-car"),
    ]).toEqual(["caboose", "lounge-car", null, ""]);
  });

  it("pairs them one station on after a move, up to the End of the Line", () => {
    expect(railcarsAtStations(line(), 1).map(({ station }) => station)).toEqual([
      "crowns-hole",
      "frisco",
      "boom-town",
    ]);
    expect([
      locomotivePlaceAfter(line(), 1),
      locomotivePlaceAfter(line(), 9),
      locomotivePlaceAfter(at(5), 1),
    ]).toEqual([4, 5, 5]);
  });

  it("has three places before the first station, and one past the last", () => {
    expect(railwayPlaces(line()).map((place) => place.at)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
    expect(railwayPlaces(line()).at(-1)?.station).toBeNull();
  });

  it("takes the price that was agreed on for the tile without one", () => {
    expect([priceOf(line(), "custom-station"), priceOf(line(), "frisco")]).toEqual(["yooma", "frisco"]);
  });
});

describe("what you could pay", () => {
  const hand = ["bang-QH", "panic-JH", "missed-10C", "beer-6D", "stagecoach-9S"];
  const rich = me(line({ hand }), { cards: ["barrel-KS", "mail-car"] });
  const cards = (station: string) => {
    const found = waysToPay(rich, station);
    return found && found.how !== "life" ? found.cards : found;
  };

  it.each([
    ["boom-town", ["bang-QH"]],
    ["catico", ["panic-JH"]],
    ["creepy-creek", ["stagecoach-9S", "barrel-KS"]],
    ["crowns-hole", ["beer-6D"]],
    ["deathwood", ["barrel-KS", "mail-car"]],
    ["dodgeville", ["missed-10C"]],
    ["fort-wroth", ["bang-QH", "panic-JH", "missed-10C", "barrel-KS"]],
    ["frisco", ["missed-10C"]],
    ["miners-oath", ["beer-6D"]],
    ["san-tafe", ["bang-QH", "panic-JH"]],
    ["yooma", ["beer-6D", "stagecoach-9S"]],
    ["custom-station", ["beer-6D", "stagecoach-9S"]],
    ["virginia-town", [...hand, "barrel-KS", "mail-car"]],
  ])("at %s", (station, found) => expect(cards(station)).toEqual(found));

  it("with a life point, though not with the last one and not without any", () => {
    expect(waysToPay(line(), "tombrock")).toEqual({ how: "life" });
    expect(waysToPay(me(line(), { life: 1 }), "tombrock")).toBeNull();
    expect(waysToPay(me(line(), { marks: ["ghost"] }), "tombrock")).toBeNull();
  });

  it("is nothing for a spectator, for who is out, and for who has too little", () => {
    expect([
      waysToPay(line({ seat: null }), "frisco"),
      waysToPay(me(line(), { out: true }), "frisco"),
      waysToPay(me(line({ hand: [] }), {}), "virginia-town"),
    ]).toEqual([null, null, null]);
  });

  it("is told with and without the free advance", () => {
    expect(affordableRailcars(line()).map(({ car }) => car)).toEqual(["circus-wagon"]);
    expect(affordableAfterMove(line())).toBe(
      "Then within your means: Caboose (Crown's Hole), Lounge Car (Boom Town)",
    );
    expect(affordableAfterMove(line({ hand: [] }))).toBe("Then nothing within your means");
  });

  it("is anything for Sancho", () => {
    expect(affordableRailcars(me(line({ hand: [] }), { character: "sancho", cards: [] }))).toHaveLength(2);
  });
});

describe("the answers of the train, step by step", () => {
  const steps = (...answers: string[]) =>
    answers.map((text) =>
      answerPath(text)
        .steps.map((step) => step.type)
        .join(" "),
    );

  it("a railcar, then what pays for it", () => {
    expect(steps("board caboose bang-QH", "board caboose", "board caboose to free")).toEqual([
      "car card",
      "car word",
      "car word",
    ]);
  });

  it("a move of the train, then the card that is shown for it", () => {
    expect(steps("advance", "advance beer-6H", "use zippy-roy")).toEqual(["move", "move card", "move"]);
  });

  it("cards of your own before those of others, and railcars of the train", () => {
    expect(
      steps(
        "play switch-6H barrel-QS mail-car at 1",
        "play water-tower-8H caboose",
        "play panic-JH mail-car at 1",
      ),
    ).toEqual(["card card seat part", "card car", "card seat part"]);
    expect(
      steps("use sleeper-car barrel-QS at 1", "use caboose barrel-QS", "use evan-babbit beer-6H at 3"),
    ).toEqual(["use card seat", "use card", "use card seat"]);
  });

  it("cards in play by themselves, or with what becomes of them", () => {
    expect(steps("discard mail-car at 1", "discard barrel-QS", "shot barrel-QS", "take caboose")).toEqual([
      "card",
      "card",
      "card word",
      "card",
    ]);
  });

  it("cards that only you look at by their number", () => {
    expect(steps("give at 1 for 2", "drop for 1", "keep", "spare at 3", "skip")).toEqual([
      "number seat",
      "number",
      "word",
      "seat",
      "word",
    ]);
  });

  it("leave no two answers alike", () => {
    const ways = ["discard barrel-QS", "shot barrel-QS", "discard scope-AS", "shot scope-AS"].map(answerPath);
    const card: Step = { type: "card", card: "barrel-QS" };
    expect([completeAnswer(ways, [card]), nextSteps(ways, [card])]).toEqual([
      "discard barrel-QS",
      [{ type: "word", word: "shot" }],
    ]);
  });

  it("show where the train would stand", () => {
    const card = (id: string): Step => ({ type: "card", card: id });
    expect([
      trainAdvance({ type: "move", by: "advance" }, line()),
      trainAdvance(card("next-stop-2D"), line()),
      trainAdvance(card("full-steam-2S"), line()),
      trainAdvance(card("bang-QH"), line()),
      trainAdvance(null, line()),
    ]).toEqual([1, 1, 2, 0, 0]);
    expect(trainAdvance(card("money-bag-QC"), line({ discard: "next-stop-KC" }))).toBe(1);
  });
});

describe("the answers of the train, in words", () => {
  it.each([
    ["board caboose bang-QH", "Take Caboose at Frisco: pay with BANG!"],
    ["board circus-wagon", "Take Circus Wagon at Boom Town: pay 1 life point"],
    ["board caboose to free", "Take Caboose at Frisco without paying"],
    ["advance", "Move the train on, then take a railcar"],
    ["advance beer-6H", "Show Beer and move the train on, then take a railcar"],
    ["play switch-6H barrel-QS mail-car at 1", "Switch: your Barrel for Mail Car of Evan Babbit"],
    ["play water-tower-8H caboose", "Water Tower: take Caboose from the train"],
    ["play money-bag-QC", "Play Money Bag as Indians!"],
    ["use sleeper-car barrel-QS at 1", "Use Sleeper Car against Evan Babbit: discard Barrel"],
    ["use caboose barrel-QS", "Use Caboose: discard Barrel"],
    ["use mail-car", "Use Mail Car"],
    ["discard mail-car at 1", "Discard Mail Car of Evan Babbit"],
    ["shot barrel-QS", "Keep Barrel and be shot at"],
    ["spare at 1", "Leave out Evan Babbit"],
    ["skip", "Nothing at all"],
    ["keep", "Discard nothing"],
    ["give mail-car at 1", "Give Mail Car to Evan Babbit"],
  ])("%s", (text, words) => expect(answerText(text, line(), NAMES)).toBe(words));

  it("say what is done without by its question, and cards by their place", () => {
    expect(answerText("done", line(), NAMES, ask("board", ["done"]))).toBe("Take no railcar");
    expect(answerText("done", line(), NAMES, ask("swap", ["done"]))).toBe("Keep your cards");
    expect(answerText("done", line(), NAMES, ask("order", ["done"]))).toBe("The rest in any order");
    expect(answerText("drop for 2", line(), NAMES, ask("map", [], { cards: ["bang-QH", "beer-6H"] }))).toBe(
      "Discard Beer",
    );
    expect(
      answerText("give at 1 for 1", line(), NAMES, ask("mail", [], { cards: ["bang-QH", "beer-6H"] })),
    ).toBe("Give BANG! to Evan Babbit");
  });

  it("are asked for step by step", () => {
    const turn = ask("turn", ["end"]);
    const card: Step = { type: "card", card: "bang-QH" };
    const told = (picked: Step[], then: Step[]) => answerHint(turn, line(), picked, then);
    expect(told([{ type: "car", car: "caboose" }], [card])).toBe(
      "Caboose at Frisco: pay with a card of clubs.",
    );
    expect(told([{ type: "move", by: "advance" }], [card])).toMatch(/Show a card/);
    expect(told([{ type: "move", by: "advance" }], [])).toMatch(/Then within your means/);
    expect(told([{ type: "use", use: "caboose" }], [card])).toBe("Caboose: choose the card to discard.");
    expect(told([{ type: "card", card: "switch-6H" }], [card])).toMatch(/which of your cards in play/);
    expect(told([{ type: "card", card: "water-tower-8H" }], [{ type: "car", car: "caboose" }])).toBe(
      "Water Tower: choose a railcar.",
    );
    expect(answerHint(ask("board", []), line(), [], [{ type: "car", car: "caboose" }])).toMatch(
      /Choose a railcar/,
    );
  });
});

describe("what happened on the railway", () => {
  it.each([
    ["train-moved", { by: 0, at: 3, end: false }, "The train moves on to Crown's Hole."],
    ["train-moved", { by: 0, at: 5, end: true }, "The train reaches the End of the Line!"],
    [
      "boarded",
      { seat: 1, card: "mail-car", station: "frisco", free: false },
      "Evan Babbit takes Mail Car at Frisco.",
    ],
    ["discarded", { seat: 0, card: "beer-6H", why: "frisco" }, "Rose Doolan pays Beer at Frisco."],
    ["discarded", { seat: 0, card: "barrel-QS", why: "caboose" }, "Caboose: Rose Doolan discards Barrel."],
    ["discarded", { seat: 1, card: "mail-car", why: "mail-car" }, "Evan Babbit gives up Mail Car."],
    [
      "drew-railcars",
      { seat: 1, cards: ["caboose", "mail-car"] },
      "Evan Babbit draws railcars: Caboose, Mail Car.",
    ],
    ["new-line", { side: "leland" }, "A new line is laid out, and Leland pulls the train."],
    ["full-steam", { seat: 1, times: 0 }, "Evan Babbit lets Ironhorse do nothing."],
    ["spared", { seat: 1, by: 0, what: "ironhorse" }, "Rose Doolan leaves Evan Babbit out of Ironhorse."],
    [
      "exchanged",
      { seat: 0, card: "barrel-QS", other: 1, theirs: "mail-car" },
      "Rose Doolan gives Barrel to Evan Babbit and gets Mail Car.",
    ],
    ["gave", { seat: 0, target: 1, why: "mail-car" }, "Rose Doolan gives a card to Evan Babbit."],
    [
      "gave",
      { seat: 0, target: 1, why: "mail-car", card: "beer-6H" },
      "Rose Doolan gives Beer to Evan Babbit.",
    ],
    ["redirected", { seat: 1, to: 3, by: 0 }, "Evan Babbit passes the shot on to Sancho."],
    ["haunts", { seat: 3, why: "ghost" }, "Sancho has no life left, and stays as a ghost."],
    ["came-back", { seat: 3, why: "ghost" }, "Sancho comes back as a ghost."],
    [
      "fended",
      { seat: 1, card: "sleeper-car", by: 0 },
      "Evan Babbit holds off Rose Doolan with Sleeper Car.",
    ],
    ["shot", { by: null, at: 0, card: null, need: 1 }, "Ironhorse fires at Rose Doolan."],
    [
      "wounded",
      { seat: 0, points: 1, by: null, life: 2, why: "tombrock" },
      /^Tombrock costs Rose Doolan 1 life point/,
    ],
    [
      "played",
      { seat: 0, card: "money-bag-QC", at: 1, on: "mail-car", like: "panic" },
      "Rose Doolan plays Money Bag (Panic!) against Mail Car of Evan Babbit.",
    ],
    [
      "played",
      { seat: 0, card: "water-tower-8H", at: null, on: "caboose", like: "water-tower" },
      "Rose Doolan plays Water Tower and takes Caboose from the train.",
    ],
    ["returned", { seat: 0, cards: ["beer-6H"] }, "Rose Doolan puts Beer back on the draw pile."],
    ["returned", { seat: 0, cards: [] }, null],
    ["checked", { seat: 0, why: "most-wanted", card: "beer-6H", good: false }, null],
  ])("%s %o", (kind, payload, sentence) => {
    const trouble = vi.spyOn(console, "error");
    const told = game.tell({ kind, payload }, line(), NAMES);
    if (sentence instanceof RegExp) expect(told).toMatch(sentence);
    else expect(told).toBe(sentence);
    expect(trouble).not.toHaveBeenCalled();
  });

  it("is described for those who do not see it", () => {
    const text = screenReaderText(line(), NAMES);
    for (const part of [
      "1. Boom Town: a BANG! – Circus Wagon",
      "4. Custom Station: a card from 2 to 9",
      "Not at a station yet: Lounge Car",
      "Within your means now: Circus Wagon",
    ]) {
      expect(text).toContain(part);
    }
    expect(screenReaderText(at(5), NAMES)).toContain("End of the Line – Locomotive: Ironhorse");
    expect(seatText(line(), 3, NAMES)).toContain("Ghost");
    expect(seatText(line(), 3, NAMES)).not.toContain("life points");
  });

  it("is asked about in sentences of every language", async () => {
    for (const language of LANGUAGES) {
      await texts.load(language);
      const trouble = vi.spyOn(console, "error");
      for (const kind of [
        "board",
        "pay",
        "swap",
        "full-steam",
        "spare",
        "dig",
        "circus",
        "derail",
        "lounge",
        "mail",
        "robbed",
        "map",
      ]) {
        const question = game.questionText(
          ask(kind, [], { by: 1, card: "train-robbery-4D", what: "ironhorse" }),
          line(),
          NAMES,
        );
        expect(question).not.toMatch(/bang-|\{/);
      }
      expect(trouble).not.toHaveBeenCalled();
    }
  });
});

describe("are you sure", () => {
  it("that your whole hand may go", () => {
    expect(confirmReason("use express-car", ask("turn", []), line())).toBe("bang-web-doubt-express");
    expect(confirmReason("use express-car", ask("turn", []), line({ hand: [] }))).toBeNull();
  });

  it("that a ghost may lose what keeps it here", () => {
    const ghost = me(line(), { marks: ["ghost"], cards: ["ghost-car", "caboose"] });
    expect(confirmReason("board circus-wagon ghost-car", ask("turn", []), ghost)).toBe(
      "bang-web-doubt-ghost",
    );
    expect(confirmReason("use caboose ghost-car", ask("dodge", []), ghost)).toBe("bang-web-doubt-ghost");
    expect(confirmReason("discard ghost-car at 3", ask("derail", []), line())).toBeNull();
  });

  it("that the train may run into a shot at your last life point", () => {
    const last = me(at(4), { life: 1 });
    expect(
      ["advance", "use zippy-roy", "play next-stop-2D"].map((text) =>
        confirmReason(text, ask("turn", []), last),
      ),
    ).toEqual(Array(3).fill("bang-web-doubt-end"));
    expect(confirmReason("advance", ask("turn", []), me(line(), { life: 1 }))).toBeNull();
    expect(
      confirmReason("advance", ask("turn", []), {
        ...last,
        counters: [
          ["leland", 1],
          ["locomotive", 4],
        ],
      }),
    ).toBeNull();
  });
});

describe("the railway on the table", () => {
  function show(answers: string[], view = line(), kind = "turn", about: WireAsk["about"] = {}) {
    const choose = vi.fn();
    render(Railway, { view });
    render(Controls, { view, ask: ask(kind, answers, about), players: NAMES, choose, sending: false });
    render(Hand, { view, players: NAMES, shownEvent: null });
    return choose;
  }

  const button = (name: RegExp) => screen.getByRole("button", { name });

  it("says of every station what it costs, whether you can pay, and what is below it now and after a move", () => {
    show(["end"]);
    expect(
      button(/^Boom Town: a BANG!, which you can pay; below it Circus Wagon; after one move Lounge Car$/),
    ).toBeTruthy();
    expect(button(/^Frisco: a card of clubs, which you cannot pay; below it Caboose/)).toBeTruthy();
    expect(
      button(/^Crown's Hole: a Beer, which you can pay; below it the Locomotive, Ironhorse/),
    ).toBeTruthy();
    expect(button(/^End of the Line: a shot at everybody/)).toBeTruthy();
    expect(button(/^Lounge Car, not at a station yet/)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Railcar deck: 11" })).toBeTruthy();
    expect(screen.getByText("Within your means now: Circus Wagon")).toBeTruthy();
  });

  it("takes a railcar with the card that pays for it, and lights no other", async () => {
    const choose = show(["play next-stop-2D", "board circus-wagon bang-QH", "end"]);
    button(/Boom Town.*can be taken now/).click();
    await vi.waitFor(() =>
      expect(screen.getByText("Circus Wagon at Boom Town: pay with a BANG!.")).toBeTruthy(),
    );
    const hand = screen.getByRole("list", { name: "Your hand" });
    expect([...hand.querySelectorAll(".lit")].map((each) => each.textContent)).toHaveLength(1);
    button(/^BANG!, queen of hearts/).click();
    expect(choose).toHaveBeenCalledWith("board circus-wagon bang-QH");
  });

  it("asks twice before a life point is paid, and says what is left", async () => {
    const choose = show(
      ["board circus-wagon", "end"],
      line({
        piles: [
          ["stations", ["tombrock", "frisco", "yooma", "catico"]],
          ["train", ["caboose", "circus-wagon", "lounge-car"]],
        ],
      }),
    );
    button(/^Tombrock: 1 life point.*can be taken now/).click();
    await vi.waitFor(() => expect(button(/pay 1 life point.*2 left/)).toBeTruthy());
    expect(choose).not.toHaveBeenCalled();
    button(/pay 1 life point/).click();
    expect(choose).toHaveBeenCalledWith("board circus-wagon");
  });

  it("shows the train where a free advance would bring it, before it is made", async () => {
    const choose = show(["advance", "end"]);
    expect(screen.queryByText("After the move")).toBeNull();
    button(/^Free advance/).click();
    await vi.waitFor(() => expect(screen.getByText("After the move")).toBeTruthy());
    expect(document.querySelectorAll(".was")).toHaveLength(4);
    button(/^Move the train on/).click();
    expect(choose).toHaveBeenCalledWith("advance");
  });

  it("shows it as well while a Next Stop is looked at, and by a tap on the Locomotive", async () => {
    show(["advance", "play next-stop-2D", "end"]);
    button(/^Next Stop/).focus();
    await vi.waitFor(() => expect(screen.getByText("After the move")).toBeTruthy());
    button(/^Next Stop/).blur();
    await vi.waitFor(() => expect(screen.queryByText("After the move")).toBeNull());
    button(/below it the Locomotive/).click();
    await vi.waitFor(() => expect(button(/^Move the train on/)).toBeTruthy());
  });

  it("has a card shown for the advance where nobody could know that it can be paid", async () => {
    const choose = show(["advance beer-6H", "end"]);
    button(/^Free advance/).click();
    await vi.waitFor(() => expect(screen.getByText(/^Show a card/)).toBeTruthy());
    button(/^Beer/).click();
    expect(choose).toHaveBeenCalledWith("advance beer-6H");
  });

  it("explains a place that does nothing else", () => {
    show(["end"]);
    button(/^Frisco/).click();
    expect(inspector.opened).toEqual({ type: "place", at: 2 });
  });

  it.each([
    [
      "mail",
      ["give at 1 for 1", "give at 3 for 1", "give at 1 for 2", "give at 3 for 2"],
      [/^Give BANG!.* away/, /^For Bo/],
      "give at 1 for 1",
      { cards: ["bang-QH", "beer-6H"] },
    ],
    [
      "map",
      ["drop for 1", "drop for 2", "keep"],
      [/^Discard Beer/],
      "drop for 2",
      { cards: ["bang-QH", "beer-6H"] },
    ],
    [
      "robbed",
      ["discard barrel-QS", "shot barrel-QS"],
      [/^Keep Barrel and be shot at/],
      "shot barrel-QS",
      { by: 1, card: "train-robbery-4D" },
    ],
    [
      "robbed",
      ["discard barrel-QS", "discard scope-AS", "shot barrel-QS", "shot scope-AS"],
      [/^Scope/, /^Discard Scope/],
      "discard scope-AS",
      { by: 1, card: "train-robbery-4D" },
    ],
    ["full-steam", ["skip", "double"], [/^Its work, twice in a row/], "double", {}],
    ["spare", ["spare at 0", "spare at 1", "done"], [/^Leave out Bo/], "spare at 1", { what: "ironhorse" }],
    ["spare", ["spare at 0", "spare at 1", "done"], [/^Leave out nobody/], "done", { what: "ironhorse" }],
    [
      "as",
      ["as panic mail-car at 1", "as panic at 1 to hand", "as panic ghost-car at 3"],
      [/Sancho/],
      "as panic ghost-car at 3",
      { card: "passenger-car" },
    ],
    [
      "derail",
      ["discard mail-car at 1", "discard ghost-car at 3"],
      [/^Mail Car.*Evan Babbit/],
      "discard mail-car at 1",
      {},
    ],
    ["lounge", ["take caboose", "take mail-car"], [/^Caboose/], "take caboose", {}],
    ["dig", ["take beer-8H", "take duel-QD"], [/^Duel/], "take duel-QD", {}],
    ["circus", ["discard barrel-QS", "discard scope-AS"], [/^Scope/], "discard scope-AS", {}],
    [
      "give",
      ["give ghost-car at 1", "give ghost-car at 2"],
      [/^For Cy/],
      "give ghost-car at 2",
      { card: "ghost-car" },
    ],
    [
      "board",
      ["board circus-wagon bang-QH", "board caboose beer-6H", "done"],
      [/^Take no railcar/],
      "done",
      {},
    ],
    [
      "board",
      ["board circus-wagon bang-QH", "board caboose beer-6H", "done"],
      [/^Caboose.*Frisco: a card of clubs/, /^Beer/],
      "board caboose beer-6H",
      {},
    ],
    [
      "dodge",
      ["use caboose barrel-QS", "use baggage-car", "pass"],
      [/^Use Caboose/, /^Barrel/],
      "use caboose barrel-QS",
      { need: 1 },
    ],
    [
      "dodge",
      ["use evan-babbit beer-6H at 3", "pass"],
      [/^Use Evan Babbit/, /^Beer/, /Sancho/],
      "use evan-babbit beer-6H at 3",
      { need: 1 },
    ],
    [
      "fend",
      ["use sleeper-car barrel-QS", "pass"],
      [/^Use Sleeper Car/, /^Barrel/],
      "use sleeper-car barrel-QS",
      { by: 1, card: "indians-KD" },
    ],
    [
      "turn",
      ["play switch-6H barrel-QS mail-car at 1", "end"],
      [/^Switch/, /^Barrel/, /Aim at Bo/],
      "play switch-6H barrel-QS mail-car at 1",
      {},
    ],
    [
      "turn",
      ["play water-tower-8H caboose", "play water-tower-8H circus-wagon", "end"],
      [/^Water Tower/, /^Caboose.*Frisco/],
      "play water-tower-8H caboose",
      {},
    ],
  ])("answers %s %o by taps", async (kind, answers, taps, answer, about) => {
    const hand = ["bang-QH", "beer-6H", "switch-6H", "water-tower-8H"];
    const choose = show(answers, line({ hand }), kind, about);
    for (const name of taps) {
      await vi.waitFor(() => expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0));
      screen.getAllByRole("button", { name })[0]?.click();
    }
    expect(choose).toHaveBeenCalledWith(answer);
  });
});
