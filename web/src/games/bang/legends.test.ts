import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { LANGUAGES, say, texts } from "../../lib/texts.svelte";
import type { WireAsk } from "../../protocol";
import { answerHint, featPrice } from "./answers/answerHints";
import { answerPath, answerPaths } from "./answers/answerSteps";
import { answerText } from "./answers/answerText";
import { confirmReason } from "./answers/confirmReason";
import { picker } from "./answers/picker.svelte";
import { backOf, FEATS, frontOf, isCharacter, TWO_SIDED } from "./card";
import Controls from "./Controls.svelte";
import ExpansionTabs from "./ExpansionTabs.svelte";
import { game } from "./game";
import Hand from "./Hand.svelte";
import { iconOf, ICONS } from "./icons";
import { inspector } from "./info/inspector.svelte";
import SubjectInfo from "./info/SubjectInfo.svelte";
import FeatList from "./legends/FeatList.svelte";
import { featMeans, featReach, featReachText } from "./legends/featProgress";
import FeatsPanel from "./legends/FeatsPanel.svelte";
import LegendReveal from "./legends/LegendReveal.svelte";
import { screenReaderText, seatText } from "./screenReaderText";
import { tell } from "./tell";
import type { GoalView, PlayerView, TableView } from "./view";

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
    counters: [["fame", 5]],
    piles: [],
    marks: [],
    side: null,
    ...more,
  };
}

function goal(card: string, more: Partial<GoalView> = {}): GoalView {
  return {
    card,
    free: false,
    tokens: [0, 0, 0, 0],
    state: "perform",
    have: 0,
    need: 1,
    by: [],
    cards: [],
    ...more,
  };
}

/** Rose Doolan's turn; Jesse Jones is a Legend already. */
function town(more: Partial<TableView> = {}): TableView {
  return {
    seat: 0,
    turn: 0,
    phase: "play",
    players: [
      player(0, "rose-doolan", { life: 3, counters: [["fame", 3]] }),
      player(1, "legendary-jesse-jones", { counters: [], cards: ["winchester-8S"] }),
      player(2, "paul-regret", { life: 3, most: 3 }),
      player(3, "jourdonnais", { life: 2 }),
    ],
    roles: ["outlaw", "sheriff", null, null],
    distances: [null, 1, 2, 1],
    reaches: [false, true, false, true],
    hand: ["bang-QH", "beer-6H", "missed-2S", "duel-QD"],
    deck: 40,
    discard: "indians-KD",
    discarded: 12,
    store: [],
    peeked: [],
    under_way: [],
    bangs: 0,
    bang_limit: 1,
    expansions: ["legends"],
    rulings: [],
    piles: [
      ["feats", ["bottleneck", "wilhelm-scream", "old-west-gang", "borderlands"]],
      ["feats-used", []],
    ],
    stacks: [["feat-deck", 11]],
    counters: [],
    goals: [
      goal("bottleneck", { free: true, tokens: [0, 2, 1, 0], cards: ["beer-6H"] }),
      goal("wilhelm-scream", { tokens: [2, 0, 0, 0], state: "done" }),
      goal("old-west-gang", { have: 1, need: 2, by: ["3"] }),
      goal("borderlands", { free: true, cards: ["bang-QH", "beer-6H", "missed-2S", "duel-QD"] }),
    ],
    over: false,
    winners: [],
    why: "",
    ...more,
  };
}

function me(view: TableView, more: Partial<PlayerView>): TableView {
  return { ...view, players: view.players.map((each) => (each.seat === 0 ? { ...each, ...more } : each)) };
}

function ask(kind: string, answers: string[], about: WireAsk["about"] = {}): WireAsk {
  return { turn: 1, kind, answers, about };
}

const TURN = ask("turn", [
  "play bang-QH at 1",
  "play bang-QH at 3",
  "perform bottleneck beer-6H",
  "perform borderlands",
  "end",
]);

