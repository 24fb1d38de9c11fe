import { describe, expect, it, vi } from "vitest";
import { game } from "./game";
import { NAMES, resetBeforeEach, table } from "./testTable";

resetBeforeEach();

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
