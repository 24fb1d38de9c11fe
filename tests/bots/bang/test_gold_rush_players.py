"""The bot in Gold Rush: characters, the equipment of others, shadows, and whole matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.bang import LETTERS, Bench
from tables.bang_bot import (
    DEPUTY,
    OUTLAW,
    RUSH,
    SHADOWS,
    SHERIFF,
    answer,
    choice,
    enemies,
    laughed_at,
    turn,
)
from tables.gold_rush_bot import buys, five
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.gold_rush.black_equipment import BLACK
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.view import TableView

# Characters


def test_jacky_murieta_shoots_for_two_nuggets() -> None:
    c = {"character": "jacky-murieta", "nuggets": 4, "play": "winchester"}
    t = five("C", A={"life": 3}, C=c, display="gold-rush")
    assert turn(t, "C")[:2] == ["use jacky-murieta at A", "use jacky-murieta at A"]


def test_jacky_murieta_spares_the_sheriff_whose_deputy_he_is() -> None:
    b = {"character": "jacky-murieta", "nuggets": 4}
    t = five("B", out="CDE", A={"life": 3}, B=b, display="shot-1")
    assert not [each for each in turn(t, "B") if each.startswith("use")]


def test_raddie_snake_draws_before_he_plays() -> None:
    b = {"character": "raddie-snake", "hand": "barrel", "nuggets": 2}
    t = five("B", B=b, display="gold-rush pickaxe rhum", deck="missed missed")
    assert turn(t, "B")[:3] == ["use raddie-snake", "use raddie-snake", "play barrel"]


def test_josh_mccloud_tries_his_luck() -> None:
    b = {"character": "josh-mccloud", "nuggets": 2}
    t = five("B", B=b, display="gold-rush pickaxe rhum", equipment="horseshoe")
    assert turn(t, "B") == ["use josh-mccloud", "end"]


@pytest.mark.parametrize(
    ("letter", "found", "hurt", "given"),
    [
        ("B", "shot", "B", "give shot at B"),
        ("B", "shot", "A", "give shot at A"),
        ("C", "shot", "A", "give shot at C"),
        ("C", "shot", "", "give shot at C"),
        ("C", "wanted", "", "give wanted at B"),
    ],
)
def test_josh_mccloud_gives_what_he_found_to_the_right_one(
    letter: str, found: str, hurt: str, given: str
) -> None:
    seats: dict[str, Any] = {letter: {"character": "josh-mccloud", "nuggets": 2}}
    for other in hurt:
        seats[other] = {**seats.get(other, {}), "life": 1}
    t = five(letter, out="DE", **seats, display="gold-rush", equipment=found)
    t.use(letter, "josh-mccloud")
    assert answer(t, letter) == given


def test_dutch_will_drops_the_worse_card() -> None:
    b = {"character": "dutch-will"}
    t = five("B", phase="draw", B=b, deck="dynamite beer")
    assert (t.asked, answer(t, "B")) == (("B", "drop"), "discard dynamite")


def test_don_bell_with_a_horseshoe_picks_a_red_card() -> None:
    b = {"character": "don-bell", "gear": "horseshoe"}
    t = five("B", B=b, deck="9S 4D").end("B")
    assert "4D" in choice(t, "B").cards[0]


def test_madam_yto_sells_a_beer_for_a_card_and_a_nugget() -> None:
    b = {"character": "madam-yto", "hand": "beer"}
    t = five("B", B=b, display="horseshoe gold-rush pickaxe")
    assert turn(t, "B")[0] == "sell beer"


def test_pretty_luzena_pays_the_lower_price() -> None:
    b = {"character": "pretty-luzena", "nuggets": 4}
    t = five("B", B=b, display="pickaxe")
    way = choice(t, "B")
    assert (way.cards, way.number) == (("pickaxe",), 3)


def test_pretty_luzena_buys_what_others_could_not_pay() -> None:
    b = {"character": "pretty-luzena", "nuggets": 3}
    assert buys(five("B", B=b, display="pickaxe gold-rush"), "B")[:1] == ["buy pickaxe"]


# Equipment of others


def test_no_diamonds_are_played_at_the_owner_of_a_calumet() -> None:
    a = {"gear": "calumet", "life": 1}
    t = five("C", out="BDE", A=a, C="bang-9D cat-balou-KH", display="gold-rush pickaxe rhum")
    assert "play bang at A" not in turn(t, "C")
    t = five("C", out="BDE", A=a, C="bang-9D bang-QH", display="gold-rush pickaxe rhum")
    assert choice(t, "C").cards == ("bang-QH",)


def test_a_target_with_a_rucksack_and_nuggets_is_not_the_best_one() -> None:
    """C and D are Outlaws with one life point, but C can pay for another one."""
    c = {"life": 1, "gear": "rucksack", "nuggets": 2}
    t = five("B", out="E", B={"hand": "bang", "play": "winchester"}, C=c, D={"life": 1})
    assert "play bang at D" in turn(t, "B")


def test_a_rucksack_saves_its_owner_and_the_beer_is_kept() -> None:
    b = {"hand": "beer", "life": 1, "gear": "rucksack", "nuggets": 2}
    t = five("A", A="bang", B=b).play("A", "bang", at="B").passes("B")
    assert (t.asked, answer(t, "B")) == (("B", "save"), "use rucksack")


def test_no_nuggets_are_spent_on_a_life_that_cannot_be_saved() -> None:
    b = {"hand": "missed", "life": 1, "gear": "rucksack", "nuggets": 3, "play": "dynamite"}
    t = five("B", phase="start", B=b, deck="9S")
    assert (t.asked, answer(t, "B")) == (("B", "save"), "pass")


# Conclusions from purchases


def outlaw(t: Bench, letter: str) -> float:
    """Return how likely the Sheriff thinks it is that this player is an Outlaw."""
    thoughts = BangBot(Random(1)).thoughts(MatchAsSeen(t.match, 0))
    assert thoughts is not None
    share: float = thoughts["seats"][LETTERS.index(letter)].get(OUTLAW, 0.0)
    return share


def test_buying_the_sheriff_a_shot_makes_an_outlaw_unlikely() -> None:
    t = five("B", A={"life": 1}, B={"nuggets": 1}, display="shot")
    assert outlaw(t, "B") == pytest.approx(0.5)
    t.buy("B", "shot", at="A")
    assert outlaw(t, "B") < 0.25


@pytest.mark.parametrize("how", ["bottle", "jacky-murieta", "scrap", "wanted", "pardner"])
def test_any_attack_on_the_sheriff_makes_an_outlaw_likely(how: str) -> None:
    b = {"nuggets": 4, "character": "jacky-murieta"}
    t = five("B", A={"gear": "boots"}, B=b, display="bottle pardner wanted")
    if how == "scrap":
        t.scrap("B", "boots", at="A")
    elif how == "jacky-murieta":
        t.use("B", how, at="A")
    else:
        t.buy("B", how, at="A" if how == "wanted" else "")
        if how != "wanted":
            t.like("B", "bang" if how == "bottle" else "duel", at="A")
    assert outlaw(t, "B") > 0.6


def test_buying_for_oneself_changes_no_belief() -> None:
    t = five("B", B={"nuggets": 9, "life": 1}, display="shot pickaxe boots")
    t.buy("B", "shot", at="B").buy("B", "pickaxe").buy("B", "boots")
    assert outlaw(t, "B") == pytest.approx(0.5)


# Shadows


def shadow(letter: str, hand: str, out: str, **said: Any) -> Bench:
    """Return the turn of a shadow who has drawn these cards; the players in `out` are out too."""
    before = LETTERS[LETTERS.index(letter) - 1]
    seats = {**said, letter: said.get(letter, {})}
    t = five(before, options={"shadow-gunslingers": True}, out=out, **seats, deck=hand)
    t.sits_out(before)
    assert t.is_shadow(letter)
    return t


def test_a_shadow_outlaw_shoots_the_sheriff() -> None:
    t = shadow("D", "winchester bang", "D")
    assert turn(t, "D") == ["play winchester", "play bang at A", "end"]


def test_a_shadow_deputy_spares_the_sheriff() -> None:
    t = shadow("B", "bang gatling", "B", A={"life": 1})
    assert not [each for each in turn(t, "B") if each in ("play bang at A", "play gatling")]


@pytest.mark.parametrize("hand", ["beer barrel", "beer mustang", "saloon dynamite"])
def test_a_shadow_has_no_use_for_what_saves_or_lasts(hand: str) -> None:
    everybody = {letter: {"life": 4} for letter in "ACDE"}
    t = shadow("B", hand, "B", **everybody, display="gold-rush pickaxe rhum")
    assert turn(t, "B") in (["end"], ["sell beer", "end"])


def test_a_shadow_has_nothing_to_fear_in_a_duel() -> None:
    hands = dict.fromkeys("AC", "beer beer beer")
    t = shadow("D", "duel missed", "D", **hands)
    assert turn(t, "D")[0] == "play duel at A"


def test_a_shadow_sells_its_beer_for_a_shot_that_saves_the_sheriff() -> None:
    t = shadow("B", "beer missed", "B", A={"life": 1}, display="shot-1 gold-rush pickaxe")
    assert turn(t, "B") == ["sell beer", "buy shot at A", "end"]


def test_a_shadow_buys_nothing_that_lasts() -> None:
    shown = "pickaxe calumet boots"
    t = shadow("B", "missed missed", "B", B={"nuggets": 12}, display=shown, equipment="rucksack")
    assert turn(t, "B") == ["end"]


@pytest.mark.parametrize(
    ("out", "shoots"),
    [("E", "deputy"), ("CE", "outlaw")],
)
def test_a_shadow_renegade_plays_for_its_present_side(out: str, shoots: str) -> None:
    t = shadow("E", "winchester bang", out, A={"life": 2}, B={"life": 4})
    assert t.side("E") == shoots
    at_the_sheriff = "play bang at A" in turn(t, "E")
    assert at_the_sheriff == (shoots == "outlaw")


def test_nobody_dies_for_a_shadow_in_a_duel() -> None:
    """A shadow of the Sheriff's own side loses nothing if it loses the duel."""
    t = shadow("B", "duel missed", "B", A={"hand": "bang", "life": 1}, C="")
    t.play("B", "duel", at="A")
    assert answer(t, "A") == "discard bang"


