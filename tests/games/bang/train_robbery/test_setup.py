"""The contents of the expansion, and the setup of line and train."""

from __future__ import annotations

from collections import Counter

import pytest

from tables.bang import Bench, deal, robbery, table, who
from whistlestop.engine.game_option import OptionValue
from whistlestop.games.bang.base.expansion import BASE
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.train_robbery.expansion import TRAIN_ROBBERY

SEEDS = range(60)
# Life points as printed on the characters' cards.
LIVES = {
    "benny-brawler": 4,
    "evan-babbit": 4,
    "jimmy-texas": 4,
    "manuelita": 4,
    "sancho": 3,
    "sgt-blaze": 5,
    "shade-oconnor": 4,
    "zippy-roy": 5,
}
SIGNS = (
    "cactus-7H dragoon-JS evaded-QC full-steam-2S knife-revolver-5D map-3D money-bag-QC "
    "most-wanted-KS next-stop-2D next-stop-KC refund-3S strongbox-9H switch-6H train-robbery-4D "
    "train-robbery-JC water-tower-8H"
)
PLAYING_CARDS = CATALOGUE.playing_cards(TRAIN_ROBBERY)
NEW_CARDS = {card.id for card in PLAYING_CARDS}
STATIONS = {
    *("boom-town", "catico", "creepy-creek", "crowns-hole", "deathwood", "dodgeville"),
    *("fort-wroth", "frisco", "miners-oath", "san-tafe", "tombrock", "virginia-town", "yooma"),
}
BASE_CHARACTERS = {each.name for each in BASE.characters}
NEW_CHARACTERS = {each.name for each in TRAIN_ROBBERY.characters}


def fresh(seats: int = 5, seed: int = 1, **options: OptionValue) -> Bench:
    """Return a match before the first turn, in which everybody still chooses a character."""
    return deal(seats, seed, train_robbery=True, characters="choose", **options)


@pytest.mark.rule("GTR-001")
def test_the_set_adds_16_railcars_8_characters_16_playing_cards_and_13_stations() -> None:
    t = fresh()
    cars = [*t.train, *t.railcars]
    tiles = [*t.stations, *dict(t.view().piles)["station-box"]]
    assert (len(cars), len(set(cars))) == (16, 16)
    assert sorted(tiles) == sorted(STATIONS)
    assert len(tiles) == 13
    assert sorted(NEW_CHARACTERS) == sorted(LIVES)
    assert t.view().deck == 96


@pytest.mark.rule("GTR-002")
def test_twelve_of_the_new_playing_cards_are_brown_and_four_are_blue() -> None:
    blue = [card.name for card in PLAYING_CARDS if card.kind.blue]
    assert sorted(blue) == ["dragoon", "map", "refund", "strongbox"]
    assert len(PLAYING_CARDS) == 16


@pytest.mark.rule("GTR-002")
def test_each_suit_is_on_four_of_the_new_playing_cards() -> None:
    assert Counter(card.suit for card in PLAYING_CARDS) == {0: 4, 1: 4, 2: 4, 3: 4}


@pytest.mark.rule("GTR-002")
def test_the_signs_of_the_new_playing_cards() -> None:
    assert sorted(NEW_CARDS) == sorted(SIGNS.split())


@pytest.mark.rule("GTR-002")
def test_a_new_blue_card_stays_in_play_and_a_new_brown_one_is_discarded() -> None:
    t = robbery(A="refund most-wanted", B="", C="", D="", deck="2D 3D 4D 5D 6D")
    t.play("A", "refund").play("A", "most-wanted")
    assert t.cards("A") == ["refund"]
    assert "most-wanted-KS" in t.discard


@pytest.mark.rule("GTR-003")
@pytest.mark.parametrize(("side", "other"), [("ironhorse", "leland"), ("leland", "ironhorse")])
def test_the_locomotive_has_two_sides_and_one_of_them_is_up(side: str, other: str) -> None:
    t = robbery(A="full-steam", B="", C="", D="", side=side)
    assert t.engine == side
    t.play("A", "full-steam").do("A", "skip")
    assert t.engine == other


@pytest.mark.rule("GTR-004")
def test_the_new_characters_are_dealt_from_the_same_pool_as_the_old_ones() -> None:
    dealt: set[str] = set()
    mixed = 0
    for seed in SEEDS:
        names = {each.character for each in deal(5, seed, train_robbery=True).view().players}
        dealt |= names
        mixed += bool(names & BASE_CHARACTERS) and bool(names & NEW_CHARACTERS)
    assert dealt == BASE_CHARACTERS | NEW_CHARACTERS
    assert mixed > len(SEEDS) // 2


@pytest.mark.rule("GTR-004")
@pytest.mark.parametrize(("name", "life"), LIVES.items())
def test_a_new_character_begins_with_its_life_points(name: str, life: int) -> None:
    for seed in range(1000):
        t = deal(7, seed, train_robbery=True)
        for each, role in zip(t.view().players, t.view().roles, strict=True):
            if each.character == name:
                assert each.most == life + (role == "sheriff")
                return
    raise AssertionError(f"{name} is never dealt")


@pytest.mark.rule("GTR-004")
def test_without_the_expansion_none_of_its_characters_is_dealt() -> None:
    for seed in SEEDS:
        names = {each.character for each in deal(8, seed).view().players}
        assert names <= BASE_CHARACTERS


@pytest.mark.rule("GTR-005")
def test_the_new_playing_cards_are_shuffled_into_the_deck() -> None:
    dealt: set[str] = set()
    for seed in SEEDS:
        t = deal(5, seed, train_robbery=True)
        hands = [name for letter in "ABCDE" for name in t.ids(letter)]
        dealt |= {*hands} & NEW_CARDS
    assert dealt == NEW_CARDS


