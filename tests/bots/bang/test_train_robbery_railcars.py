"""The bot in The Great Train Robbery: its use of railcars."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import LETTERS, Bench
from tables.bang_bot import (
    answer,
    choice,
    turn,
)
from tables.train_robbery_bot import boards, five

# The Ghost Car and the Lumber Flatcar


def place(t: Bench, letter: str) -> str:
    """Let the bot play until it has to give a card away, and return the answer."""
    while t.asked and t.asked[1] != "give":
        assert t.asked[0] == letter
        t.match.choose(LETTERS.index(letter), choice(t, letter))
    return answer(t, letter)


def hauled(letter: str, car: str, **seats: Any) -> Bench:
    """Return a table where this player has taken a railcar with a Water Tower."""
    t = five(
        letter,
        **{**seats, letter: {"hand": "water-tower", **seats.get(letter, {})}},
        train=car,
        loco=2,
    )
    return t.play(letter, "water-tower", on=car)


@pytest.mark.parametrize(("letter", "friend"), [("A", "B"), ("C", "D")])
def test_a_ghost_car_brings_a_friend_back(letter: str, friend: str) -> None:
    t = hauled(letter, "ghost-car", out=friend)
    assert answer(t, letter) == f"give ghost-car at {friend}"


@pytest.mark.parametrize("letter", "BC")
def test_a_ghost_car_does_not_bring_an_enemy_back(letter: str) -> None:
    t = hauled(letter, "ghost-car", out="D" if letter == "B" else "B")
    assert answer(t, letter) == f"give ghost-car at {letter}"


def test_a_renegade_keeps_the_ghost_car() -> None:
    assert answer(hauled("E", "ghost-car", out="BD"), "E") == "give ghost-car at E"


def test_a_lumber_flatcar_goes_before_an_enemy() -> None:
    """The Outlaws know one enemy for certain, the Sheriff."""
    assert answer(hauled("C", "lumber-flatcar"), "C") == "give lumber-flatcar at A"


def test_a_sheriff_who_knows_no_friend_leaves_the_ghost_car_alone() -> None:
    a = {"hand": "schofield-KS", "play": "winchester"}
    t = five("A", A=a, stations="creepy-creek", train="ghost-car", loco=2)
    assert boards(t, "A")[:1] != ["board ghost-car schofield"]


def haunted(**seats: Any) -> Bench:
    """Return a table where the Sheriff A has shot C, who has a Ghost Car; it is A's turn."""
    a = {"play": "winchester", **seats.pop("A", {})}
    a["hand"] = f"bang-KH {a.get('hand', '')}"
    c = {"play": "ghost-car scope", "life": 1}
    t = five("A", A=a, C=c, **seats)
    t.play("A", "bang", at="C").gives_up("C")
    assert t.is_ghost("C")
    return t


def test_a_ghost_is_gone_without_its_car_so_that_is_what_its_enemy_takes_away() -> None:
    t = haunted(A={"hand": "cat-balou"}, out="BDE")
    assert answer(t, "A") == "play cat-balou ghost-car at C"
    t.play("A", "cat-balou", at="C", on="ghost-car")
    assert t.winners == "AB"


def test_nobody_shoots_at_a_ghost() -> None:
    t = haunted(A={"hand": "bang-QH bang-AS duel", "play": "volcanic"}, out="BDE")
    assert turn(t, "A") == ["end"]


# Railcars that are discarded


def test_a_mail_car_is_used_at_once_and_the_worst_card_goes_to_the_least_hostile_player() -> None:
    t = five("C", C={"play": "mail-car"}, deck="beer dynamite wells-fargo")
    assert answer(t, "C") == "use mail-car"
    t.use("C", "mail-car")
    given = answer(t, "C")
    assert given.startswith("give at")
    assert given.endswith(" 2")
    assert "at A" not in given


def test_a_passenger_car_takes_the_best_there_is_from_an_enemy() -> None:
    t = five("C", C={"play": "passenger-car"}, A={"play": "barrel", "hand": "bang"})
    assert turn(t, "C")[:2] == ["use passenger-car", "as panic barrel at A"]


def test_a_passenger_car_waits_where_nobody_has_anything() -> None:
    t = five("C", C={"play": "passenger-car"}, A={"play": "private-car"})
    assert turn(t, "C") == ["end"]


