"""The 8 characters of Gold Rush."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, rush, who
from whistlestop.engine.match import Match
from whistlestop.games.bang.state import Table

# Don Bell


def don_bell(deck: str, hand: str = "", **more: Any) -> Bench:
    """Return a table where Don Bell has nothing to do; `deck` is for his checks and turns."""
    a = who(hand, character="don-bell", **more)
    return rush(A=a, B="", C="", D="", deck=deck, display="gold-rush shot shot")


@pytest.mark.rule("GR-061")
@pytest.mark.parametrize(
    ("card", "turn"), [("bang-QH", "A"), ("bang-2D", "A"), ("bang-AS", "B"), ("bang-2C", "B")]
)
def test_a_red_card_gives_don_bell_another_turn(card: str, turn: str) -> None:
    t = don_bell(card).end("A")
    assert (t.turn, t.events("checked")[-1]["card"], t.count(turn)) == (turn, card, 2)


@pytest.mark.rule("GR-061")
def test_at_the_end_of_an_extra_turn_don_bell_makes_no_check() -> None:
    t = don_bell("QH").end("A").end("A")
    assert (t.turn, len(t.events("checked"))) == ("B", 1)


@pytest.mark.rule("GR-061")
def test_in_the_next_round_don_bell_makes_his_check_again() -> None:
    t = don_bell("QH").sits_out("A", "A", "B", "C", "D").end("A")
    assert len(t.events("checked")) == 2


@pytest.mark.rule("GR-061")
def test_the_check_of_don_bell_comes_after_phase_3() -> None:
    t = don_bell("QH", "bang bang bang bang bang").end("A")
    assert (t.asked, t.events("checked")) == (("A", "excess"), [])
    t.answer("A", "bang-2C")
    assert len(t.events("checked")) == 1


@pytest.mark.rule("GR-061")
def test_don_bell_makes_no_check_when_jail_cost_him_the_turn() -> None:
    b = who(character="don-bell", play="jail")
    t = rush(turn="B", phase="start", A="", B=b, C="", D="", deck="AS QH QH")
    assert (t.turn, [event["why"] for event in t.events("checked")]) == ("C", ["jail"])


@pytest.mark.rule("GR-061", "GR-042")
def test_gold_rush_and_the_check_of_don_bell_add_up() -> None:
    t = don_bell("QH", nuggets=5).buy("A", "gold-rush")
    assert [event["good"] for event in t.events("checked")] == [True]
    t.sits_out("A")
    assert t.turn == "A"
    t.sits_out("A")
    assert (t.turn, len(t.events("checked"))) == ("B", 1)


@pytest.mark.rule("GR-061", "GR-050")
def test_don_bell_with_a_horseshoe_chooses_one_of_two_cards() -> None:
    t = don_bell("bang-AS bang-QH", gear="horseshoe").end("A").do("A", "pick bang-QH")
    assert t.turn == "A"


@pytest.mark.rule("GR-061")
def test_only_don_bell_makes_such_a_check() -> None:
    t = rush(A="", B=who(character="don-bell"), C="", D="", deck="QH").end("A")
    assert (t.turn, t.events("checked")) == ("B", [])


# Dutch Will


def dutch_will(deck: str, gear: str = "") -> Bench:
    a = who("missed-2S", character="dutch-will", gear=gear)
    return rush(phase="draw", A=a, B="", C="", D="", deck=deck)


@pytest.mark.rule("GR-062")
def test_dutch_will_must_discard_one_of_the_two_cards_he_has_drawn() -> None:
    t = dutch_will("duel-8C saloon")
    assert t.can("A") == ["discard duel-8C", "discard saloon-5H"]


@pytest.mark.rule("GR-062")
@pytest.mark.parametrize(("gone", "kept"), [("duel-8C", "saloon-5H"), ("saloon-5H", "duel-8C")])
def test_dutch_will_keeps_the_other_card_and_takes_a_nugget(gone: str, kept: str) -> None:
    t = dutch_will("duel-8C saloon").answer("A", gone)
    assert (t.ids("A"), t.top, t.nuggets("A")) == (["missed-2S", kept], gone, 1)


@pytest.mark.rule("GR-062")
def test_the_card_that_dutch_will_keeps_stays_secret() -> None:
    seen = [
        dutch_will(f"duel-8C {card}").answer("A", "duel-8C").match.seen(1)
        for card in ("saloon", "gatling")
    ]
    assert seen[0] == seen[1]


@pytest.mark.rule("GR-062")
def test_dutch_will_with_a_pickaxe_discards_one_of_three() -> None:
    t = dutch_will("duel-8C saloon gatling", "pickaxe")
    assert t.can("A") == ["discard duel-8C", "discard saloon-5H", "discard gatling-10H"]
    t.answer("A", "gatling")
    assert (t.ids("A"), t.nuggets("A")) == (["missed-2S", "duel-8C", "saloon-5H"], 1)


@pytest.mark.rule("GR-062")
def test_dutch_will_discards_the_only_card_that_he_can_draw() -> None:
    a = who(character="dutch-will")
    t = rush(phase="draw", A=a, B="", C="", D="", deck="duel-8C", only=True)
    assert (t.asked, t.ids("A"), t.discard, t.nuggets("A")) == (("A", "turn"), [], ["duel-8C"], 1)


# Jacky Murieta


def jacky(nuggets: int = 4, hand: str = "", b: str = "", play: str = "") -> Bench:
    a = who(hand, nuggets=nuggets, character="jacky-murieta", play=play)
    return rush(A=a, B=b, C="", D="", E="", F="")


@pytest.mark.rule("GR-064")
def test_jacky_murieta_shoots_for_two_nuggets_without_a_card() -> None:
    t = jacky(2).use("A", "jacky-murieta", at="B")
    assert (t.lives["B"], t.nuggets("A"), t.events("played")) == (3, 0 + 1, [])


@pytest.mark.rule("GR-063")
def test_jacky_murieta_shoots_as_often_as_he_pays() -> None:
    t = jacky(4)
    for life in (3, 2, 1):
        t.use("A", "jacky-murieta", at="B")
        assert t.lives["B"] == life
    assert (t.nuggets("A"), t.can("A", "use")) == (4 - 3 * 2 + 3, [])


@pytest.mark.rule("GR-063")
def test_one_nugget_is_too_little_for_jacky_murieta() -> None:
    assert jacky(1).can("A", "use") == []


@pytest.mark.rule("GR-064")
@pytest.mark.parametrize(("play", "seats"), [("", [1, 5]), ("schofield", [1, 2, 4, 5])])
def test_jacky_murieta_shoots_as_far_as_his_weapon(play: str, seats: list[int]) -> None:
    shots = [f"use jacky-murieta at {seat}" for seat in seats]
    assert jacky(play=play).can("A", "use") == shots


@pytest.mark.rule("GR-063", "GR-064")
def test_the_shots_of_jacky_murieta_are_outside_the_limit_of_bang_cards() -> None:
    t = jacky(2, "bang").use("A", "jacky-murieta", at="B").play("A", "bang", at="B")
    assert t.lives["B"] == 2
    t = jacky(2, "bang").play("A", "bang", at="B").use("A", "jacky-murieta", at="B")
    assert t.lives["B"] == 2


@pytest.mark.rule("GR-064")
def test_a_missed_cancels_the_shot_of_jacky_murieta_which_is_no_bang_card() -> None:
    t = jacky(2, b="missed").use("A", "jacky-murieta", at="B")
    assert (t.ask("B").about["bang"], t.ask("B").about["card"]) == (False, None)
    assert t.answer("B", "missed").lives["B"] == 4


# Josh McCloud


def josh(coming: str, nuggets: int = 2, gear: str = "", b: str = "") -> Bench:
    a = who(nuggets=nuggets, character="josh-mccloud", gear=gear, life=2)
    return rush(A=a, B=who(gear=b), C="", D="", display="rhum rhum pickaxe", equipment=coming)


@pytest.mark.rule("GR-065")
def test_josh_mccloud_gets_the_top_card_of_the_equipment_for_two_nuggets() -> None:
    t = josh("boots").use("A", "josh-mccloud")
    assert (t.gear("A"), t.nuggets("A"), t.display) == (["boots"], 0, ["rhum", "rhum", "pickaxe"])


@pytest.mark.rule("GR-065")
def test_josh_mccloud_can_buy_the_top_card_as_often_as_he_pays() -> None:
    t = josh("boots calumet", nuggets=5).use("A", "josh-mccloud").use("A", "josh-mccloud")
    assert (t.gear("A"), t.can("A", "use")) == (["boots", "calumet"], [])


@pytest.mark.rule("GR-065")
def test_out_of_turn_josh_mccloud_gets_nothing() -> None:
    b = who("missed", nuggets=9, character="josh-mccloud", life=1)
    t = rush(A="bang", B=b, C="", D="").play("A", "bang", at="B")
    assert t.can("B") == ["play missed-2S", "pass"]


@pytest.mark.rule("GR-065")
def test_a_brown_card_of_josh_mccloud_is_used_at_once() -> None:
    t = josh("union-pacific").use("A", "josh-mccloud")
    assert (t.count("A"), t.gear("A"), t.used) == (4, [], ["union-pacific"])
    t = josh("bottle").use("A", "josh-mccloud").like("A", "beer")
    assert (t.lives["A"], t.used) == (3, ["bottle"])
    t = josh("gold-rush").use("A", "josh-mccloud")
    assert (t.turn, t.lives["A"], t.count("A")) == ("A", 4, 2)


@pytest.mark.rule("GR-065")
@pytest.mark.parametrize("seat", range(4))
def test_josh_mccloud_chooses_a_player_for_a_shot(seat: int) -> None:
    t = josh("shot-1").use("A", "josh-mccloud")
    assert t.can("A") == [f"give shot-1 at {each}" for each in range(4)]
    t.do("A", f"give shot-1 at {seat}")
    assert (t.lives["A"], t.used) == (3 if seat == 0 else 2, ["shot"])


@pytest.mark.rule("GR-065", "GR-025")
def test_josh_mccloud_puts_wanted_before_a_player_who_has_none() -> None:
    t = josh("wanted-1", b="wanted-2").use("A", "josh-mccloud")
    assert t.can("A") == ["give wanted-1 at 0", "give wanted-1 at 2", "give wanted-1 at 3"]
    t.do("A", "give wanted-1 at 2")
    assert (t.gear("C"), t.used) == (["wanted"], [])


@pytest.mark.rule("GR-066")
def test_josh_mccloud_must_discard_equipment_that_he_has_already() -> None:
    t = josh("wanted-1", gear="wanted-2").use("A", "josh-mccloud")
    assert (t.asked, t.gear("A"), t.used) == (("A", "turn"), ["wanted"], ["wanted"])
    assert [t.gear(letter) for letter in "BCD"] == [[], [], []]
    assert t.nuggets("A") == 0


# Madam Yto


def madam(a: str = "", b: str = "", *, life: int = 2, b_life: int = 2, out: str = "") -> Bench:
    """Return a table where A is Madam Yto."""
    yto = who(a, character="madam-yto", life=life, nuggets=2)
    return rush(A=yto, B=who(b, life=b_life), C="", D="", display="bottle", out=out)


@pytest.mark.rule("GR-067", "GR-069")
def test_madam_yto_draws_a_card_for_a_beer_of_another_player() -> None:
    t = madam(b="beer").end("A").play("B", "beer")
    assert (t.count("A"), t.lives["B"]) == (1, 3)


@pytest.mark.rule("GR-067", "GR-069")
def test_madam_yto_draws_a_card_for_a_beer_of_her_own() -> None:
    t = madam("beer").play("A", "beer")
    assert (t.count("A"), t.lives["A"]) == (1, 3)


@pytest.mark.rule("GR-067")
def test_madam_yto_draws_a_card_for_each_beer() -> None:
    t = madam("beer-6H beer-7H", life=1).play("A", "beer-6H").play("A", "beer-7H")
    assert [event["why"] for event in t.events("drew")] == ["madam-yto"] * 2


@pytest.mark.rule("GR-068")
@pytest.mark.parametrize("seller", "AB")
def test_madam_yto_draws_a_card_for_a_beer_that_is_played_for_a_nugget(seller: str) -> None:
    t = madam("beer-6H", "beer-7H")
    if seller == "B":
        t.end("A")
    t.sell(seller, "beer")
    assert t.events("drew")[-1]["why"] == "madam-yto"
    assert t.events("drew")[-1]["seat"] == 0


@pytest.mark.rule("GR-067", "GR-069")
def test_madam_yto_draws_a_card_for_a_beer_that_saves_somebody() -> None:
    a = who("bang", character="madam-yto")
    t = rush(A=a, B=who("beer", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert t.count("A") == 1


@pytest.mark.rule("GR-067")
def test_madam_yto_draws_for_the_beer_that_saves_herself() -> None:
    t = rush(A="bang", B=who("beer", life=1, character="madam-yto"), C="", D="", deck="saloon")
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert (t.lives["B"], t.hand("B")) == (1, ["saloon"])


@pytest.mark.rule("GR-067")
def test_madam_yto_may_draw_the_beer_that_she_still_needs() -> None:
    """A Dynamite takes 3 life points, and she has 2. One Beer is too little, but brings a card."""
    b = who("beer-6H", play="dynamite", character="madam-yto", life=2)
    t = rush(turn="B", phase="start", A="", B=b, C="", D="", deck="5S beer-7H saloon")
    assert t.asked == ("B", "save")
    t.play("B", "beer-6H").play("B", "beer-7H")
    assert (t.life("B"), t.out, t.asked) == (1, "", ("B", "turn"))


@pytest.mark.rule("GR-067")
def test_madam_yto_without_a_card_is_not_asked_for_a_beer() -> None:
    b = who(play="dynamite", character="madam-yto", life=2)
    t = rush(turn="B", phase="start", A="", B=b, C="", D="", deck="5S beer-7H")
    assert t.out == "B"


@pytest.mark.rule("GR-067")
def test_madam_yto_draws_for_a_beer_that_heals_nobody() -> None:
    t = madam("beer", life=4).play("A", "beer")
    assert t.count("A") == 1


@pytest.mark.rule("GR-070")
def test_a_bottle_a_saloon_and_a_shot_are_not_beers_for_madam_yto() -> None:
    t = madam().buy("A", "bottle").like("A", "beer")
    assert (t.lives["A"], t.count("A")) == (3, 0)
    t = madam("saloon").play("A", "saloon")
    assert (t.lives["A"], t.count("A")) == (3, 0)


@pytest.mark.rule("GR-067", "GR-070")
def test_a_beer_that_is_discarded_is_not_played() -> None:
    sid = who("beer beer", character="sid-ketchum", life=1)
    t = rush(A=sid, B=who(character="madam-yto"), C="", D="").use("A", "sid-ketchum")
    assert (t.lives["A"], t.count("B")) == (2, 0)


# Pretty Luzena


def luzena(nuggets: int, display: str) -> Bench:
    a = who(nuggets=nuggets, character="pretty-luzena", life=2)
    return rush(A=a, B=who(gear="gold-pan"), C="", D="", display=display, equipment="rhum rhum")


@pytest.mark.rule("GR-071")
def test_one_card_a_turn_costs_pretty_luzena_one_nugget_less() -> None:
    t = luzena(5, "boots calumet lucky-charm").buy("A", "boots", price=2)
    assert (t.gear("A"), t.nuggets("A")) == (["boots"], 3)
    assert t.can("A", "buy c") == ["buy calumet for 3"]
    assert t.buy("A", "calumet").nuggets("A") == 0


@pytest.mark.rule("GR-071")
def test_pretty_luzena_needs_only_the_lower_price() -> None:
    assert luzena(2, "boots pickaxe").can("A", "buy") == ["buy boots for 2"]


@pytest.mark.rule("GR-071")
def test_pretty_luzena_may_save_her_discount_for_another_card() -> None:
    t = luzena(6, "boots pickaxe").buy("A", "boots", price=3).buy("A", "pickaxe", price=3)
    assert (t.gear("A"), t.nuggets("A")) == (["boots", "pickaxe"], 0)


@pytest.mark.rule("GR-071")
def test_pretty_luzena_has_her_discount_again_in_the_next_turn() -> None:
    t = luzena(4, "boots calumet").buy("A", "boots", price=2).sits_out("A", "B", "C", "D")
    assert t.buy("A", "calumet", price=2).gear("A") == ["boots", "calumet"]


@pytest.mark.rule("GR-071")
def test_pretty_luzena_pays_in_full_to_make_others_discard() -> None:
    assert luzena(9, "boots").can("A", "scrap") == ["scrap gold-pan at 1 for 4"]
    assert luzena(3, "boots").can("A", "scrap") == []


@pytest.mark.rule("GR-071")
def test_nobody_else_has_a_discount() -> None:
    t = rush(A=who(nuggets=3), B=who(character="pretty-luzena"), C="", D="", display="boots")
    assert t.can("A", "buy") == ["buy boots for 3"]


@pytest.mark.rule("GR-072")
def test_a_card_that_costs_one_nugget_is_free_for_pretty_luzena() -> None:
    t = luzena(0, "shot-1 boots").buy("A", "shot", at="A", price=0)
    assert (t.lives["A"], t.nuggets("A"), t.can("A", "buy")) == (3, 0, [])


# Raddie Snake


def raddie(nuggets: int = 5, gear: str = "") -> Bench:
    return rush(A=who(nuggets=nuggets, character="raddie-snake", gear=gear), B="", C="", D="")


@pytest.mark.rule("GR-073")
def test_raddie_snake_draws_for_a_nugget_twice_a_turn() -> None:
    t = raddie().use("A", "raddie-snake").use("A", "raddie-snake")
    assert (t.count("A"), t.nuggets("A"), t.can("A", "use")) == (2, 3, [])


@pytest.mark.rule("GR-073")
def test_without_a_nugget_raddie_snake_draws_nothing() -> None:
    assert raddie(1).use("A", "raddie-snake").can("A", "use") == []


@pytest.mark.rule("GR-073")
def test_raddie_snake_with_a_gold_pan_draws_up_to_four_cards() -> None:
    t = raddie(gear="gold-pan")
    for what in ("raddie-snake", "gold-pan", "gold-pan", "raddie-snake"):
        t.use("A", what)
    assert (t.count("A"), t.nuggets("A"), t.can("A", "use")) == (4, 1, [])


@pytest.mark.rule("GR-073")
def test_out_of_turn_raddie_snake_draws_nothing() -> None:
    b = who("missed", nuggets=5, character="raddie-snake")
    assert rush(A="bang", B=b, C="", D="").play("A", "bang", at="B").can("B", "use") == []


@pytest.mark.rule("GR-074")
def test_everybody_sees_how_often_raddie_snake_has_drawn_until_the_turn_ends() -> None:
    t = raddie().use("A", "raddie-snake").use("A", "raddie-snake")
    seen = [dict(t.view(seat).players[0].counters)["raddie-snake"] for seat in "ABCD"]
    assert (seen, t.nuggets("A")) == ([2] * 4, 3)
    t.sits_out("A")
    assert dict(t.view().players[0].counters) == {"nuggets": 3}


@pytest.mark.rule("GR-074")
def test_in_the_next_turn_raddie_snake_can_draw_twice_again() -> None:
    t = raddie().use("A", "raddie-snake").use("A", "raddie-snake").sits_out("A", "B", "C", "D")
    t.use("A", "raddie-snake").use("A", "raddie-snake")
    assert t.nuggets("A") == 1


# Simeon Picos


def simeon(life: int, hand: str = "", gear: str = "") -> Bench:
    """Let A shoot Simeon Picos."""
    b = who(hand, life=life, character="simeon-picos", gear=gear)
    t = rush(A=who("bang", nuggets=2), B=b, C="", D="").play("A", "bang", at="B")
    return t.passes("B") if hand else t


@pytest.mark.rule("GR-075")
def test_simeon_picos_takes_a_nugget_for_a_wound_from_the_heap() -> None:
    t = simeon(4)
    assert (t.lives["B"], t.purses["A"], t.purses["B"]) == (3, 2 + 1, 1)


@pytest.mark.rule("GR-075")
def test_simeon_picos_takes_a_nugget_for_each_life_point_of_a_dynamite() -> None:
    a = who(play="dynamite", character="simeon-picos")
    assert rush(phase="start", deck="5S", A=a, B="", C="", D="").nuggets("A") == 3


@pytest.mark.rule("GR-075")
def test_simeon_picos_takes_a_nugget_for_the_last_life_point_if_he_is_saved() -> None:
    t = simeon(1, "beer")
    assert t.nuggets("B") == 0
    assert t.play("B", "beer").nuggets("B") == 1


@pytest.mark.rule("GR-075", "GR-082")
def test_simeon_picos_takes_no_nugget_for_the_point_that_eliminates_him() -> None:
    b = who(life=1, nuggets=3, character="simeon-picos")
    t = rush(shadows=True, A="bang", B=b, C="", D="").play("A", "bang", at="B")
    assert (t.out, t.nuggets("B")) == ("B", 3)


@pytest.mark.rule("GR-053", "GR-075")
def test_simeon_picos_with_a_lucky_charm_takes_two_nuggets() -> None:
    assert simeon(4, gear="lucky-charm").nuggets("B") == 2


# Within a Duel


def duelling(character: str, gear: str = "", hand: str = "bang beer missed") -> Bench:
    """Return a table where A is asked for a BANG! in their own Duel, with nuggets to spend."""
    a = who(f"duel-QD {hand}", life=2, character=character, nuggets=9, gear=gear)
    t = rush(A=a, B="bang bang", C=who(gear="boots"), D="", display="pickaxe shot wanted")
    return t.play("A", "duel", at="B").answer("B", "bang")


@pytest.mark.rule("BASE-025", "GR-016", "GR-073")
@pytest.mark.parametrize(
    ("character", "gear"),
    [
        ("raddie-snake", ""),
        ("josh-mccloud", ""),
        ("jacky-murieta", ""),
        ("", "gold-pan"),
        ("", "rucksack"),
    ],
)
def test_abilities_of_a_turn_wait_until_the_players_duel_is_over(character: str, gear: str) -> None:
    t = duelling(character, gear)
    assert (t.asked, t.can("A")) == (("A", "fend"), ["discard bang-AS", "pass"])
    t.passes("A")
    assert t.asked == ("A", "turn")
    assert all(t.can("A", each) for each in (f"use {character or gear}", "buy", "scrap", "sell"))


@pytest.mark.rule("BASE-025", "BASE-161")
def test_sid_ketchum_may_trade_within_his_own_duel() -> None:
    t = duelling("sid-ketchum")
    assert len(t.can("A", "use sid-ketchum")) == 3
    t.use("A", "sid-ketchum", "beer").answer("A", "missed")
    assert (t.asked, t.life("A")) == (("A", "fend"), 3)


@pytest.mark.rule("BASE-025", "GR-057")
def test_a_rucksack_may_save_its_owner_who_loses_a_duel_that_they_started() -> None:
    a = who("duel bang", life=1, nuggets=2, gear="rucksack")
    t = rush(A=a, B="bang", C="", D="").play("A", "duel", at="B").answer("B", "bang").passes("A")
    assert t.asked == ("A", "save")
    assert t.use("A", "rucksack").life("A") == 1


@pytest.mark.rule("GR-065")
def test_without_equipment_in_the_deck_josh_mccloud_gets_no_offer() -> None:
    match = josh("boots").match
    rest = match._rest
    assert isinstance(rest, Table)
    rest = rest.copy()
    rest.piles["equipment"].clear()
    assert not rest.piles["equipment-used"]
    t = Bench(Match(match.game, 4, match.options, position=rest))
    assert (t.nuggets("A"), t.can("A", "use")) == (2, [])
