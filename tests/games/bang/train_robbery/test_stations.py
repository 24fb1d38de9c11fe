"""The price of each station."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who
from whistlestop.games.bang.train_robbery.stations import TILES

# Cards of every suit and of many ranks, and several of each name that a station requires.
HAND = (
    "bang-AS bang-2C bang-QH bang-10D missed-2S missed-AC beer-6H beer-JH panic-8D panic-JH "
    "cat-balou-9D cat-balou-KH saloon-5H stagecoach-9S mustang-9H schofield-JC volcanic-10S"
)
PLAY = "barrel-QS scope caboose"


def at(station: str, hand: str = HAND, play: str = PLAY, **a: Any) -> Bench:
    """Return a table with the Mail Car, and nothing else, below this station."""
    people: dict[str, Any] = {"A": who(hand, play=play, **a), "B": "", "C": "", "D": ""}
    return robbery(**people, stations=station, train="mail-car", loco=2)


def payments(t: Bench) -> set[str]:
    return {text.removeprefix("board mail-car ") for text in t.can("A", "board mail-car")}


def cards() -> list[str]:
    return [*HAND.split(), "barrel-QS", "scope-AS", "caboose"]


EXACT = {
    "boom-town": "bang-AS bang-2C bang-QH bang-10D",
    "catico": "panic-8D panic-JH cat-balou-9D cat-balou-KH",
    "creepy-creek": "bang-AS missed-2S stagecoach-9S volcanic-10S barrel-QS scope-AS",
    "crowns-hole": "beer-6H beer-JH",
    "deathwood": "mustang-9H schofield-JC volcanic-10S barrel-QS scope-AS caboose",
    "dodgeville": "missed-2S missed-AC",
    "fort-wroth": (
        "bang-AS bang-QH bang-10D missed-AC beer-JH panic-JH cat-balou-KH schofield-JC "
        "volcanic-10S barrel-QS scope-AS"
    ),
    "frisco": "bang-2C missed-AC schofield-JC",
    "miners-oath": "bang-10D panic-8D cat-balou-9D",
    "san-tafe": "bang-QH beer-6H beer-JH panic-JH cat-balou-KH saloon-5H mustang-9H",
    "yooma": "bang-2C missed-2S beer-6H panic-8D cat-balou-9D saloon-5H stagecoach-9S mustang-9H",
}


@pytest.mark.parametrize(
    "station",
    [
        pytest.param("boom-town", marks=pytest.mark.rule("GTR-056", "GTR-025")),
        pytest.param("catico", marks=pytest.mark.rule("GTR-057", "GTR-025")),
        pytest.param("creepy-creek", marks=pytest.mark.rule("GTR-058")),
        pytest.param("crowns-hole", marks=pytest.mark.rule("GTR-059", "GTR-025")),
        pytest.param("deathwood", marks=pytest.mark.rule("GTR-060", "GTR-054")),
        pytest.param("dodgeville", marks=pytest.mark.rule("GTR-061", "GTR-025")),
        pytest.param("fort-wroth", marks=pytest.mark.rule("GTR-062")),
        pytest.param("frisco", marks=pytest.mark.rule("GTR-063")),
        pytest.param("miners-oath", marks=pytest.mark.rule("GTR-064")),
        pytest.param("san-tafe", marks=pytest.mark.rule("GTR-065")),
        pytest.param("yooma", marks=pytest.mark.rule("GTR-068")),
    ],
)
def test_a_station_takes_one_of_exactly_these_cards(station: str) -> None:
    t = at(station)
    assert payments(t) == set(EXACT[station].split())
    paid = min(EXACT[station].split())
    before = t.count("A") + len(t.cards("A"))
    t.board("A", "mail-car", paid)
    assert t.top == paid
    assert "mail-car" in t.cards("A")
    assert t.count("A") + len(t.cards("A")) == before  # one card for one railcar
    assert t.life("A") == 4


@pytest.mark.rule("GTR-062", "GTR-068")
@pytest.mark.parametrize(
    ("card", "station"),
    [("stagecoach-9S", "yooma"), ("volcanic-10S", "fort-wroth"), ("scope-AS", "fort-wroth")],
)
def test_nine_is_low_and_ten_is_high_and_an_ace_is_the_highest(card: str, station: str) -> None:
    for name in ("yooma", "fort-wroth"):
        assert (card in payments(at(name, hand=card, play=""))) == (name == station)


@pytest.mark.rule("GTR-058", "GTR-062", "GTR-063", "GTR-064", "GTR-065", "GTR-068")
@pytest.mark.parametrize(
    "station", ["creepy-creek", "frisco", "miners-oath", "san-tafe", "yooma", "fort-wroth"]
)
def test_a_railcar_has_neither_suit_nor_rank(station: str) -> None:
    assert payments(at(station, hand="", play="caboose ghost-car")) == set()


@pytest.mark.rule("GTR-060", "GTR-053")
def test_a_railcar_pays_for_deathwood_and_goes_under_its_deck() -> None:
    t = at("deathwood", hand="", play="caboose")
    t.board("A", "mail-car", "caboose")
    assert (t.cards("A"), t.discard, t.railcars[-1]) == (["mail-car"], [], "caboose")


@pytest.mark.rule("GTR-059")
def test_a_beer_that_pays_heals_nothing() -> None:
    t = at("crowns-hole", hand="beer-6H", play="", life=2)
    t.board("A", "mail-car", "beer")
    assert (t.life("A"), t.events("healed")) == (2, [])


@pytest.mark.rule("GTR-066")
def test_tombrock_costs_a_life_point_and_no_card() -> None:
    t = at("tombrock", hand="bang", play="")
    assert t.can("A", "board") == ["board mail-car"]
    t.board("A", "mail-car")
    assert (t.life("A"), t.hand("A"), t.cards("A")) == (3, ["bang"], ["mail-car"])


@pytest.mark.rule("GTR-066")
@pytest.mark.parametrize(("life", "possible"), [(1, False), (2, True)])
def test_the_last_life_point_cannot_be_paid(life: int, *, possible: bool) -> None:
    t = at("tombrock", hand="beer-6H", play="", life=life)
    assert bool(t.can("A", "board")) == possible


@pytest.mark.rule("GTR-066")
def test_tombrock_is_a_loss_of_life_for_bart_cassidy_caused_by_nobody() -> None:
    a = who(character="bart-cassidy")
    t = robbery(A=a, B="", C="", D="", stations="tombrock", train="mail-car", loco=2)
    t.board("A", "mail-car")
    assert (t.life("A"), t.count("A")) == (3, 1)
    (wounded,) = t.events("wounded")
    assert (wounded["by"], wounded["why"]) == (None, "tombrock")


@pytest.mark.rule("GTR-066")
def test_el_gringo_takes_no_card_for_a_point_that_he_pays() -> None:
    a = who(character="el-gringo")
    t = robbery(A=a, B="bang", C="", D="", stations="tombrock", train="mail-car", loco=2)
    t.board("A", "mail-car")
    assert (t.count("A"), t.count("B")) == (0, 1)


@pytest.mark.rule("GTR-067")
def test_virginia_town_takes_any_two_cards() -> None:
    t = at("virginia-town")
    assert payments(t) == set(cards())
    t.board("A", "mail-car", "caboose")
    assert t.asked == ("A", "pay")
    assert len(t.can("A")) == len(cards()) - 1
    t.do("A", "discard saloon-5H")
    assert t.cards("A") == ["barrel", "mail-car", "scope"]
    assert (t.discard, t.railcars[-1]) == (["saloon-5H"], "caboose")


@pytest.mark.rule("GTR-067")
@pytest.mark.parametrize(("hand", "possible"), [("bang", False), ("bang missed", True)])
def test_one_card_is_not_enough_for_virginia_town(hand: str, *, possible: bool) -> None:
    assert bool(at("virginia-town", hand=hand, play="").can("A", "board")) == possible


@pytest.mark.rule("GTR-067")
def test_the_last_two_cards_are_paid_without_a_second_question() -> None:
    t = at("virginia-town", hand="bang-2D missed-2S", play="")
    t.board("A", "mail-car", "bang-2D")
    assert (t.asked, t.hand("A"), t.cards("A")) == (("A", "turn"), [], ["mail-car"])


def test_each_station_says_what_kind_of_fare_it_has() -> None:
    """The web client reads these names in the catalogue that is generated from the tiles."""
    fares = {tile.name: tile.fare for tile in TILES}
    assert {name: fare for name, fare in fares.items() if fare != "one-card"} == {
        "tombrock": "life-point",
        "virginia-town": "two-cards",
    }
