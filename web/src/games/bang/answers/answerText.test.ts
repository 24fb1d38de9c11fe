import { describe, expect, it } from "vitest";
import { game } from "../game";
import { ask, legendsTable, NAMES, resetBeforeEach, table, trainTable } from "../testTable";
import { answerText } from "./answerText";

resetBeforeEach();

describe("answers", () => {
  it.each([
    ["play bang-QH at 1", "Play BANG! against Slab the Killer"],
    ["play missed-2S at 1", "Play Missed! as BANG! against Slab the Killer"],
    ["play cat-balou-9D winchester-8S at 1", "Cat Balou: Slab the Killer's Winchester"],
    ["use barrel-QS", "Use Barrel"],
    ["pass", "Do nothing"],
    ["buy boots for 3", "Buy Boots for 3 nuggets"],
    ["buy shot-1 at 1 for 0", "Take Shot for free: it goes to Slab the Killer"],
    ["scrap boots at 1 for 4", "Make Slab the Killer discard Boots for 4 nuggets"],
    ["sell beer-6H", "Sell Beer for 1 nugget"],
    ["use gold-pan", "Use Gold Pan"],
    ["use jacky-murieta at 1", "Use Jacky Murieta against Slab the Killer: pay 2 nuggets for a shot"],
    ["as beer", "Use as Beer"],
    ["as bang at 1", "Use as BANG! against Slab the Killer"],
    ["as panic at 1 to hand", "Use as Panic!: a card from the hand of Slab the Killer"],
    ["as cat-balou winchester-8S at 1", "Use as Cat Balou: Slab the Killer's Winchester"],
    ["give wanted-1 at 1", "Give Wanted to Slab the Killer"],
    ["choose el-gringo", "Be El Gringo"],
  ])("%s", (answer, words) => expect(game.answerText(answer, table(), NAMES)).toBe(words));
});

describe("the answers of the train, in words", () => {
  it.each([
    ["board caboose bang-QH", "Take Caboose at Frisco: pay with BANG!"],
    ["board circus-wagon", "Take Circus Wagon at Boom Town: pay 1 life point"],
    ["board caboose to free", "Take Caboose at Frisco without paying"],
    ["advance", "Move the train on, then take a railcar"],
    ["play switch-6H barrel-QS mail-car at 1", "Switch: your Barrel for Evan Babbit's Mail Car"],
    ["play water-tower-8H caboose", "Water Tower: take Caboose from the train"],
    ["play money-bag-QC", "Play Money Bag as Indians!"],
    ["use sleeper-car barrel-QS at 1", "Use Sleeper Car against Evan Babbit: discard Barrel as a BANG!"],
    ["use sleeper-car barrel-QS", "Use Sleeper Car: discard Barrel as a BANG!"],
    ["use caboose barrel-QS", "Use Caboose: discard Barrel as a Missed!"],
    ["use evan-babbit beer-6H at 3", "Use Evan Babbit: discard Beer and pass the shot on to Sancho"],
    ["use mail-car", "Use Mail Car"],
    ["discard mail-car at 1", "Discard Evan Babbit's Mail Car"],
    ["shot barrel-QS", "Keep Barrel and be shot at"],
    ["spare at 1", "Leave out Evan Babbit"],
    ["skip", "No effect"],
    ["keep", "Discard nothing"],
    ["give mail-car at 1", "Give Mail Car to Evan Babbit"],
  ])("%s", (text, words) => expect(answerText(text, trainTable(), NAMES)).toBe(words));

  it("say that Old West Gang costs no card", () => {
    const text = "perform old-west-gang";
    expect(answerText(text, legendsTable(), NAMES, ask("turn", [text]))).toBe("Perform Old West Gang");
  });

  it("say what is done without by its question, and cards by their place", () => {
    expect(answerText("done", trainTable(), NAMES, ask("board", ["done"]))).toBe("Take no railcar");
    expect(answerText("done", trainTable(), NAMES, ask("swap", ["done"]))).toBe("Keep your cards");
    expect(answerText("done", trainTable(), NAMES, ask("order", ["done"]))).toBe(
      "Discard the rest in any order",
    );
    expect(
      answerText("drop for 2", trainTable(), NAMES, ask("map", [], { cards: ["bang-QH", "beer-6H"] })),
    ).toBe("Discard Beer");
    expect(
      answerText("give at 1 for 1", trainTable(), NAMES, ask("mail", [], { cards: ["bang-QH", "beer-6H"] })),
    ).toBe("Give BANG! to Evan Babbit");
  });
});

describe("the answers about Feats", () => {
  it.each([
    ["perform bottleneck beer-6H", "turn", "Perform Bottleneck: discard Beer 6♥"],
    ["claim bottleneck", "feat", "Claim Bottleneck"],
    ["perform fifty-guns winchester-8S", "feat", "Perform Fifty Guns: show Winchester 8♠"],
    ["perform man-with-no-name", "turn", "Perform The Man With No Name: lose 1 life point"],
    ["perform borderlands", "turn", "Perform Borderlands: discard your hand"],
    ["perform oregon-trail", "trail", "Perform The Oregon Trail: draw one card fewer"],
    [
      "perform good-company beer-6H beer-7H",
      "turn",
      "Perform Good Company: discard Beer 6♥, then play Beer 7♥",
    ],
    [
      "perform thousand-ways-to-die missed-2S bang-AS",
      "turn",
      "Perform A Thousand Ways to Die: show Missed! 2♠ and BANG! A♠",
    ],
    [
      "use legendary-calamity-janet beer-6H at 3",
      "turn",
      "Legendary Calamity Janet: Beer as a BANG! against Jourdonnais",
    ],
    ["use calamity-janet beer-6H at 3", "company", "Calamity Janet: Beer as a BANG! against Jourdonnais"],
    [
      "use legendary-rose-doolan barrel-QS winchester-8S at 1",
      "turn",
      "Legendary Rose Doolan: Barrel for Legendary Jesse Jones's Winchester",
    ],
    [
      "use legendary-rose-doolan barrel-QS at 1 to hand",
      "turn",
      "Legendary Rose Doolan: Barrel for a card from the hand of Legendary Jesse Jones",
    ],
    ["hit at 1", "victim", "Legendary Jesse Jones loses 1 life point"],
    ["shoot at 3", "free-bang", "Shoot at Jourdonnais"],
    ["place bottleneck", "fame", "Put it on Bottleneck"],
    ["done", "mail", "Keep them all"],
  ])("are told in words: %s", (answer, kind, expected) => {
    expect(answerText(answer, legendsTable(), NAMES, ask(kind, []))).toBe(expected);
  });
});
