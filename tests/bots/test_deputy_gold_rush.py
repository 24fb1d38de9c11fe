"""The bot `deputy` with Gold Rush and shadow-gunslingers: positions, and whole matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables import deputies
from tables.bang import LETTERS, Bench, rush, who
from tables.deputies import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    RUSH,
    SHADOWS,
    SHERIFF,
    answer,
    choice,
    enemies,
    laughed_at,
    turn,
    until,
)
from whistlestop.bots.bot import Eyes
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.deputy import Deputy
from whistlestop.bots.deputy.gold_rush.effects import BROWN
from whistlestop.bots.deputy.gold_rush.gear import GEAR
from whistlestop.bots.deputy.hooks import PLAYS
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.gold_rush.equipment import AT_SOMEBODY, COST
from whistlestop.games.bang.view import TableView

# What nobody in the test has a use for: they can pay for none of it, or have it.
DULL = "wanted-3 pardner-3 bottle-3"


def five(turn: str, **said: Any) -> Bench:
    return deputies.five(turn, rush, **said)


def deals(done: list[str]) -> list[str]:
    """What was bought, scrapped and sold."""
    return [each for each in done if each.split()[0] in ("buy", "scrap", "sell")]


def buys(t: Bench, letter: str) -> list[str]:
    return deals(turn(t, letter))


# What is worth its price


@pytest.mark.parametrize("card", ["pickaxe", "calumet", "boots", "lucky-charm", "union-pacific"])
@pytest.mark.parametrize("letter", "ABCE")
def test_what_lasts_or_brings_cards_is_bought_in_good_health(letter: str, card: str) -> None:
    t = five(letter, **{letter: {"nuggets": COST[card]}}, display=card)
    assert buys(t, letter)[0] == f"buy {card}"


@pytest.mark.parametrize("card", ["pickaxe", "boots", "lucky-charm", "calumet"])
def test_what_lasts_is_not_for_whom_the_next_shot_may_be_the_last(card: str) -> None:
    t = five("B", B={"nuggets": COST[card], "life": 1}, display=card)
    assert buys(t, "B") == []


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"hand": "missed missed missed missed", "life": 1}, ["buy gun-belt"]),
        ({"hand": "missed", "life": 1}, []),
        ({"hand": "missed missed", "life": 4}, []),
    ],
)
def test_a_gun_belt_is_for_many_cards_and_few_life_points(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B={"nuggets": 2, **me}, display="gun-belt pickaxe gold-rush")
    assert buys(t, "B") == bought


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"play": "barrel"}, ["buy horseshoe"]),
        ({"character": "jourdonnais"}, ["buy horseshoe"]),
        ({"character": "don-bell"}, ["buy horseshoe"]),
        ({"character": "legendary-jourdonnais"}, ["buy horseshoe"]),
        ({"play": "mustang"}, []),
    ],
)
def test_a_horseshoe_is_for_who_turns_over_cards_often(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B={"nuggets": 2, **me}, display="horseshoe pickaxe gold-rush")
    assert buys(t, "B") == bought


@pytest.mark.parametrize(
    ("me", "bought"),
    [
        ({"nuggets": 7, "life": 1}, ["buy rucksack"]),
        ({"nuggets": 3, "life": 4}, []),
    ],
)
def test_a_rucksack_is_for_the_wounded_who_have_nuggets_left(
    me: dict[str, Any], bought: list[str]
) -> None:
    t = five("B", B=me, display="rucksack", equipment="calumet lucky-charm boots")
    assert buys(t, "B")[:1] == bought


def test_nuggets_left_over_go_into_a_rucksack() -> None:
    t = five("B", B={"nuggets": 4, "life": 1, "gear": "rucksack"}, display="gold-rush")
    assert turn(t, "B") == ["use rucksack", "use rucksack", "end"]


def test_a_gold_pan_is_for_who_has_nuggets_left_and_is_used_at_once() -> None:
    t = five("B", B={"nuggets": 5}, display="gold-pan gold-rush", deck="missed missed")
    assert turn(t, "B") == ["buy gold-pan", "use gold-pan", "use gold-pan", "end"]
    t = five("B", B={"nuggets": 3}, display="gold-pan gold-rush")
    assert turn(t, "B") == ["end"]


@pytest.mark.parametrize(("life", "bought"), [(1, ["buy rhum"]), (3, []), (4, [])])
def test_rhum_is_for_the_badly_wounded(life: int, bought: list[str]) -> None:
    t = five("B", B={"nuggets": 3, "life": life}, display="rhum gold-rush union-pacific")
    assert buys(t, "B")[:1] == bought


@pytest.mark.parametrize(("life", "bought"), [(1, ["buy gold-rush"]), (4, [])])
def test_a_gold_rush_is_for_who_has_much_to_regain(life: int, bought: list[str]) -> None:
    t = five("B", B={"nuggets": 5, "life": life}, display="gold-rush", equipment=DULL)
    assert buys(t, "B")[:1] == bought


def test_a_gold_rush_is_bought_last_because_it_ends_the_turn() -> None:
    b = {"hand": "barrel stagecoach bang", "nuggets": 5, "life": 1}
    t = five("B", B=b, display="gold-rush", deck="missed missed")
    done = turn(t, "B")
    assert {"play barrel", "play stagecoach"} < set(done[: done.index("buy gold-rush")])


def test_nobody_buys_what_does_nothing_for_them() -> None:
    t = five("B", B={"nuggets": 9}, display="shot-1 shot-2 rhum-1", equipment="rhum-2")
    assert buys(t, "B") == []


def test_of_all_that_can_be_paid_together_the_best_is_bought() -> None:
    """Four nuggets: a Pickaxe, or for who is badly wounded a Shot and a Rhum."""
    b = {"nuggets": 4, "life": 1}
    t = five("B", B=b, display="pickaxe shot rhum", equipment="gold-rush")
    assert sorted(buys(t, "B")) == ["buy rhum", "buy shot at B"]


def test_it_knows_what_every_equipment_is_worth() -> None:
    assert {*BROWN, *GEAR, *AT_SOMEBODY} == set(COST)
    assert {f"buy {kind}" for kind in COST} <= set(PLAYS.by_name)


# Shot


def test_a_shot_for_oneself_when_wounded() -> None:
    t = five("B", B={"nuggets": 1, "life": 3}, display="shot gold-rush pickaxe")
    assert buys(t, "B")[:1] == ["buy shot at B"]


def test_a_shot_comes_before_a_beer_so_that_the_beer_may_be_kept() -> None:
    b = {"hand": "beer", "nuggets": 1, "life": 3}
    t = five("B", B=b, display="shot gold-rush pickaxe", equipment="rhum")
    assert turn(t, "B") == ["buy shot at B", "end"]


def test_a_shot_for_the_sheriff_from_his_deputy() -> None:
    t = five("B", A={"life": 1}, B={"nuggets": 1}, display="shot gold-rush pickaxe")
    assert buys(t, "B")[:1] == ["buy shot at A"]


@pytest.mark.parametrize("letter", "CD")
def test_no_shot_for_an_enemy(letter: str) -> None:
    hurt = {other: {"life": 1} for other in "ABE"}
    t = five(letter, **hurt, **{letter: {"nuggets": 3}}, display="shot-1 shot-2 shot-3")
    assert buys(t, letter) == []


# Wanted


def test_a_wanted_on_an_enemy_who_is_about_to_be_shot() -> None:
    """B has seen C shoot at the Sheriff."""
    gun = {"hand": "bang", "play": "winchester", "life": 1}
    t = five("C", B={"hand": "bang", "nuggets": 2}, C=gun, display="wanted gold-rush pickaxe")
    t.play("C", "bang", at="A").end("C")
    until(t, "B")
    aimed = [each for each in turn(t, "B") if "at C" in each]
    assert aimed == ["buy wanted at C", "play bang at C"]


def test_no_wanted_on_a_friend() -> None:
    t = five("B", out="CDE", A={"life": 1}, B={"nuggets": 9}, display="wanted-1 wanted-2 wanted-3")
    assert buys(t, "B") == []


def test_no_wanted_on_the_sheriff_with_whom_the_game_ends() -> None:
    shown = "wanted-1 wanted-2 wanted-3"
    t = five("C", out="BDE", A={"life": 1}, C={"hand": "missed", "nuggets": 9}, display=shown)
    assert buys(t, "C") == []


def test_no_wanted_on_the_last_enemy_of_the_law() -> None:
    shown, c = "wanted-1 wanted-2 wanted-3", {"life": 1, "play": "mustang"}
    t = five("B", out="DE", B={"hand": "bang", "nuggets": 9}, C=c, display=shown)
    assert buys(t, "B") == []


# Bottle and Pardner


def test_a_bottle_is_a_shot_at_an_enemy_who_has_one_life_point() -> None:
    t = five("C", out="BDE", A={"life": 1}, C={"nuggets": 2}, display="bottle gold-rush pickaxe")
    turn(t, "C")
    assert t.winners == "CD"


def test_a_bottle_is_a_beer_for_who_needs_one() -> None:
    b = {"nuggets": 2, "life": 1}
    far = {letter: {"play": "mustang"} for letter in "C"}
    t = five("B", B=b, **far, display="bottle gold-rush pickaxe", equipment=DULL)
    assert turn(t, "B")[:2] == ["buy bottle", "as beer"]


def test_a_bottle_is_a_panic_where_there_is_something_to_take() -> None:
    c = {"play": "barrel mustang", "hand": "missed missed missed missed"}
    b = {"nuggets": 2, "play": "scope", "life": 4}
    t = five("B", B=b, C=c, display="bottle gold-rush pickaxe", equipment=DULL)
    assert turn(t, "B")[:2] == ["buy bottle", "as panic barrel at C"]


@pytest.mark.parametrize("card", ["bottle", "pardner"])
def test_a_deputy_alone_with_the_sheriff_and_another_hurts_nobody(card: str) -> None:
    """Whoever else there was of seven is out."""
    t = rush(
        turn="B",
        out="DEFG",
        A=who("missed", play="barrel", role=SHERIFF),
        B=who("bang bang", nuggets=9, role=DEPUTY),
        C=who("missed", play="mustang", role=DEPUTY),
        D=who(role=OUTLAW),
        E=who(role=OUTLAW),
        F=who(role=OUTLAW),
        G=who(role=RENEGADE),
        display=card,
        equipment="wanted",
    )
    t.buy("B", card)
    assert answer(t, "B") in ("as beer", "as general-store")


def test_a_pardner_is_a_duel_for_who_has_many_bangs() -> None:
    c = {"hand": "bang bang bang", "nuggets": 2}
    t = five("C", out="BDE", A={"life": 1}, C=c, display="pardner")
    t.buy("C", "pardner")
    assert answer(t, "C") == "as duel at A"


def test_a_pardner_is_a_cat_balou_against_a_good_card() -> None:
    a = {"play": "barrel", "hand": "missed missed missed missed"}
    t = five("C", out="BDE", A=a, C={"hand": "missed", "nuggets": 2, "life": 1}, display="pardner")
    t.buy("C", "pardner")
    assert answer(t, "C") == "as cat-balou barrel at A"


# Scrapping


def test_an_outlaw_pays_to_rid_the_sheriff_of_his_calumet() -> None:
    t = five("C", A={"gear": "calumet"}, C={"nuggets": 4}, display="wanted gold-rush rhum")
    assert buys(t, "C")[:1] == ["scrap calumet at A"]


def test_nobody_pays_to_rid_a_friend_of_equipment() -> None:
    a = {"gear": "calumet boots lucky-charm horseshoe gun-belt", "life": 2}
    t = five("B", out="CDE", A=a, B={"nuggets": 20}, display="shot-1 shot-2 shot-3")
    assert not [each for each in buys(t, "B") if each.startswith("scrap")]


# Beer for a nugget


def test_with_two_left_a_beer_is_sold_for_something_good() -> None:
    e = {"hand": "beer", "life": 1, "nuggets": 2}
    t = five("E", out="BCD", E=e, display="rhum gold-rush pickaxe", A="")
    assert turn(t, "E")[:2] == ["sell beer", "buy rhum"]


def test_a_beer_too_many_is_sold_at_full_life() -> None:
    b = {"hand": "beer beer missed missed missed", "nuggets": 3}
    t = five("B", B=b, display="pickaxe gold-rush rhum", equipment=DULL)
    assert buys(t, "B") == ["sell beer", "buy pickaxe"]


def test_no_beer_is_sold_with_nothing_to_buy() -> None:
    b = {"hand": "beer beer", "nuggets": 0}
    assert buys(five("B", B=b, display="gold-rush pickaxe rhum"), "B") == []


@pytest.mark.parametrize("most", [1, 4])
def test_the_last_beer_is_not_sold_at_the_last_life_point(most: int) -> None:
    b = {"hand": "beer", "life": 1, "most": most, "nuggets": 3}
    t = five("B", B=b, display="pickaxe calumet lucky-charm")
    assert "sell beer" not in turn(t, "B")


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


def test_no_diamonds_are_played_at_who_has_a_calumet() -> None:
    a = {"gear": "calumet", "life": 1}
    t = five("C", out="BDE", A=a, C="bang-9D cat-balou-KH", display="gold-rush pickaxe rhum")
    assert "play bang at A" not in turn(t, "C")
    t = five("C", out="BDE", A=a, C="bang-9D bang-QH", display="gold-rush pickaxe rhum")
    assert choice(t, "C").cards == ("bang-QH",)


def test_who_cannot_be_killed_for_a_rucksack_is_not_the_best_target() -> None:
    """Both are Outlaws with one life point; C can pay for another one."""
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


# What deals tell of their authors


def outlaw(t: Bench, letter: str) -> float:
    """How likely the Sheriff thinks that this player is an Outlaw."""
    thoughts = Deputy(Random(1)).thoughts(Eyes(t.match, 0))
    assert thoughts is not None
    share: float = thoughts["seats"][LETTERS.index(letter)].get(OUTLAW, 0.0)
    return share


def test_who_buys_the_sheriff_a_shot_is_hardly_an_outlaw() -> None:
    t = five("B", A={"life": 1}, B={"nuggets": 1}, display="shot")
    assert outlaw(t, "B") == pytest.approx(0.5)
    t.buy("B", "shot", at="A")
    assert outlaw(t, "B") < 0.25


@pytest.mark.parametrize("how", ["bottle", "jacky-murieta", "scrap", "wanted", "pardner"])
def test_who_turns_on_the_sheriff_by_whatever_means_is_probably_an_outlaw(how: str) -> None:
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


def test_what_one_buys_for_oneself_tells_nothing() -> None:
    t = five("B", B={"nuggets": 9, "life": 1}, display="shot pickaxe boots")
    t.buy("B", "shot", at="B").buy("B", "pickaxe").buy("B", "boots")
    assert outlaw(t, "B") == pytest.approx(0.5)


# Shadows


def shadow(letter: str, hand: str, out: str, **said: Any) -> Bench:
    """The turn of a shadow who has drawn these cards; the players in `out` are out too."""
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
    """A shadow of one's own side loses nothing by it."""
    t = shadow("B", "duel missed", "B", A={"hand": "bang", "life": 1}, C="")
    t.play("B", "duel", at="A")
    assert answer(t, "A") == "discard bang"


def test_an_enemy_is_killed_though_its_shadow_comes_back() -> None:
    far, options = {"play": "mustang"}, {"shadow-gunslingers": True}
    t = five("C", options=options, out="DE", A=far, B={"life": 1}, C="bang")
    assert turn(t, "C")[0] == "play bang at B"


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """Why anybody would laugh at this; "" if nobody would."""
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
            return "against the own Sheriff"
    if chosen.verb == "sell" and not shadow and me.life == 1 and living > 2:
        return "the last Beer sold"
    if shadow and (chosen.verb, kinds) == ("play", ["beer"]):
        return "a shadow that drinks"
    if shadow and chosen.verb == "buy" and kinds[0] in GEAR:
        return "a shadow that buys what lasts"
    return ""


@pytest.mark.parametrize("options", [RUSH, SHADOWS], ids=["gold-rush", "shadows"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_ever_does_what_one_would_laugh_at(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