def test_a_baggage_car_is_kept_for_a_missed() -> None:
    t = five("C", C={"play": "baggage-car"}, B="bang", A="bang-KH")
    assert turn(t, "C") == ["end"]


def test_a_baggage_car_finishes_the_sheriff() -> None:
    t = five("C", C={"play": "baggage-car winchester"}, A={"life": 1})
    assert turn(t, "C")[:2] == ["use baggage-car", "as bang at A"]


def test_a_circus_wagon_is_for_when_enemies_have_much_to_lose() -> None:
    a = {"play": "barrel mustang"}
    t = five("C", C={"play": "circus-wagon"}, A=a, D={"play": "scope"})
    assert turn(t, "C")[0] == "use circus-wagon"
    t = five("C", C={"play": "circus-wagon"})
    assert turn(t, "C") == ["end"]


def test_the_worst_card_in_play_is_discarded_for_a_circus_wagon() -> None:
    t = five("C", C={"play": "circus-wagon"}, A={"play": "barrel lumber-flatcar mustang"})
    t.use("C", "circus-wagon")
    assert answer(t, "A") == "discard lumber-flatcar"


def test_a_coal_hopper_takes_an_enemys_best_railcar_away() -> None:
    t = five("C", C={"play": "coal-hopper caboose"}, A={"play": "observation-car prisoner-car"})
    assert turn(t, "C")[:2] == ["use coal-hopper", "discard observation-car at A"]


def test_of_two_railcars_of_a_lounge_car_the_better_one_stays() -> None:
    t = five("C", C={"play": "lounge-car"}, railcars="private-car mail-car")
    t.use("C", "lounge-car")
    assert answer(t, "C") == "take mail-car"


def test_a_lumber_flatcar_out_of_a_lounge_car_is_for_somebody_else() -> None:
    t = five("C", C={"play": "lounge-car"}, railcars="lumber-flatcar private-car")
    t.use("C", "lounge-car")
    assert turn(t, "C")[:2] == ["take private-car", "give lumber-flatcar at A"]


def test_a_cattle_truck_digs_up_the_best_card() -> None:
    t = five("C", C={"play": "cattle-truck"}, discard="dynamite wells-fargo jail")
    assert turn(t, "C")[:3] == ["use cattle-truck", "take wells-fargo", "play wells-fargo"]


@pytest.mark.parametrize(("hand", "used"), [("", True), ("beer missed wells-fargo", False)])
def test_an_express_car_is_for_a_player_with_few_cards_to_lose(hand: str, used: bool) -> None:
    """The bot plays the Wells Fargo first, and then has too many cards to lose."""
    t = five("B", B={"play": "express-car", "hand": hand}, deck="missed missed missed")
    assert ("use express-car" in turn(t, "B")) == used


# Railcars that stay


def test_a_sleeper_car_shoots_with_the_blue_card_it_needs_least() -> None:
    c = {"play": "sleeper-car winchester barrel", "hand": "schofield"}
    t = five("C", C=c)
    assert turn(t, "C")[0] == "use sleeper-car schofield at A"


def test_a_caboose_saves_with_the_card_it_needs_least() -> None:
    c = {"play": "caboose observation-car prisoner-car"}
    t = five("A", A={"hand": "bang", "play": "winchester"}, C=c)
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "use caboose prisoner-car"


def test_a_baggage_car_saves_a_life_point_where_there_is_no_missed() -> None:
    t = five("A", A={"hand": "bang", "play": "winchester"}, C={"play": "baggage-car", "life": 2})
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "use baggage-car"
    t = five(
        "A", A={"hand": "bang", "play": "winchester"}, C={"play": "baggage-car", "hand": "missed"}
    )
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play missed"


def test_a_sleeper_car_fends_off_indians() -> None:
    t = five("A", A="indians", C={"play": "sleeper-car barrel winchester", "hand": "schofield"})
    t.play("A", "indians").gives_up("B")
    assert answer(t, "C") == "use sleeper-car schofield"


def test_nobody_plays_indians_or_a_duel_against_a_prisoner_car() -> None:
    t = five("C", C={"hand": "duel bang bang bang"}, A={"play": "prisoner-car"})
    assert "play duel at A" not in turn(t, "C")