describe("Feats and Legends", () => {
  it("have a picture of their own", () => {
    expect(FEATS.filter((name) => !ICONS[name])).toEqual([]);
    expect(TWO_SIDED.filter((name) => !iconOf(`legendary-${name}`))).toEqual([]);
  });

  it("know both sides of a card", () => {
    expect([
      frontOf("legendary-el-gringo"),
      backOf("el-gringo"),
      backOf("legendary-el-gringo"),
      backOf("don-bell"),
    ]).toEqual(["el-gringo", "legendary-el-gringo", "legendary-el-gringo", null]);
    expect([isCharacter("legendary-el-gringo"), isCharacter("bottleneck")]).toEqual([true, false]);
  });

  it.each(LANGUAGES)("have all their texts in %s", async (language) => {
    await texts.load(language);
    const ids = [
      ...FEATS.map((name) => `bang-card-${name}`),
      ...TWO_SIDED.map((name) => `bang-character-legendary-${name}`),
    ];
    for (const id of ids.flatMap((each) => [each, `${each}.about`, `${each}.short`]))
      expect(say(id)).not.toContain("bang-");
    await texts.load("en");
  });
});

describe("how far a Feat is", () => {
  const of = (card: string, view = town(), more: Partial<GoalView> = {}) => featMeans(view, goal(card, more));

  it.each<[string, ReturnType<typeof featMeans>]>([
    ["fifty-guns", null],
    ["wounded-pride", ["bang-QH"]],
    ["old-west-gang", null],
    ["3-15-to-yooma", ["bang-QH"]],
    ["wilhelm-scream", null],
    ["scrugs-ballad", ["duel-QD"]],
    ["for-a-few-cards-more", null],
    ["quick-death", ["bang-QH"]],
    ["man-with-no-name", "life"],
    ["borderlands", "hand"],
    ["oregon-trail", "trail"],
  ])("knows with what you could do %s", (card, expected) => {
    expect(of(card)).toEqual(expected);
  });

  it("takes what the table says of those that are done at will", () => {
    expect(of("last-hero", town(), { free: true, cards: ["barrel-QS"] })).toEqual(["barrel-QS"]);
    expect(of("bottleneck", town(), { free: true })).toBeNull();
  });

  it("sees a weapon that can be taken, discarded or replaced", () => {
    const hand = ["panic-JH", "cat-balou-KH", "schofield-JC"];
    expect(of("fifty-guns", town({ hand }))).toEqual(["cat-balou-KH", "panic-JH"]);
    expect(
      of("fifty-guns", me(town({ hand, distances: [null, 2, 2, 1] }), { cards: ["volcanic-10S"] })),
    ).toEqual(["cat-balou-KH", "schofield-JC"]);
  });

  it("counts no BANG! that may not be fired any more", () => {
    expect(of("quick-death", town({ bangs: 1 }))).toBeNull();
    expect(of("quick-death", town({ bangs: 1, turn: 1 }))).toEqual(["bang-QH"]);
  });

  it("needs two away for a scream, whatever brings the others closer", () => {
    expect(of("wilhelm-scream", town({ reaches: [false, true, true, true] }))).toEqual(["bang-QH"]);
    const mustang = town();
    mustang.players[1] = player(1, "legendary-jesse-jones", { cards: ["mustang-8H"] });
    expect(of("wilhelm-scream", mustang)).toEqual(["bang-QH"]);
  });

  it("knows cards that hit many, and what follows a first hit", () => {
    expect(of("old-west-gang", town({ hand: ["gatling-10H", "bang-QH"] }))).toEqual(["gatling-10H"]);
    expect(of("old-west-gang", town(), { have: 1, need: 2 })).toEqual(["bang-QH", "duel-QD"]);
  });

  it("lets Calamity Janet shoot with what she can", () => {
    expect(of("quick-death", me(town(), { character: "calamity-janet" }))).toEqual(["bang-QH", "missed-2S"]);
    expect(of("quick-death", me(town(), { character: "legendary-calamity-janet" }))).toHaveLength(4);
  });

  it("says why, in words", () => {
    const [bottleneck, scream] = town().goals;
    expect([featReach(town(), bottleneck!), featReach(town(), scream!)]).toEqual(["near", "done"]);
    expect(featReachText(town(), bottleneck!)).toBe("within reach: Beer");
    expect(featReachText(town(), goal("oregon-trail", { state: "spent" }))).toBe("one Feat per turn");
  });
});