def test_an_enemy_is_killed_though_its_shadow_comes_back() -> None:
    far, options = {"play": "mustang"}, {"shadow-gunslingers": True}
    t = five("C", options=options, out="DE", A=far, B={"life": 1}, C="bang")
    assert turn(t, "C")[0] == "play bang at B"


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """Return why this answer is absurd, or ""."""
    view: TableView = match.view(ask.seat)
    me, kinds = view.players[ask.seat], [kind_of(card) for card in chosen.cards]
    side = me.side or match.side(ask.seat)
    living = sum(not player.out for player in view.players)
    shadow = "shadow" in me.marks
    if chosen.verb == "buy" and kinds == ["shot"]:
        healed = view.players[chosen.seat or 0]
        if healed.life == healed.most or "shadow" in healed.marks:
            return "a Shot for nothing"
        if len(view.players) > 3 and enemies(side, view.roles[healed.seat]):
            return "a Shot for an enemy"
    if chosen.seat == ask.seat and chosen.verb == "buy" and kinds == ["wanted"]:
        return "wanted oneself"
    if side == DEPUTY and chosen.seat is not None and view.roles[chosen.seat] == SHERIFF:
        relief = kinds[-1] in ("shot", "dynamite", "jail")
        if ask.kind in ("turn", "as", "give") and not relief:
            return "against their own Sheriff"
    if chosen.verb == "sell" and not shadow and me.life == 1 and living > 2:
        return "the last Beer sold"
    if shadow and (chosen.verb, kinds) == ("play", ["beer"]):
        return "a shadow that drinks"
    if shadow and chosen.verb == "buy" and kinds[0] in BLACK:
        return "a shadow that buys what lasts"
    return ""


@pytest.mark.parametrize("options", [RUSH, SHADOWS], ids=["gold-rush", "shadows"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_never_makes_a_laughable_decision(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
