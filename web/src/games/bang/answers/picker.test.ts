import { describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import type { WireAsk } from "../../../protocol";
import { ask, resetBeforeEach, table } from "../testTable";
import { CONFIRM } from "../toggles";
import type { Step } from "./answerSteps";
import { picker } from "./picker.svelte";

resetBeforeEach();

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
    picker.tap(boots); // pick this one instead
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
