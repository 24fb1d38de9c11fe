import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { LANGUAGES, texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { answerHint, costOfPassing } from "./answers/answerHints";
import { answerPath, completeAnswer, nextSteps, type Step } from "./answers/answerSteps";
import { automaticAnswer, offeredAnswers } from "./answers/automaticAnswer";
import { confirmReason } from "./answers/confirmReason";
import { picker } from "./answers/picker.svelte";
import { arrowPath } from "./arrowPath";
import { BLACK, BLUE, BROWN, CHARACTERS, COST, isBlack, kindOf, ROLES, sign, stays, USED } from "./card";
import Controls from "./Controls.svelte";
import { currentActionText, currentAim } from "./currentAction";
import { game } from "./game";
import Hand from "./Hand.svelte";
import { fanCards } from "./handFan";
import { ICONS } from "./icons";
import { inspector } from "./info/inspector.svelte";
import { clausesNaming } from "./info/ruleClauses";
import { screenReaderText } from "./screenReaderText";
import { pileRows, seatPlaces } from "./seatLayout";
import Table from "./Table.svelte";
import { BARREL, CONFIRM, NO_BARREL, NO_BEER, PASS, TOGGLES } from "./toggles";
import type { PlayerView, TableView } from "./view";

beforeEach(async () => {
  await texts.load("en");
  settings.set({ toggles: {} });
  picker.end();
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

function table(more: Partial<TableView> = {}): TableView {
  return {
    seat: 0,
    turn: 0,
    phase: "play",
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3 }),
      player(1, "slab-the-killer", { cards: ["winchester-8S"], range: 5 }),
      player(2, "suzy-lafayette", { out: true, life: 0, hand: 0 }),
      player(3, "el-gringo", { life: 1, most: 3, hand: 0 }),
    ],
    roles: ["outlaw", "sheriff", "deputy", null],
    distances: [null, 1, null, 2],
    reaches: [false, true, false, false],
    hand: ["bang-QH", "missed-2S", "beer-6H", "cat-balou-9D"],
    deck: 40,
    discard: "indians-KD",
    discarded: 12,
    store: [],
    peeked: [],
    under_way: [],
    bangs: 0,
    bang_limit: 1,
    expansions: [],
    rulings: [],
    piles: [],
    stacks: [],
    counters: [],
    goals: [],
    over: false,
    winners: [],
    why: "",
    ...more,
  };
}

/** With Gold Rush and the shadows: one is out, another one is a shadow. */
function rush(): TableView {
  return table({
    expansions: ["gold-rush", "shadow-gunslingers"],
    players: [
      player(0, "rose-doolan", { cards: ["barrel-QS"], life: 3, counters: [["nuggets", 3]] }),
      player(1, "slab-the-killer", {
        cards: ["winchester-8S"],
        range: 5,
        piles: [["equipment", ["boots", "wanted-1"]]],
      }),
      player(2, "suzy-lafayette", {
        out: true,
        life: 0,
        hand: 0,
        side: "outlaw",
        counters: [["nuggets", 1]],
      }),
      player(3, "el-gringo", { life: 0, most: 3, hand: 0, marks: ["shadow"] }),
    ],
    roles: ["outlaw", "sheriff", "renegade", null],
    piles: [
      ["display", ["shot-1", "pickaxe", "bottle-1"]],
      ["equipment-used", ["rhum-1"]],
    ],
    stacks: [["equipment", 18]],
  });
}

function ask(kind: string, answers: string[], more: WireAsk["about"] = {}): WireAsk {
  return { turn: 1, kind, answers, about: more };
}

describe("a card's id", () => {
  it.each([
    ["bang-QH", { kind: "bang", rank: "Q", suit: "H" }],
    ["cat-balou-10D", { kind: "cat-balou", rank: "10", suit: "D" }],
    ["stagecoach-9S-2", { kind: "stagecoach", rank: "9", suit: "S" }],
    ["rev-carabine-AC", { kind: "rev-carabine", rank: "A", suit: "C" }],
  ])("%s", (id, found) => expect(sign(id)).toEqual(found));

  it("is none for other words", () => {
    expect(sign("sid-ketchum")).toBeNull();
    expect(kindOf("jourdonnais")).toBe("jourdonnais");
  });

  it("says whether the card stays in play", () => {
    expect([stays("jail-4H"), stays("bang-QH")]).toEqual([true, false]);
  });

  it("of equipment has no sign, and may have a number", () => {
    expect(["shot-2", "boots", "gold-rush", "colt-45"].map(kindOf)).toEqual([
      "shot",
      "boots",
      "gold-rush",
      "colt-45",
    ]);
    expect([sign("shot-2"), isBlack("wanted-3"), isBlack("bottle-1")]).toEqual([null, true, false]);
    expect(Object.keys(COST).sort()).toEqual([...USED, ...BLACK].sort());
  });

  it("has a picture, whatever it is", () => {
    const lacking = [...BROWN, ...BLUE, ...USED, ...BLACK, ...CHARACTERS, ...ROLES].filter(
      (name) => !ICONS[name],
    );
    expect(lacking).toEqual([]);
  });
});

