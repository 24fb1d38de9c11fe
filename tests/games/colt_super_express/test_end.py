"""All endings of the game."""

from __future__ import annotations

from random import Random

import pytest

from tables.colt import opening, table

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-017", "COLT-061", "COLT-062")
def test_shooting_the_last_rival_off_wins_at_once() -> None:
    t = table(inside="<Ch <Be | - | -")
    t.round(Be=TURN, Ch=TURN)
    assert (t.winner, t.turns) == ("Be", ["Be fire"])
    assert (t.inside, t.happened("uncoupled")) == ("<Be | - | -", [])


@pytest.mark.rule("COLT-017", "COLT-061", "COLT-062")
def test_walking_off_leaves_the_last_rival_the_winner_at_once() -> None:
    t = table(inside="<Be | - | -", roof="Ch> | - | -")
    t.round(Be="move flip fire", Ch=TURN)
    assert (t.winner, t.turns) == ("Ch", ["Be move"])
    assert (t.roof, t.happened("uncoupled")) == ("Ch> | - | -", [])


@pytest.mark.rule("COLT-061", "COLT-062")
def test_the_last_aboard_may_be_stunned_in_the_last_car() -> None:
    t = table(inside="ch> | - | Be>")
    t.round(Be="move flip fire", Ch="move flip fire")
    assert (t.winner, t.inside) == ("Ch", "ch> | - | -")
    assert (t.turns, t.match.asks) == (["Be move"], ())


@pytest.mark.rule("COLT-061", "COLT-062")
def test_the_game_goes_on_while_two_are_aboard() -> None:
    t = table(inside="<Ch <Be | - | Dj>")
    t.play("Be fire", "Dj move")
    assert (t.out, t.winner) == ("Ch Dj", "Be")
    t = table(inside="<Ch <Be | - | Dj>")
    t.play("Be fire")
    assert (t.out, t.over) == ("Ch", False)


@pytest.mark.rule("COLT-061", "COLT-062")
def test_a_win_in_mid_round_stops_all_further_cards() -> None:
    t = table(inside="<Ch <Be | - | - | Dj>")
    t.round(Be="fire flip change-floor", Ch="move fire flip", Dj="fire move flip")
    assert t.turns == ["Be fire", "Dj fire", "Be flip", "Dj move"]
    assert (t.winner, t.inside) == ("Be", "Be> | - | - | -")


@pytest.mark.rule("COLT-061")
def test_the_only_survivor_of_the_uncoupling_wins() -> None:
    t = table(inside="<Be | - | Dj> | -", roof="Ch> | - | - | -")
    t.round(Be=TURN, Ch="flip fire change-floor", Dj=TURN)
    assert (t.out, t.winner) == ("Be Ch", "Dj")
    assert t.inside == "- | - | -"


@pytest.mark.rule("COLT-063")
@pytest.mark.parametrize(
    ("inside", "roof"),
    [
        ("<Be Ch> | - | -", ""),
        ("", "<Ch Be> | - | -"),
        ("<Be | - | -", "Ch> | - | -"),
        ("<Be Ch> | -", "<Dj | -"),
    ],
)
def test_nobody_wins_if_all_are_lost_with_the_car(inside: str, roof: str) -> None:
    t = table(inside, roof)
    t.round(Be=TURN, Ch=TURN, Dj=TURN)
    assert (t.out, t.winner) == ("Be Ch Dj", None)
    assert t.happened("treasure") == []


@pytest.mark.rule("COLT-064")
@pytest.mark.parametrize(
    ("inside", "roof"), [("- | <Be Ch>", ""), ("", "- | <Be Ch>"), ("- | <Be", "- | Ch>")]
)
def test_treasures_decide_when_only_the_locomotive_is_left(inside: str, roof: str) -> None:
    t = table(inside, roof, treasures={"Ch": "301 312"})
    t.round(Be=TURN, Ch=TURN)
    assert (t.out, t.winner, t.match.asks) == ("Dj", "Ch", ())


@pytest.mark.rule("COLT-064")
def test_with_a_car_left_the_game_goes_on() -> None:
    t = table(inside="- | - | <Be Ch>", treasures={"Ch": "301 312"})
    t.round(Be=TURN, Ch=TURN)
    assert (t.over, t.asked) == (False, "Be Ch")