describe("answers", () => {
  it("have a Feat first, then its cards", () => {
    expect(answerPath("perform bottleneck beer-6H").steps).toEqual([
      { type: "feat", feat: "bottleneck" },
      { type: "card", card: "beer-6H" },
    ]);
    expect(answerPath("place borderlands").steps).toEqual([{ type: "feat", feat: "borderlands" }]);
    expect(
      answerPath("use legendary-rose-doolan barrel-QS winchester-8S at 1").steps.map((step) => step.type),
    ).toEqual(["use", "card", "seat", "part"]);
    expect(answerPath("use legendary-rose-doolan barrel-QS at 1 to hand").steps.at(-1)).toEqual({
      type: "part",
      part: "hand",
    });
  });

  it("take the two cards that are shown in either order", () => {
    expect(
      answerPaths("perform thousand-ways-to-die missed-2S bang-AS").map(({ steps }) => steps.length),
    ).toEqual([3, 3]);
    expect(answerPaths("perform good-company beer-6H beer-7H")).toHaveLength(1);
  });

  it.each([
    ["perform bottleneck beer-6H", "turn", "Perform Bottleneck: discard Beer 6♥"],
    ["claim bottleneck", "feat", "Claim Bottleneck"],
    ["perform fifty-guns winchester-8S", "feat", "Perform Fifty Guns: show Winchester 8♠"],
    ["perform man-with-no-name", "turn", "Perform The Man With No Name for 1 of your life points"],
    ["perform borderlands", "turn", "Perform Borderlands: discard your hand"],
    ["perform oregon-trail", "trail", "Perform The Oregon Trail: draw one card less"],
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
    [
      "use legendary-rose-doolan barrel-QS winchester-8S at 1",
      "turn",
      "Legendary Rose Doolan: Barrel for Winchester of Legendary Jesse Jones",
    ],
    [
      "use legendary-rose-doolan barrel-QS at 1 to hand",
      "turn",
      "Legendary Rose Doolan: Barrel for a card from the hand of Legendary Jesse Jones",
    ],
    ["hit at 1", "victim", "Legendary Jesse Jones loses 1 life point"],
    ["shoot at 3", "free-bang", "Shoot at Jourdonnais"],
    ["place bottleneck", "fame", "On Bottleneck"],
    ["done", "mail", "Keep them all"],
  ])("are told in words: %s", (answer, kind, expected) => {
    expect(answerText(answer, town(), NAMES, ask(kind, []))).toBe(expected);
  });

  it("say what a Feat costs", () => {
    expect(featPrice(town(), TURN)).toBe("2 Fame tokens, 1 left");
    expect(featPrice(me(town(), { counters: [["fame", 1]] }), TURN)).toBe(
      "your last Fame: you become a Legend!",
    );
    expect(featPrice(town(), ask("feat", ["claim bottleneck", "pass"]))).toBe(
      "another Legend may lose 1 life point",
    );
    expect(featPrice(town(), ask("dismiss", ["dismiss bottleneck", "dismiss borderlands"]))).toBe("");
  });

  it("are asked for card by card", () => {
    const picked = answerPath("perform bottleneck beer-6H").steps;
    expect(answerHint(TURN, town(), picked.slice(0, 1), picked.slice(1))).toBe(
      "Bottleneck: choose a card for it.",
    );
  });
});