describe("what was picked narrows the answers", () => {
  const ways = [
    "play bang-QH at 1",
    "play bang-QH at 3",
    "play beer-6H",
    "play panic-JH at 1 to hand",
    "play panic-JH winchester-8S at 1",
    "play panic-JH barrel-QS at 0",
    "use sid-ketchum bang-QH",
    "end",
  ].map(answerPath);
  const card = (id: string): Step => ({ type: "card", card: id });
  const seat = (number: number): Step => ({ type: "seat", seat: number });

  it("to seats, then to cards of the seat", () => {
    expect(nextSteps(ways, [card("bang-QH")])).toEqual([seat(1), seat(3)]);
    expect(nextSteps(ways, [card("panic-JH"), seat(1)])).toEqual([
      { type: "part", part: "hand" },
      { type: "part", part: "winchester-8S" },
    ]);
    expect(completeAnswer(ways, [card("panic-JH"), seat(1), { type: "part", part: "winchester-8S" }])).toBe(
      "play panic-JH winchester-8S at 1",
    );
  });

  it("to nothing more when an answer is whole", () => {
    expect(completeAnswer(ways, [card("bang-QH")])).toBeNull();
    expect(completeAnswer(ways, [card("beer-6H")])).toBe("play beer-6H");
    expect(nextSteps(ways, [card("beer-6H")])).toEqual([]);
  });

  it("at first: each card once, abilities and words", () => {
    expect(nextSteps(ways, []).map((step) => step.type)).toEqual(["card", "card", "card", "use", "word"]);
    expect(nextSteps(ways, [{ type: "use", use: "sid-ketchum" }])).toEqual([card("bang-QH")]);
  });

  it.each([
    ["take at 3", [{ type: "seat", seat: 3 }]],
    ["take beer-6H", [{ type: "card", card: "beer-6H" }]],
    ["return for 2", [{ type: "number", number: 2 }]],
    ["choose el-gringo", [{ type: "word", word: "el-gringo" }]],
    ["use barrel-QS", [{ type: "use", use: "barrel-QS" }]],
    ["draw", [{ type: "word", word: "draw" }]],
    ["buy boots for 3", [{ type: "offer", card: "boots", price: 3 }]],
    [
      "buy shot-2 at 1 for 0",
      [
        { type: "offer", card: "shot-2", price: 0 },
        { type: "seat", seat: 1 },
      ],
    ],
    ["scrap boots at 1 for 4", [{ type: "scrap", card: "boots", seat: 1, price: 4 }]],
    [
      "sell beer-6H",
      [
        { type: "card", card: "beer-6H" },
        { type: "word", word: "sell" },
      ],
    ],
    ["use gold-pan", [{ type: "use", use: "gold-pan" }]],
    [
      "use jacky-murieta at 3",
      [
        { type: "use", use: "jacky-murieta" },
        { type: "seat", seat: 3 },
      ],
    ],
    ["as beer", [{ type: "like", like: "beer" }]],
    [
      "as panic at 1 to hand",
      [
        { type: "like", like: "panic" },
        { type: "seat", seat: 1 },
        { type: "part", part: "hand" },
      ],
    ],
    [
      "as panic barrel-QS at 0",
      [
        { type: "like", like: "panic" },
        { type: "seat", seat: 0 },
        { type: "part", part: "barrel-QS" },
      ],
    ],
    ["give wanted-1 at 2", [{ type: "seat", seat: 2 }]],
  ])("%s", (text, steps) => expect(answerPath(text).steps).toEqual(steps));
});