@pytest.mark.rule("COLT-061", "COLT-064")
def test_alone_in_the_locomotive_the_last_aboard_wins_without_a_treasure() -> None:
    t = table(inside="<Be | Ch>", treasures={"Be": "301 312"})
    t.round(Be=TURN, Ch=TURN)
    assert (t.winner, t.happened("treasure")) == ("Ch", [])


@pytest.mark.rule("COLT-065")
@pytest.mark.parametrize(("many", "rich"), [("Be", "Ch"), ("Ch", "Be")])
def test_most_treasures_win_whatever_they_are_worth(many: str, rich: str) -> None:
    # The bandit at the very rear takes the last car.
    t = table(inside=f"- | <{many} {rich}>", treasures={many: "301", rich: "389"})
    t.round(Be=TURN, Ch=TURN)
    assert (t.treasures(many), t.treasures(rich), t.winner) == (2, 1, many)


@pytest.mark.rule("COLT-065", "COLT-066")
def test_the_treasures_of_the_eliminated_win_nothing() -> None:
    t = table(inside="- | <Be Ch>", out="Dj", treasures={"Ch": "301 312", "Dj": "389 378 367"})
    t.round(Be=TURN, Ch=TURN)
    assert t.winner == "Ch"


@pytest.mark.rule("COLT-066")
@pytest.mark.parametrize(("value", "winner"), [("389", "Be"), ("301", "Ch")])
def test_the_most_valuable_treasure_wins_a_tie(value: str, winner: str) -> None:
    # Cheyenne takes the last car. 389 is the highest value, and 301 the lowest.
    t = table(inside="- | <Ch Be>", treasures={"Be": value})
    t.round(Be=TURN, Ch=TURN)
    assert (t.treasures("Be"), t.treasures("Ch"), t.winner) == (1, 1, winner)


@pytest.mark.rule("COLT-065", "COLT-066")
def test_in_a_tie_values_are_not_added_up() -> None:
    t = table(inside="- | <Ch Be>", treasures={"Be": "389 301", "Ch": "367"})
    t.round(Be=TURN, Ch=TURN)
    # Belle has 389 and 301, Cheyenne 367 and 378.
    assert (t.treasures("Be"), t.treasures("Ch"), t.winner) == (2, 2, "Be")


@pytest.mark.rule("COLT-066")
def test_a_bandit_with_fewer_treasures_cannot_win_by_value() -> None:
    t = table(
        inside="- | <Ch Be>",
        roof="- | Dj>",
        treasures={"Be": "356 301", "Ch": "312", "Dj": "389"},
    )
    t.round(Be=TURN, Ch=TURN, Dj="flip change-floor fire")
    assert (t.out, [t.treasures(name) for name in t.names]) == ("", [2, 2, 1])
    assert t.winner == "Ch"


@pytest.mark.rule("COLT-067")
def test_the_last_car_is_given_out_before_treasures_are_counted() -> None:
    t = table(inside="- | <Ch Be>", treasures={"Be": "389", "Ch": "312"})
    t.round(Be=TURN, Ch=TURN)
    assert (t.treasures("Be"), t.treasures("Ch"), t.winner) == (1, 2, "Ch")


@pytest.mark.rule("COLT-067")
def test_one_treasure_is_enough_if_nobody_has_any() -> None:
    t = table(inside="- | <Ch Be>")
    t.round(Be=TURN, Ch=TURN)
    assert t.winner == "Ch"


@pytest.mark.rule("COLT-017", "COLT-055", "COLT-064")
@pytest.mark.parametrize("expansions", ["", "reflex", "horse", "time-car", "reflex horse time-car"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_game_ends_within_a_round_per_car_and_only_a_survivor_wins(
    seats: int, expansions: str
) -> None:
    for seed in range(6):
        t = opening(seats, seed, expansions)
        chance = Random(seed)
        rounds = 0
        while not t.over:
            hand = list(t.shown.hand)
            t.round(**{name: " ".join(chance.sample(hand, 3)) for name in t.names})
            rounds += 1
        assert rounds <= seats + 1
        assert t.pending == ""
        left = [name for name in t.names if t.bandit(name).status == "aboard"]
        assert t.winner in left if left else t.winner is None