describe("a doubt", () => {
  it("is put where it costs the hand or all life but one", () => {
    const second = me(town(), { life: 2 });
    expect(confirmReason("perform borderlands", TURN, town())).toBe("bang-web-doubt-express");
    expect(confirmReason("perform borderlands", TURN, town({ hand: ["bang-QH"] }))).toBeNull();
    expect(confirmReason("perform man-with-no-name", TURN, second)).toBe("bang-web-doubt-one-life");
    expect(confirmReason("claim man-with-no-name", TURN, second)).toBe("bang-web-doubt-one-life");
    expect(
      confirmReason("perform man-with-no-name", TURN, me(second, { counters: [["fame", 2]] })),
    ).toBeNull(); // it makes a Legend
    expect(confirmReason("perform man-with-no-name", TURN, town())).toBeNull();
  });

  it("is put where a chance to become a Legend is let go", () => {
    const last = me(town(), { counters: [["fame", 2]] });
    const met = ask("feat", ["perform bottleneck", "pass"], { feats: ["bottleneck"] });
    expect(confirmReason("pass", met, last)).toBe("bang-web-doubt-legend");
    expect(confirmReason("pass", met, town())).toBeNull();
    expect(confirmReason("pass", ask("feat", ["pass"], { feats: [] }), last)).toBeNull();
  });
});

describe("what happened", () => {
  const told = (kind: string, payload: Record<string, unknown>) => tell({ kind, payload }, town(), NAMES);

  it.each<[string, Record<string, unknown>, string]>([
    [
      "feat-performed",
      { seat: 0, card: "bottleneck", count: 2, left: 1 },
      "Rose Doolan performs Bottleneck and puts 2 Fame tokens on it: 1 left.",
    ],
    ["feat-claimed", { seat: 1, card: "bottleneck" }, "Legendary Jesse Jones claims Bottleneck."],
    [
      "feat-discarded",
      { card: "bottleneck", tokens: 3 },
      "Bottleneck is put away, and 3 Fame tokens are gone with it.",
    ],
    ["legend", { seat: 1, name: "legendary-jesse-jones" }, "Jesse Jones becomes a Legend!"],
    [
      "legend-over",
      { seat: 3, name: "vulture-sam", life: 4, most: 4 },
      "Vulture Sam rises again with 4 life points, and is a Legend no more.",
    ],
    [
      "looked-at",
      { seat: 1, victim: 0, count: 2, cards: ["bang-QH", "beer-6H"] },
      "Legendary Jesse Jones looks at the hand of Rose Doolan: BANG!, Beer.",
    ],
    [
      "wounded",
      { seat: 3, points: 1, by: 1, life: 1, why: "claim" },
      "Claim costs Jourdonnais 1 life point: 1 left.",
    ],
    ["discarded", { seat: 0, card: "beer-6H", why: "jail" }, "Jail: Rose Doolan discards Beer."],
    ["discarded", { seat: 0, card: "beer-6H", why: "tax" }, "Rose Doolan pays Beer for the shot."],
    ["discarded", { seat: 0, card: "beer-6H", why: "bottleneck" }, "Bottleneck: Rose Doolan discards Beer."],
  ])("is told: %s", (kind, payload, expected) => {
    expect(told(kind, payload)).toBe(expected);
  });

  it("leaves the Jail that is opened to its own sentence", () => {
    expect(told("discarded", { seat: 0, card: "jail-4H", why: "jail" })).toBeNull();
  });
});