@pytest.mark.rule("GTR-005")
def test_without_the_expansion_the_deck_has_the_80_old_cards() -> None:
    t = deal(5, 1)
    assert t.view().deck + sum(each.hand for each in t.view().players) == 80
    assert (t.view().piles, t.view().stacks, t.view().counters) == ((), (), ())


@pytest.mark.rule("GTR-006")
def test_the_railcars_are_a_deck_of_their_own_in_an_order_by_chance() -> None:
    orders = {tuple(fresh(seed=seed).railcars) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert dict(fresh().view().stacks) == {"railcars": 13}


@pytest.mark.rule("GTR-006")
@pytest.mark.parametrize("eyes", ["A", "B", "D", None])
def test_nobody_sees_the_order_of_the_railcar_deck(eyes: str | None) -> None:
    line = "caboose ghost-car mail-car"
    one = robbery(A="", B="", C="", D="", train=line, railcars="private-car sleeper-car")
    two = robbery(A="", B="", C="", D="", train=line, railcars="sleeper-car private-car")
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("GTR-007")
def test_every_station_can_be_the_first_of_the_line() -> None:
    assert {deal(4, seed, train_robbery=True).stations[0] for seed in range(200)} == STATIONS


@pytest.mark.rule("GTR-008")
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_as_many_stations_in_the_line_as_players(seats: int) -> None:
    t = fresh(seats)
    assert len(t.stations) == seats
    assert len(set(t.stations)) == seats


@pytest.mark.rule("GTR-008", "GTR-039")
def test_the_line_keeps_its_length_when_players_are_out() -> None:
    t = robbery(A="full-steam", B="", C="", D="", E="", F="", out="EF")
    t.play("A", "full-steam").do("A", "skip")
    assert len(t.stations) == 6


@pytest.mark.rule("GTR-009")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_locomotive_starts_below_the_first_station(seats: int) -> None:
    assert fresh(seats).loco == 1


@pytest.mark.rule("GTR-010")
def test_the_side_of_the_locomotive_is_a_matter_of_chance() -> None:
    sides = Counter(fresh(seed=seed).engine for seed in SEEDS)
    assert min(sides["ironhorse"], sides["leland"]) > len(SEEDS) // 5


@pytest.mark.rule("GTR-011")
def test_three_railcars_of_the_deck_lie_behind_the_locomotive_for_all_to_see() -> None:
    t = fresh()
    assert len(t.train) == 3
    assert not set(t.train) & set(t.railcars)
    for eyes in ("A", "E", None):
        assert dict(t.view(eyes).piles)["train"] == tuple(t.train)
    trains = {tuple(fresh(seed=seed).train) for seed in SEEDS}
    assert len(trains) > len(SEEDS) - 3


@pytest.mark.rule("GTR-012", "GTR-022")
def test_at_the_start_no_railcar_is_below_a_station() -> None:
    t = robbery(A="bang missed beer panic barrel", B="", C="", D="", loco=1)
    assert t.pairs == {}
    assert t.can("A", "board") == []
    assert fresh().pairs == {}


@pytest.mark.rule("GTR-013")
def test_the_opening_picture_has_the_locomotive_at_boom_town() -> None:
    found = 0
    for t in (fresh(seed=seed) for seed in SEEDS):
        if t.stations[0] == "boom-town":
            assert (t.stations[t.loco - 1], t.pairs) == ("boom-town", {})
            found += 1
    assert found


@pytest.mark.rule("GTR-014")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_rules_of_the_base_game_stay(expansion: bool) -> None:
    t = table(
        phase="draw",
        A="bang-2D bang-3D gatling missed-2S missed-3S missed-4S",
        B="missed-5S",
        C=who("beer-6H", life=1),
        D="",
        deck="4D 5D",
        options={"train-robbery": expansion},
    )
    assert t.count("A") == 8  # with two cards of phase 1
    assert t.targets("A", "bang") == "BD"
    t.play("A", "bang-2D", at="B").answer("B", "missed-5S")
    assert t.targets("A", "bang") == ""  # only one BANG! a turn
    t.play("A", "gatling").passes("C").answer("C", "beer-6H")
    assert t.lives == {"A": 4, "B": 3, "C": 1, "D": 3}
    t.end("A")
    assert t.asked == ("A", "excess")
    assert t.ask("A").about == {"limit": 4, "over": 2}


@pytest.mark.rule("GTR-015")
def test_the_customizable_station_is_not_used_unless_it_is_wanted() -> None:
    for seed in SEEDS:
        t = deal(8, seed, train_robbery=True)
        assert "custom-station" not in (*t.stations, *dict(t.view().piles)["station-box"])


@pytest.mark.rule("GTR-015")
@pytest.mark.parametrize(
    ("like", "card"),
    [("boom-town", "bang-2D"), ("san-tafe", "beer-6H"), ("creepy-creek", "missed-2S")],
)
def test_the_customizable_station_costs_what_the_table_agreed_on(like: str, card: str) -> None:
    options: dict[str, OptionValue] = {"custom-station": f"like-{like}"}
    hand = "bang-2D beer-6H missed-2S"
    t = robbery(A=hand, B="", C="", D="", stations="custom-station", loco=2, options=options)
    car = t.train[0]
    assert t.can("A", f"board {car}") == [f"board {car} {card}"]
    assert len([*t.stations, *dict(t.view().piles)["station-box"]]) == 14
    assert CATALOGUE.card["custom-station"]