describe("picking", () => {
  const turn = ask("turn", [
    "play bang-QH at 1",
    "play beer-6H",
    "play cat-balou-9D at 3 to hand",
    "play cat-balou-9D at 1 to hand",
    "play cat-balou-9D winchester-8S at 1",
    "end",
  ]);
  const begin = (asked: WireAsk, view = table()) => {
    const choose = vi.fn();
    picker.begin(asked, view, choose);
    return choose;
  };

  it("a card, then a seat, sends at once", () => {
    const choose = begin(turn);
    picker.tap({ type: "card", card: "bang-QH" });
    expect(choose).not.toHaveBeenCalled();
    picker.tap({ type: "seat", seat: 1 });
    expect(choose).toHaveBeenCalledWith("play bang-QH at 1");
  });

  it("a card without a target is lifted first, and sent by a second tap", () => {
    const choose = begin(turn);
    picker.tap({ type: "card", card: "beer-6H" });
    expect([choose.mock.calls.length, picker.completeAnswer]).toEqual([0, "play beer-6H"]);
    picker.tap({ type: "card", card: "beer-6H" });
    expect(choose).toHaveBeenCalledWith("play beer-6H");
  });

  it("another card instead, and back", () => {
    begin(turn);
    picker.tap({ type: "card", card: "bang-QH" });
    picker.tap({ type: "card", card: "beer-6H" });
    expect(picker.picked).toEqual([{ type: "card", card: "beer-6H" }]);
    expect([picker.back(), picker.back(), picker.picked]).toEqual([true, false, []]);
  });

  it("what has only one meaning needs no last question", () => {
    const choose = begin(turn);
    picker.tap({ type: "card", card: "cat-balou-9D" });
    picker.tap({ type: "seat", seat: 3 });
    expect(choose).toHaveBeenCalledWith("play cat-balou-9D at 3 to hand");
  });

  it("against a shot, one tap is enough", () => {
    const choose = begin(ask("dodge", ["play missed-2S", "pass"], { by: 1, need: 1 }));
    picker.tap({ type: "card", card: "missed-2S" });
    expect(choose).toHaveBeenCalledWith("play missed-2S");
  });

  it("a doubt comes first, unless it is switched off", () => {
    const full = table({ players: table().players.map((each) => ({ ...each, life: each.most })) });
    const choose = begin(turn, full);
    picker.send("play beer-6H");
    expect([choose.mock.calls.length, picker.toConfirm?.reason]).toEqual([0, "bang-web-doubt-beer-full"]);
    picker.confirm();
    expect(choose).toHaveBeenCalledOnce();
    settings.switch(CONFIRM.id, false);
    picker.send("play beer-6H");
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("a doubt about a pass leaves nothing picked", () => {
    const weak = table({ players: table().players.map((each) => ({ ...each, life: 1 })) });
    const choose = begin(ask("dodge", ["play missed-2S", "pass"], { by: 1, need: 1 }), weak);
    picker.tap({ type: "word", word: "pass" });
    picker.cancel();
    expect([choose.mock.calls.length, picker.picked, picker.toConfirm]).toEqual([0, [], null]);
  });

  it("a Beer is drunk or sold", () => {
    const choose = begin(ask("turn", ["play beer-6H", "sell beer-6H", "end"]));
    picker.tap({ type: "card", card: "beer-6H" });
    expect([picker.completeAnswer, picker.nextSteps]).toEqual([
      "play beer-6H",
      [{ type: "word", word: "sell" }],
    ]);
    picker.tap({ type: "word", word: "sell" });
    expect(choose).toHaveBeenCalledWith("sell beer-6H");
  });

  it("equipment is lifted first, then bought or given", () => {
    const choose = begin(
      ask("turn", ["buy boots for 3", "buy shot-1 at 0 for 1", "buy shot-1 at 1 for 1", "end"]),
    );
    const boots: Step = { type: "offer", card: "boots", price: 3 };
    picker.tap({ type: "offer", card: "shot-1", price: 1 });
    picker.tap(boots); // rather this one
    expect([choose.mock.calls.length, picker.picked]).toEqual([0, [boots]]);
    picker.tap(boots);
    expect(choose).toHaveBeenCalledWith("buy boots for 3");
    picker.tap({ type: "offer", card: "shot-1", price: 1 });
    picker.tap({ type: "seat", seat: 0 });
    expect(choose).toHaveBeenCalledWith("buy shot-1 at 0 for 1");
  });

  it("an ability that needs nothing more is used at once", () => {
    const choose = begin(
      ask("turn", ["use gold-pan", "use jacky-murieta at 1", "use jacky-murieta at 3", "end"]),
    );
    picker.tap({ type: "use", use: "gold-pan" });
    expect(choose).toHaveBeenCalledWith("use gold-pan");
    picker.tap({ type: "use", use: "jacky-murieta" });
    picker.tap({ type: "seat", seat: 3 });
    expect(choose).toHaveBeenCalledWith("use jacky-murieta at 3");
  });

  it("a Bottle: as what, against whom, and which card", () => {
    const choose = begin(
      ask(
        "as",
        [
          "as bang at 1",
          "as panic at 1 to hand",
          "as panic winchester-8S at 1",
          "as panic at 3 to hand",
          "as beer",
        ],
        { card: "bottle-1" },
      ),
    );
    picker.tap({ type: "like", like: "panic" });
    picker.tap({ type: "seat", seat: 1 });
    expect(choose).not.toHaveBeenCalled();
    picker.tap({ type: "part", part: "winchester-8S" });
    expect(choose).toHaveBeenCalledWith("as panic winchester-8S at 1");
    picker.end();
    const again = begin(ask("as", ["as duel at 1", "as general-store"], { card: "pardner-2" }));
    picker.tap({ type: "like", like: "general-store" });
    expect(again).toHaveBeenCalledWith("as general-store");
  });

  it("a gift needs only a player", () => {
    const choose = begin(ask("give", ["give shot-1 at 0", "give shot-1 at 3"], { card: "shot-1" }));
    picker.tap({ type: "seat", seat: 3 });
    expect(choose).toHaveBeenCalledWith("give shot-1 at 3");
  });

  it("nothing is lit that does nothing", () => {
    begin(turn);
    expect([picker.canPick({ type: "seat", seat: 1 }), picker.tap({ type: "seat", seat: 1 })]).toEqual([
      false,
      false,
    ]);
  });
});

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

  it("a hand overlaps, and wraps before a finger cannot hit a card", () => {
    expect(fanCards(3, 354, 76, 6, 54)).toEqual({ rows: 1, each: 3, step: 82 });
    expect(fanCards(6, 354, 76, 6, 54)).toMatchObject({ rows: 1, step: 55 });
    expect(fanCards(9, 354, 76, 6, 54)).toMatchObject({ rows: 2, each: 5 });
    expect(fanCards(0, 354, 76)).toMatchObject({ rows: 1 });
  });

  it("an arrow runs from edge to edge, and over neighbours", () => {
    const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
    expect(arrowPath(box(0, 0), box(400, 0))?.tip).toMatchObject({ x: 391, y: 25 });
    expect(arrowPath(box(0, 0), box(105, 0))?.tip.x).toBeGreaterThan(105);
    expect(arrowPath(box(0, 0), box(0, 0))).toBeNull();
  });
});