describe("the questions", () => {
  const asked = (kind: string, about: WireAsk["about"] = {}) =>
    game.questionText(ask(kind, ["pass"], about), town(), NAMES);

  it("say what they are about", () => {
    expect(asked("feat", { feats: ["bottleneck", "last-hero"] })).toBe(
      "2 Feats are met: which one do you take?",
    );
    expect(asked("victim", { card: "bottleneck" })).toBe(
      "Bottleneck is yours. Which Legend shall lose 1 life point?",
    );
    expect(asked("tax", { card: "bang-QH", at: 2 })).toBe(
      "A BANG! at Paul Regret costs one card more. Which one do you discard?",
    );
    expect(asked("look", { victim: 3, cards: [] })).toBe(
      "Which card do you take from the hand of Jourdonnais?",
    );
    expect(asked("luck", { why: "barrel", cards: [], at: 3 })).toBe(
      "Barrel for Jourdonnais: which card shall count?",
    );
    expect(asked("luck", { why: "barrel", cards: [] })).toBe("Barrel: which card shall count?");
  });
});

describe("on the table", () => {
  function feat(name: string): HTMLElement {
    return screen.getByRole("button", { name: new RegExp(`^${name}:`) });
  }

  function play(view: TableView, now: WireAsk): ReturnType<typeof vi.fn> {
    const choose = vi.fn();
    render(FeatList, { view, players: NAMES });
    render(Hand, { view, players: NAMES, shownEvent: null });
    render(Controls, { view, ask: now, players: NAMES, choose, sending: false });
    return choose;
  }

  it("tells of every Feat what it asks for, whose Fame is on it and how you stand", () => {
    render(FeatList, { view: town(), players: NAMES });
    expect(feat("Bottleneck").textContent).toContain(
      "Discard a Beer; Crossroad; within reach: Beer; Fame of Legendary Jesse Jones 2, Paul Regret 1",
    );
    expect(feat("Wilhelm Scream").textContent).toContain("done: your Fame lies on it");
    expect(feat("Old West Gang").textContent).toContain("hit this turn: Jourdonnais (1 of 2)");
  });

  it("proposes the only card for a Feat and asks once more", async () => {
    const choose = play(town(), TURN);
    feat("Bottleneck").click();
    await tick();
    expect(choose).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /Perform Bottleneck: discard Beer 6♥/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("perform bottleneck beer-6H");
  });

  it("lets you choose where there are several", async () => {
    const two = ask("turn", ["perform bottleneck beer-6H", "perform bottleneck beer-7H", "end"]);
    const choose = play(town({ hand: ["beer-6H", "beer-7H"] }), two);
    feat("Bottleneck").click();
    await tick();
    screen.getByRole("button", { name: /Beer, 7 of hearts/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("perform bottleneck beer-7H");
  });

  it.each<[string, string[], string, string]>([
    ["feat", ["perform bottleneck", "pass"], "Perform Bottleneck", "perform bottleneck"],
    [
      "trail",
      ["perform oregon-trail", "pass"],
      "Perform The Oregon Trail: draw one card less",
      "perform oregon-trail",
    ],
    ["boast", ["boast", "pass"], "Boast", "boast"],
    ["dismiss", ["dismiss bottleneck", "dismiss borderlands"], "Put away Borderlands", "dismiss borderlands"],
    ["fame", ["place bottleneck", "place borderlands"], "On Borderlands", "place borderlands"],
    ["victim", ["hit at 1", "pass"], "Legendary Jesse Jones loses 1 life point", "hit at 1"],
    ["free-bang", ["shoot at 1", "shoot at 3", "pass"], "Shoot at Jourdonnais", "shoot at 3"],
    ["more", ["more", "stop"], "One more card", "more"],
    [
      "ignore",
      ["use legendary-jourdonnais", "pass"],
      "Use Legendary Jourdonnais",
      "use legendary-jourdonnais",
    ],
    ["draw", ["draw", "use legendary-black-jack"], "Use Legendary Black Jack", "use legendary-black-jack"],
    ["jail", ["check", "discard beer-6H"], "Turn over a card and hope for a heart", "check"],
  ])("answers %s by one tap", (kind, answers, name, expected) => {
    const choose = vi.fn();
    render(Controls, { view: town(), ask: ask(kind, answers), players: NAMES, choose, sending: false });
    screen.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it("takes one of the cards that are looked at", () => {
    const choose = vi.fn();
    const look = ask("look", ["take for 1", "take for 2"], { victim: 3, cards: ["bang-QH", "beer-6H"] });
    render(Controls, { view: town(), ask: look, players: NAMES, choose, sending: false });
    screen.getByRole("button", { name: /Take Beer/ }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("take for 2");
  });

  it("explains a Feat that cannot be done now", () => {
    render(FeatList, { view: town(), players: NAMES });
    feat("Wilhelm Scream").click();
    expect(inspector.opened).toEqual({ type: "card", card: "wilhelm-scream" });
  });

  it("is beside the table, but not when all is over", () => {
    const { container, unmount } = render(FeatsPanel, { view: town(), players: NAMES, shownEvent: null });
    expect(container.querySelectorAll(".feat")).toHaveLength(4);
    unmount();
    expect(
      render(FeatsPanel, {
        view: town({ over: true }),
        players: NAMES,
        shownEvent: null,
      }).container.querySelector(".feat"),
    ).toBeNull();
  });

  it("shows one thing behind the other on a phone, and what is asked about in front", async () => {
    const view = town({
      expansions: ["legends", "gold-rush"],
      piles: [...town().piles, ["display", ["shot-1"]]],
    });
    render(ExpansionTabs, { view, players: NAMES });
    expect(screen.getAllByRole("tab").map((each) => each.getAttribute("aria-selected"))).toEqual([
      "true",
      "false",
    ]);
    expect(screen.getByRole("tab", { name: /^Feats/ }).textContent).toContain("3 within reach");
    screen.getByRole("tab", { name: /^Market/ }).click();
    await tick();
    expect(screen.getByRole("group", { name: "Equipment for sale" })).toBeTruthy();
    render(Controls, {
      view,
      ask: ask("fame", ["place bottleneck", "place borderlands"]),
      players: NAMES,
      choose: vi.fn(),
      sending: false,
    });
    await tick();
    expect(screen.getByRole("tabpanel").querySelectorAll(".feat")).toHaveLength(4);
  });

  it("tells of both sides of a character which one counts", () => {
    const { container } = render(SubjectInfo, {
      subject: { type: "seat", seat: 1 },
      view: town(),
      players: NAMES,
      short: true,
    });
    const sides = [...container.querySelectorAll(".aside")].map((each) => each.textContent);
    expect(sides).toHaveLength(2);
    expect(sides[0]).toContain(say("bang-character-jesse-jones.about"));
    expect(sides[1]).toContain("counts now");
  });

  it("turns a card over before everybody when somebody becomes a Legend, and only then", async () => {
    const shown = render(LegendReveal, { view: town(), shownEvent: null });
    expect(shown.container.querySelector(".crown")).toBeNull();
    const players = town().players.map((each) =>
      each.seat === 3 ? { ...each, character: "legendary-jourdonnais" } : each,
    );
    await shown.rerender({ view: town({ players }), shownEvent: { kind: "legend", payload: { seat: 3 } } });
    await tick();
    expect(shown.container.querySelector(".crown")?.textContent).toContain("Jourdonnais is a Legend!");
    await shown.rerender({ view: town({ players }), shownEvent: { kind: "turn", payload: { seat: 3 } } });
    await tick();
    expect(shown.container.querySelector(".crown")).toBeNull();
  });

  it("is told in words as well", () => {
    expect(seatText(town(), 0, NAMES)).toContain("3 Fame tokens");
    expect(seatText(town(), 1, NAMES)).toContain("Legendary Jesse Jones");
    expect(screenReaderText(town(), NAMES)).toContain(
      "Feats · in the deck: 11: Bottleneck (Discard a Beer, also at will), Fame of Legendary Jesse Jones 2, Paul Regret 1, within reach: Beer;",
    );
  });
});