describe("what happened", () => {
  const view = table();
  it.each([
    [
      "dealt",
      { sheriff: 1, roles: [null, "sheriff", null, null] },
      "The roles are dealt. The star of the Sheriff goes to Bo.",
    ],
    [
      "dealt",
      { sheriff: null, roles: ["deputy", "outlaw", "renegade"] },
      "The roles are dealt for all to see: Ann – Deputy, Bo – Outlaw, Cy – Renegade.",
    ],
    ["dealt", { sheriff: null, roles: [null, null] }, "No roles today: the last one standing wins."],
    ["character", { seat: 1, name: "slab-the-killer", life: 5 }, /Slab the Killer.*Bo.*5/],
    ["turn", { seat: 1 }, /Slab the Killer/],
    ["drew", { seat: 1, count: 2, why: "phase" }, "Slab the Killer draws 2 cards."],
    [
      "drew",
      { seat: 0, count: 2, why: "stagecoach", cards: ["beer-6H", "bang-QH"] },
      "Stagecoach: Rose Doolan draws 2 cards: Beer, BANG!.",
    ],
    ["showed", { seat: 1, card: "beer-6H" }, /Beer/],
    ["looked", { seat: 1, count: 3 }, /Slab/],
    ["looked", { seat: 0, count: 3, cards: ["bang-QH", "beer-6H", "jail-4H"] }, /BANG!, Beer, Jail/],
    ["returned", { seat: 1 }, /puts the rest back/],
    ["returned", { seat: 0, card: "jail-4H" }, /Jail/],
    ["took-discard", { seat: 1, card: "beer-6H" }, /Beer/],
    [
      "played",
      { seat: 1, card: "bang-QH", at: 0, on: null, like: "bang" },
      "Slab the Killer plays BANG! against Rose Doolan.",
    ],
    [
      "played",
      { seat: 1, card: "missed-2S", at: 0, on: null, like: "bang" },
      "Slab the Killer plays Missed! as BANG! against Rose Doolan.",
    ],
    ["played", { seat: 1, card: "bang-2C", at: null, on: null, like: "missed" }, null],
    [
      "played",
      { seat: 1, card: "panic-JH", at: 0, on: "hand", like: "panic" },
      "Slab the Killer plays Panic! against the hand of Rose Doolan.",
    ],
    [
      "played",
      { seat: 1, card: "panic-JH", at: 0, on: "barrel-QS", like: "panic" },
      "Slab the Killer plays Panic! against Barrel of Rose Doolan.",
    ],
    [
      "played",
      { seat: 1, card: "saloon-5H", at: null, on: null, like: "saloon" },
      "Slab the Killer plays Saloon.",
    ],
    ["equipped", { seat: 1, card: "winchester-8S", by: 1 }, /Winchester/],
    ["equipped", { seat: 0, card: "jail-4H", by: 1 }, /Slab.*Jail.*Rose/],
    ["discarded", { seat: 1, card: "jail-4H", why: "jail" }, null],
    ...["excess", "trade", "replaced", "order", "penalty", "cat-balou"].map(
      (why) => ["discarded", { seat: 1, card: "beer-6H", why }, /Beer/] as const,
    ),
    [
      "took",
      { seat: 1, victim: 0, place: "hand", why: "panic" },
      "Slab the Killer takes a card from the hand of Rose Doolan.",
    ],
    [
      "took",
      { seat: 1, victim: 0, place: "hand", card: "beer-6H", why: "panic" },
      /takes Beer from the hand/,
    ],
    [
      "took",
      { seat: 1, victim: 0, place: "play", card: "barrel-QS", why: "panic" },
      "Slab the Killer takes Barrel from Rose Doolan.",
    ],
    [
      "shot",
      { by: 1, at: 0, card: "bang-QH", need: 2 },
      "Slab the Killer shoots at Rose Doolan: only 2 Missed! will stop it.",
    ],
    [
      "flipped",
      { seat: 0, cards: ["beer-6H", "bang-2C"], why: "jail" },
      "Rose Doolan turns over for Jail: Beer 6♥, BANG! 2♣.",
    ],
    ["shot", { by: 1, at: 0, card: "bang-QH", need: 1 }, null],
    ["checked", { seat: 0, why: "barrel", card: "beer-6H", good: true }, null],
    [
      "checked",
      { seat: 0, why: "jourdonnais", card: null, good: false },
      "Jourdonnais: no luck for Rose Doolan.",
    ],
    ["dodged", { seat: 0, card: "missed-2S", left: 1 }, /1 more Missed!/],
    ["dodged", { seat: 0, card: "jourdonnais", left: 0 }, /Jourdonnais/],
    ["fended", { seat: 0, card: "bang-QH", by: 1 }, /Rose.*Slab.*BANG!/],
    [
      "wounded",
      { seat: 0, points: 3, by: null, life: -1, why: "dynamite" },
      /Dynamite costs Rose Doolan 3 life points/,
    ],
    ["dying", { seat: 0, need: 2 }, /2 life points/],
    ["healed", { seat: 0, points: 1, life: 3, why: "sid-ketchum" }, /Rose Doolan.*1 life point/],
    ["no-effect", { seat: 0, card: "beer-6H" }, /Beer/],
    ["store", { seat: 0, cards: ["beer-6H", "jail-4H"] }, /Beer, Jail/],
    ["took-store", { seat: 0, card: "beer-6H" }, /Beer/],
    ["passed-on", { seat: 0, to: 1, card: "dynamite-2H" }, /Dynamite.*Rose.*Slab/],
    ["exploded", { seat: 0, card: "dynamite-2H" }, /Dynamite/],
    ["freed", { seat: 0, card: "jail-4H" }, /Jail/],
    ["skipped", { seat: 0, card: "jail-4H" }, /Jail/],
    [
      "out",
      { seat: 3, role: "outlaw", by: 1 },
      "Slab the Killer puts El Gringo out of the game. The role was Outlaw.",
    ],
    ["out", { seat: 3, role: null, by: null }, "El Gringo is out of the game."],
    ["reward", { seat: 1, count: 3, victim: 3 }, /3 cards.*El Gringo/],
    ["penalty", { seat: 1 }, /Slab/],
    ["reshuffled", { count: 30 }, /30/],
    ["played", { seat: 1, card: "beer-6H", at: null, on: null, like: "sold" }, "Slab the Killer sells Beer."],
    ["discarded", { seat: 1, card: "beer-6H", why: "shadow" }, "Beer fades away with Slab the Killer."],
    ["discarded", { seat: 1, card: "beer-6H", why: "dutch-will" }, /keeps the rest/],
    ["discarded", { seat: 1, card: "beer-6H", why: "pardner" }, /^Pardner: /],
    ["drew", { seat: 1, count: 1, why: "boots" }, "Boots: Slab the Killer draws 1 card."],
    [
      "flipped",
      { seat: 0, cards: ["beer-6H", "bang-2C"], why: "rhum" },
      "Rose Doolan turns over for Rhum: Beer 6♥, BANG! 2♣.",
    ],
    [
      "checked",
      { seat: 0, why: "don-bell", card: "bang-2C", good: false },
      "Don Bell: no luck for Rose Doolan.",
    ],
    [
      "wounded",
      { seat: 0, points: 1, by: 1, life: 2, why: "bottle" },
      "Bottle costs Rose Doolan 1 life point: 2 left.",
    ],
    ["shot", { by: 1, at: 0, card: "bottle-1", need: 1 }, null],
    ["shot", { by: 1, at: 0, card: null, need: 1 }, "Slab the Killer shoots at Rose Doolan."],
    [
      "gained-nuggets",
      { seat: 1, count: 1, total: 3, why: "bang" },
      "Slab the Killer takes 1 nugget and has 3.",
    ],
    [
      "gained-nuggets",
      { seat: 1, count: 1, total: 3, why: "bottle" },
      "Slab the Killer takes 1 nugget and has 3.",
    ],
    [
      "gained-nuggets",
      { seat: 1, count: 2, total: 3, why: "lucky-charm" },
      "Lucky Charm: Slab the Killer takes 2 nuggets and has 3.",
    ],
    ["paid-nuggets", { seat: 1, count: 3, total: 0, why: "boots" }, null],
    [
      "paid-nuggets",
      { seat: 1, count: 2, total: 1, why: "rucksack" },
      "Rucksack: Slab the Killer pays 2 nuggets: 1 left.",
    ],
    ["paid-nuggets", { seat: 1, count: 4, total: 0, why: "scrap" }, "Slab the Killer pays 4 nuggets."],
    ["paid-nuggets", { seat: 1, count: 1, total: 0, why: "out" }, "Slab the Killer leaves behind 1 nugget."],
    ["bought", { seat: 1, card: "boots", price: 3, at: null }, "Slab the Killer buys Boots for 3 nuggets."],
    ["bought", { seat: 1, card: "shot-1", price: 0, at: 1 }, "Slab the Killer gets Shot for nothing."],
    [
      "bought",
      { seat: 1, card: "wanted-2", price: 2, at: 0 },
      "Slab the Killer buys Wanted for 2 nuggets: it goes to Rose Doolan.",
    ],
    ["displayed", { card: "pickaxe" }, "New on offer: Pickaxe."],
    ["got-equipment", { seat: 0, card: "boots" }, null],
    ["got-equipment", { seat: 1, card: "wanted-2" }, "Wanted now lies before Slab the Killer."],
    ["lost-equipment", { seat: 0, card: "boots", by: 1 }, "Slab the Killer makes Rose Doolan discard Boots."],
    ["lost-equipment", { seat: 0, card: "boots", by: null }, "Rose Doolan loses Boots."],
    ["equipment-reshuffled", { count: 7 }, /7 cards/],
    [
      "used-as",
      { seat: 1, card: "bottle-1", like: "bang", at: 0 },
      "Slab the Killer uses Bottle as BANG! against Rose Doolan.",
    ],
    [
      "used-as",
      { seat: 1, card: "pardner-1", like: "general-store", at: null },
      "Slab the Killer uses Pardner as General Store.",
    ],
    ["found-equipment", { seat: 1, card: "gun-belt" }, /Gun Belt/],
    ["ignored", { seat: 0, card: "bang-QD" }, "Rose Doolan is safe from BANG!."],
    ["another-turn", { seat: 1 }, /another turn/],
    ["came-back", { seat: 1, why: "shadow" }, "The shadow of Slab the Killer comes back for a turn."],
    ["faded", { seat: 1, why: "shadow" }, "The shadow of Slab the Killer is gone."],
    ["side", { seat: 1, side: "deputy" }, /stands by the law/],
    ["side", { seat: 1, side: null }, /on nobody's side yet/],
    ["over", { winners: [1], why: "law", roles: [] }, /law.*Slab the Killer/],
    ["over", { winners: [], why: "nobody", roles: [] }, /Nobody wins/],
  ] as const)("%s %o", (kind, payload, sentence) => {
    const trouble = vi.spyOn(console, "error");
    const told = game.tell({ kind, payload }, view, NAMES);
    if (sentence === null || typeof sentence === "string") expect(told).toBe(sentence);
    else expect(told).toMatch(sentence);
    expect(trouble).not.toHaveBeenCalled(); // a text that lacks a part
  });
});

describe("what is under way", () => {
  const shot = table({ under_way: [{ what: "shot", by: 1, at: 0, card: "bang-3C", need: 2 }] });

  it("in a sentence", () => {
    expect(currentActionText(shot, NAMES)).toBe(
      "Slab the Killer shoots at Rose Doolan with BANG!. It takes 2 Missed!.",
    );
    expect(currentActionText(table(), NAMES)).toBeNull();
    const bare = table({ under_way: [{ what: "shot", by: 1, at: 0, card: null, need: 1 }] });
    expect(currentActionText(bare, NAMES)).toBe(
      "Slab the Killer shoots at Rose Doolan with Winchester. It takes a Missed!.",
    );
    const duel = table({ under_way: [{ what: "fend", by: 1, at: 0, card: "duel-QD", need: 1 }] });
    expect(currentActionText(duel, NAMES)).toBe(
      "Duel from Slab the Killer: Rose Doolan throws in a BANG! or loses 1 life point.",
    );
  });

  it("as an arrow; what is being shown comes first", () => {
    expect(currentAim(shot, null)).toEqual({ from: 1, to: 0, harm: true });
    expect(currentAim(shot, { kind: "took", payload: { seat: 0, victim: 3, place: "hand" } })).toEqual({
      from: 3,
      to: 0,
      harm: false,
    });
    expect(currentAim(shot, { kind: "drew", payload: { seat: 0 } })).toBeNull();
    expect(currentAim(table(), { kind: "played", payload: { seat: 0, at: 0 } })).toBeNull();
    expect(currentAim(shot, { kind: "bought", payload: { seat: 0, at: 3 } })).toEqual({
      from: 0,
      to: 3,
      harm: false,
    });
  });
});

describe("doubts", () => {
  const hale = (more: Partial<TableView> = {}) =>
    table({ players: table().players.map((each) => ({ ...each, life: each.most })), ...more });
  const two = table({ players: table().players.map((each) => ({ ...each, out: each.seat > 1 })) });
  const weak = table({ players: table().players.map((each) => ({ ...each, life: 1 })) });
  const rich = table({ players: table().players.map((each) => ({ ...each, counters: [["nuggets", 5]] })) });
  const shade = table({ players: table().players.map((each) => ({ ...each, life: 0, marks: ["shadow"] })) });
  const turn = ask("turn", []);
  const slab = (answers: string[]) => ask("dodge", answers, { need: 2 });

  it.each([
    ["Beer at full life", "play beer-6H", turn, hale(), "bang-web-doubt-beer-full"],
    ["Beer among two", "play beer-6H", turn, two, "bang-web-doubt-beer-two"],
    ["Beer that helps", "play beer-6H", turn, table(), null],
    ["Saloon for nobody", "play saloon-5H", turn, hale(), "bang-web-doubt-saloon"],
    ["Dynamite with little life", "play dynamite-2H", turn, table(), "bang-web-doubt-dynamite"],
    ["Dynamite with life to spare", "play dynamite-2H", turn, hale(), null],
    ["Jail for oneself", "play jail-4H at 0", turn, table(), "bang-web-doubt-jail"],
    ["an own card", "play panic-JH barrel-QS at 0", turn, table(), "bang-web-doubt-own"],
    ["an own Dynamite", "play cat-balou-9D dynamite-2H at 0", turn, table(), null],
    ["another's card", "play panic-JH winchester-8S at 1", turn, table(), null],
    [
      "one Missed! of two",
      "play missed-2S",
      slab(["play missed-2S", "pass"]),
      table(),
      "bang-web-doubt-missed",
    ],
    [
      "one Missed! and a Barrel",
      "play missed-2S",
      slab(["play missed-2S", "use barrel-QS", "pass"]),
      table(),
      null,
    ],
    [
      "a pass that kills",
      "pass",
      ask("save", ["play beer-6H", "pass"], { need: 1 }),
      table(),
      "bang-web-doubt-save",
    ],
    ["a pass when nothing helps", "pass", ask("save", ["pass"], { need: 1 }), table(), null],
    [
      "a Beer that is not enough",
      "play beer-6H",
      ask("save", ["play beer-6H", "pass"], { need: 2 }),
      table(),
      "bang-web-doubt-short",
    ],
    [
      "Sid's four cards for two points",
      "pass",
      ask(
        "save",
        ["a", "b", "c", "d"].map((each) => `use sid-ketchum ${each}`),
        { need: 2 },
      ),
      table(),
      "bang-web-doubt-save",
    ],
    [
      "the last life point given away",
      "pass",
      ask("dodge", ["play missed-2S", "pass"], { need: 1 }),
      weak,
      "bang-web-doubt-last",
    ],
    ["the last life point, nothing to do", "pass", ask("fend", ["pass"], {}), weak, null],
    ["a Shot for the unhurt", "buy shot-1 at 1 for 1", turn, table(), "bang-web-doubt-unhurt"],
    ["a Shot for the hurt", "buy shot-1 at 0 for 1", turn, table(), null],
    ["a Rhum at full life", "buy rhum-1 for 3", turn, hale(), "bang-web-doubt-unhurt"],
    ["a Bottle as a Beer at full life", "as beer", ask("as", []), hale(), "bang-web-doubt-unhurt"],
    ["a Shot for a shadow", "give shot-1 at 0", ask("give", []), shade, "bang-web-doubt-shadow"],
    ["a Beer for a shadow", "play beer-6H", turn, shade, "bang-web-doubt-shadow"],
    ["a Beer that is sold at full life", "sell beer-6H", turn, hale(), null],
    ["Wanted oneself", "buy wanted-1 at 0 for 2", turn, table(), "bang-web-doubt-wanted"],
    [
      "a pass though the Rucksack would save",
      "pass",
      ask("save", ["use rucksack", "pass"], { need: 2 }),
      rich,
      "bang-web-doubt-save",
    ],
    [
      "a Rucksack that is not enough",
      "use rucksack",
      ask("save", ["use rucksack", "pass"], { need: 3 }),
      rich,
      "bang-web-doubt-short",
    ],
    ["a shadow has no last life point", "pass", ask("fend", ["discard bang-QH", "pass"], {}), shade, null],
    ["the end of a turn", "end", turn, table(), null],
  ] as const)("%s", (_, answer, asked, view, why) => expect(confirmReason(answer, asked, view)).toBe(why));
});

describe("automatic answers", () => {
  const on =
    (...toggles: { id: string }[]) =>
    (toggle: { id: string }) =>
      toggles.some((each) => each.id === toggle.id);
  const dodge = ask("dodge", ["play missed-2S", "use barrel-QS", "pass"]);
  const save = ask("save", ["play beer-6H", "pass"]);

  it("are off at first, but for the doubts", () => {
    expect(TOGGLES.filter((each) => each.usual)).toEqual([CONFIRM]);
    expect([dodge, save, ask("fend", ["pass"])].map((each) => automaticAnswer(each))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("pass when nothing else is possible", () => {
    expect(automaticAnswer(ask("fend", ["pass"]), on(PASS))).toBe("pass");
    expect(automaticAnswer(dodge, on(PASS))).toBeNull();
  });

  it("try the Barrel, or never", () => {
    expect(automaticAnswer(dodge, on(BARREL))).toBe("use barrel-QS");
    expect(automaticAnswer(dodge, on(BARREL, NO_BARREL))).toBeNull();
    expect(offeredAnswers(dodge, on(NO_BARREL))).toEqual(["play missed-2S", "pass"]);
    expect(automaticAnswer(ask("dodge", ["use jourdonnais", "pass"]), on(NO_BARREL, PASS))).toBe("pass");
  });

  it("keep the Beer", () => {
    expect(automaticAnswer(save, on(NO_BEER))).toBe("pass");
    expect(
      automaticAnswer(ask("save", [...save.answers, "use sid-ketchum bang-QH"]), on(NO_BEER)),
    ).toBeNull();
  });
});

describe("words", () => {
  it("describe the table for those who cannot see it", () => {
    const text = screenReaderText(table(), NAMES);
    expect(text).toContain("Ann (you), Rose Doolan, Outlaw, turn, 3 of 4 life points");
    expect(text).toContain(
      "Bo, Slab the Killer, Sheriff, 4 of 4 life points, 3 cards in hand, in play Winchester, distance 1, within range.",
    );
    expect(text).toContain("Cy, Suzy Lafayette, Deputy, out of the game.");
    expect(text).toContain("distance 2, out of range");
  });

  it("describe nuggets, equipment, shadows and what is for sale", () => {
    const text = screenReaderText(rush(), NAMES);
    expect(text).toContain("3 of 4 life points, 3 cards in hand, in play Barrel, 3 nuggets");
    expect(text).toContain(
      "Bo, Slab the Killer, Sheriff, 4 of 4 life points, 3 cards in hand, in play Winchester, 0 nuggets, equipment Boots, Wanted,",
    );
    expect(text).toContain(
      "Cy, Suzy Lafayette, Renegade, out of the game, comes back, rides with the Outlaws, 1 nugget.",
    );
    expect(text).toContain("Di, El Gringo, Shadow, no cards in hand");
    expect(text).toContain(
      "For sale, in nuggets: Shot 1, Pickaxe 4, Bottle 2 · equipment deck: 18, used: 1.",
    );
  });

  it("say what is asked, and what it costs to do nothing", () => {
    const asked = ask("dodge", ["pass"], { by: 1, card: "bang-3C", need: 2, bang: true });
    expect(game.questionText(asked, table(), NAMES)).toBe(
      "Slab the Killer shoots at you with BANG!. It takes 2 Missed! to dodge. What do you do?",
    );
    expect(costOfPassing(asked, table())).toBe("−1 life point, 2 left");
    expect(costOfPassing(ask("save", []), table())).toBe("you are out!");
    const wanted: Step = { type: "offer", card: "wanted-1", price: 2 };
    expect(answerHint(ask("turn", []), rush(), [wanted], [{ type: "seat", seat: 1 }])).toBe(
      "Buy Wanted for 2 nuggets: choose one of the marked players.",
    );
    expect(answerHint(ask("turn", []), rush(), [], [])).toBe(
      "No card of yours can be played now. You have 3 nuggets to spend.",
    );
    expect(game.questionText(ask("dodge", ["pass"], { by: 1, card: null, need: 1 }), table(), NAMES)).toMatch(
      /shoots at you with Winchester/,
    );
    expect(game.questionText(ask("as", [], { card: "bottle-2" }), table(), NAMES)).toBe(
      "Bottle: what do you use it as?",
    );
  });

  it.each([
    ["play bang-QH at 1", "Play BANG! against Slab the Killer"],
    ["play missed-2S at 1", "Play Missed! as BANG! against Slab the Killer"],
    ["play cat-balou-9D winchester-8S at 1", "Cat Balou: Winchester of Slab the Killer"],
    ["use barrel-QS", "Use Barrel"],
    ["pass", "Do nothing"],
    ["buy boots for 3", "Buy Boots for 3 nuggets"],
    ["buy shot-1 at 1 for 0", "Take Shot for nothing: it goes to Slab the Killer"],
    ["scrap boots at 1 for 4", "Make Slab the Killer discard Boots for 4 nuggets"],
    ["sell beer-6H", "Sell Beer for 1 nugget"],
    ["use gold-pan", "Use Gold Pan"],
    ["use jacky-murieta at 1", "Use Jacky Murieta against Slab the Killer"],
    ["as beer", "As Beer"],
    ["as bang at 1", "As BANG! against Slab the Killer"],
    ["as panic at 1 to hand", "As Panic!: a card from the hand of Slab the Killer"],
    ["as cat-balou winchester-8S at 1", "As Cat Balou: Winchester of Slab the Killer"],
    ["give wanted-1 at 1", "Give Wanted to Slab the Killer"],
    ["choose el-gringo", "Be El Gringo"],
  ])("%s", (answer, words) => expect(game.answerText(answer, table(), NAMES)).toBe(words));

  it.each(LANGUAGES)("are there in %s for every question and everything to look up", async (language) => {
    await texts.load(language);
    const kinds = [
      "character",
      "turn",
      "dodge",
      "fend",
      "save",
      "trade",
      "store",
      "draw",
      "return",
      "luck",
      "excess",
      "order",
      "as",
      "give",
      "drop",
    ];
    const asked = kinds.map((kind) =>
      game.questionText(
        ask(kind, [], { by: 1, card: "duel-QD", why: "barrel", need: 1, limit: 3, over: 2 }),
        table(),
        NAMES,
      ),
    );
    expect(
      [...asked, ...game.glossary.map((id) => texts.say(`${id}.about`))].filter((text) =>
        text.startsWith("bang-"),
      ),
    ).toEqual([]);
    expect(TOGGLES.map((each) => texts.say(each.id)).filter((text) => text.startsWith("bang-"))).toEqual([]);
  });

  it("find the clauses about a card", () => {
    const clause = (id: string, about: string[]) => ({ id, title: "", area: "", rule: "", note: "", about });
    const found = clausesNaming(
      [clause("a", ["jail", "sheriff"]), clause("b", []), clause("c", ["beer"])],
      ["jail", "barrel"],
    );
    expect(found.map((each) => each.id)).toEqual(["a"]);
  });
});

describe("the table", () => {
  it("shows everybody, and picks targets", async () => {
    const choose = vi.fn();
    const view = table();
    const asked = ask("turn", ["play bang-QH at 1", "play beer-6H", "end"]);
    render(Table, { view, players: NAMES, shownEvent: null });
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(Controls, { view, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    screen.getByRole("button", { name: "BANG!, queen of hearts" }).click();
    await Promise.resolve();
    const aims = screen.getAllByRole("button", { name: /^Aim at Bo/ });
    expect(aims).toHaveLength(2); // at the table, and beside the hand
    aims[0]?.click();
    expect(choose).toHaveBeenCalledWith("play bang-QH at 1");
  });

  it("numbers take cards, Escape puts them back", async () => {
    const choose = vi.fn();
    const view = table();
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(Controls, {
      view,
      ask: ask("turn", ["play bang-QH at 1", "play beer-6H", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    const press = (key: string) =>
      window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    press("3");
    expect(picker.completeAnswer).toBe("play beer-6H");
    press("Escape");
    expect(picker.picked).toEqual([]);
    press("2"); // a Missed! is of no use now
    expect(picker.picked).toEqual([]);
    press("3");
    press("3");
    expect(choose).toHaveBeenCalledWith("play beer-6H");
  });

  it("explains a card: by the key I, by a long press, by a tap on what cannot be played", async () => {
    render(Hand, { view: table(), players: NAMES, shownEvent: null });
    const card = screen.getByRole("button", { name: "Beer, 6 of hearts" });
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    expect(inspector.opened).toEqual({ type: "card", card: "beer-6H" });
    inspector.close();
    card.click();
    expect(inspector.opened).toEqual({ type: "card", card: "beer-6H" });
    inspector.close();
    vi.useFakeTimers();
    card.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    expect(inspector.opened).toEqual({ type: "card", card: "beer-6H" });
    inspector.close();
    card.click(); // the end of the press
    expect(inspector.opened).toBeNull();
  });

  it("offers what is not in your hand as well", async () => {
    const choose = vi.fn();
    const gone = table({ hand: ["bang-QH"] });
    const asked = ask("order", ["discard bang-QH", "discard barrel-QS", "done"]);
    render(Controls, { view: gone, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    screen.getByRole("button", { name: /^Barrel/ }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Discard Barrel" }).click();
    expect(choose).toHaveBeenCalledWith("discard barrel-QS");
  });

  it("sells equipment, at a discount for Pretty Luzena", async () => {
    const choose = vi.fn();
    const view = rush();
    view.players[0] = { ...player(0, "pretty-luzena"), counters: [["nuggets", 3]] };
    const asked = ask("turn", ["buy bottle-1 for 1", "buy bottle-1 for 2", "buy pickaxe for 3", "end"]);
    render(Table, { view, players: NAMES, shownEvent: null });
    render(Controls, { view, ask: asked, players: NAMES, choose, sending: false });
    await Promise.resolve();
    expect(screen.getByRole("button", { name: "Shot, 0 nuggets, within your means" })).toBeTruthy();
    screen.getByRole("button", { name: "Bottle, 1 nugget, can be bought now" }).click();
    await Promise.resolve();
    screen.getByRole("button", { name: "Buy Bottle for 2 nuggets" }).click(); // the discount is for another card
    await Promise.resolve();
    screen.getByRole("button", { name: "Buy Bottle for 2 nuggets" }).click();
    expect(choose).toHaveBeenCalledWith("buy bottle-1 for 2");
  });

  it("makes another discard equipment", async () => {
    const choose = vi.fn();
    const view = rush();
    render(Table, { view, players: NAMES, shownEvent: null });
    render(Controls, {
      view,
      ask: ask("turn", ["scrap wanted-1 at 1 for 3", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: "Boots" }).click(); // too dear: it is explained
    expect(inspector.opened).toEqual({ type: "card", card: "boots" });
    inspector.close();
    screen.getByRole("button", { name: /^Make Slab the Killer discard Wanted/ }).click();
    await Promise.resolve();
    const buttons = screen.getAllByRole("button", {
      name: "Make Slab the Killer discard Wanted for 3 nuggets",
    });
    expect(buttons).toHaveLength(2); // at the table, and below it
    buttons[1]?.click();
    expect(choose).toHaveBeenCalledWith("scrap wanted-1 at 1 for 3");
  });

  it("offers to drink a Beer and to sell it", async () => {
    const choose = vi.fn();
    const view = rush();
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(Controls, {
      view,
      ask: ask("turn", ["play beer-6H", "sell beer-6H", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: "Beer, 6 of hearts" }).click();
    await Promise.resolve();
    expect(screen.getByRole("button", { name: "Play Beer" })).toBeTruthy();
    screen.getByRole("button", { name: "Sell Beer for 1 nugget" }).click();
    expect(choose).toHaveBeenCalledWith("sell beer-6H");
  });

  it("is for the keyboard as well: an offer that was taken by keys leads to the answers", async () => {
    const choose = vi.fn();
    const view = rush();
    render(Table, { view, players: NAMES, shownEvent: null });
    render(Controls, {
      view,
      ask: ask("turn", ["buy shot-1 at 0 for 1", "buy shot-1 at 1 for 1", "end"]),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name: /^Shot, 1 nugget/ }).click();
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("For Ann, yourself"),
    );
    (document.activeElement as HTMLElement).click();
    expect(choose).toHaveBeenCalledWith("buy shot-1 at 0 for 1");
  });

  it.each([
    ["save", ["use rucksack", "pass"], { need: 1 }, /^Use Rucksack/, "use rucksack"],
    ["turn", ["use josh-mccloud", "end"], {}, /^Use Josh McCloud/, "use josh-mccloud"],
    [
      "as",
      ["as duel at 1", "as general-store"],
      { card: "pardner-1" },
      /^As General Store/,
      "as general-store",
    ],
    [
      "give",
      ["give wanted-1 at 0", "give wanted-1 at 1"],
      { card: "wanted-1" },
      /^For Bo, Slab the Killer$/,
      "give wanted-1 at 1",
    ],
  ] as const)("one tap answers: %s %o", async (kind, answers, more, name, answer) => {
    const choose = vi.fn();
    render(Controls, {
      view: rush(),
      ask: ask(kind, [...answers], more),
      players: NAMES,
      choose,
      sending: false,
    });
    await Promise.resolve();
    screen.getByRole("button", { name }).click();
    expect(choose).toHaveBeenCalledWith(answer);
  });

  it("answers by itself what was set so", async () => {
    settings.switch(PASS.id, true);
    const choose = vi.fn();
    render(Controls, {
      view: table(),
      ask: ask("fend", ["pass"], { by: 1, card: "duel-QD" }),
      players: NAMES,
      choose,
      sending: false,
    });
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("pass"));
  });

  it("answers by itself as soon as the answer before has arrived, and only once", async () => {
    settings.switch(BARREL.id, true);
    const choose = vi.fn();
    const question = ask("dodge", ["use barrel-QS", "pass"], { need: 1 });
    const shown = render(Controls, { view: table(), ask: question, players: NAMES, choose, sending: true });
    await tick();
    expect(choose).not.toHaveBeenCalled(); // it would be lost
    await shown.rerender({ sending: false });
    expect(choose).toHaveBeenCalledExactlyOnceWith("use barrel-QS");
    await shown.rerender({ sending: true });
    await shown.rerender({ sending: false }); // refused, since the question is still there
    expect(choose).toHaveBeenCalledOnce();
  });
});
