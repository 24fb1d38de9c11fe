"""The Time Travel Car together with Horse."""

from __future__ import annotations

import pytest

from tables.colt import table

BOTH = "horse time-car"
# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-073", "COLT-081", "COLT-087")
def test_horse_does_not_reach_the_time_travel_car() -> None:
    t = table(inside="- | <Be | - | -", roof="- | Ch> | <Dj | -", expansions=BOTH)
    t.play("Be horse")
    assert t.inside == "- | - | - | Be>"
    t = table(inside="- | <Be | - | -", roof="- | Ch> | <Dj | -", expansions=BOTH)
    t.play("Be horse", "Ch flip", "Dj flip", "Be move")
    assert (t.inside, t.out) == ("Be> | - | - | -", "")


@pytest.mark.rule("COLT-084", "COLT-085")
def test_a_horse_put_back_by_a_trip_is_ridden_again() -> None:
    t = table(inside="- | <Be | - | -", roof="- | Ch> | <Dj | -", expansions=BOTH)
    t.play("Be horse", "Ch flip", "Dj flip", "Be move", "Ch move", "Dj move", "Be horse")
    assert t.inside == "- | - | - | Be>"


@pytest.mark.rule("COLT-087", "COLT-095")
def test_a_second_arrival_by_a_move_is_a_paradox() -> None:
    t = table(inside="- | <Be | - | -", roof="- | <Ch | Dj> | -", expansions=BOTH)
    t.round(Be="horse move flip", Ch=TURN, Dj=TURN)
    assert [turn for turn in t.turns if turn.startswith("Be")] == [
        *("Be horse", "Be move", "Be horse", "Be move"),
    ]
    assert (t.out, t.asked) == ("Be", "Ch Dj")


@pytest.mark.rule("COLT-087", "COLT-096")
def test_a_trip_before_the_first_card_counts_for_the_paradox() -> None:
    t = table(inside="- | Ch> Be>", roof="Dj> | -", expansions=BOTH, first="Ch")
    t.play("Ch fire", "Dj flip", "Be horse", "Ch flip", "Dj change-floor", "Be move")
    assert (t.out, t.pending) == ("Be", "")


@pytest.mark.rule("COLT-088")
def test_a_trip_in_an_earlier_round_does_not_count() -> None:
    t = table(inside="- | - | - | Be>", roof="- | <Ch | Dj> | -", expansions=BOTH)
    t.round(Be="move horse flip", Ch=TURN, Dj=TURN)
    assert (t.inside, len(t.happened("travelled"))) == ("Ch> | <Dj | <Be", 1)
    t.play("Ch flip", "Dj flip", "Be flip", "Ch change-floor", "Dj change-floor", "Be move")
    assert (t.inside, t.roof) == ("Be> | - | -", "<Ch | Dj> | -")


@pytest.mark.rule("COLT-089")
def test_a_horse_put_back_by_a_trip_counts_as_not_revealed() -> None:
    t = table(inside="- | <Dj | Ch>", roof="- | Be> | -", expansions=BOTH)
    t.play("Be horse", "Ch fire", "Dj fire")
    assert (t.inside, t.pending, t.out) == ("- | <Dj | Ch>", "Be", "")
    t = table(inside="- | <Dj | Ch>", roof="- | Be> | -", expansions=BOTH)
    t.play("Be horse", "Ch fire", "Dj fire", "Be horse")
    assert (t.inside, t.pending) == ("- | <Dj | Ch> Be>", "")


@pytest.mark.rule("COLT-078", "COLT-089")
def test_a_next_card_that_everybody_knows_makes_no_difference() -> None:
    t = table(inside="- | <Dj | Ch> Be>", expansions=BOTH)
    t.play("Be flip", "Ch fire", "Dj fire")
    assert (t.pending, t.out) == ("Be", "")
    t = table(inside="- | <Dj | Ch> Be>", expansions=BOTH)
    t.play("Be flip", "Ch fire", "Dj fire", "Be flip", Be="horse")
    assert (t.pending, t.out) == ("", "Be")


@pytest.mark.rule("COLT-095")
def test_horse_does_not_save_from_a_paradox() -> None:
    t = table(inside="<Ch | Be>", roof="- | Dj>", expansions=BOTH)
    t.play("Be move", "Ch flip", "Dj flip", "Be move", "Ch fire", Be="horse flip")
    assert (t.out, t.pending) == ("Be", "")
    t = table(inside="<Ch | Be>", roof="- | Dj>", expansions=BOTH)
    t.round(Be="move horse flip", Ch="flip fire change-floor", Dj=TURN)
    assert [turn for turn in t.turns if turn.startswith("Be")] == ["Be move", "Be move"]


@pytest.mark.rule("COLT-081", "COLT-082", "COLT-089")
def test_past_the_front_is_a_trip_and_past_the_rear_is_pending() -> None:
    t = table(inside="<Be | - | Dj>", roof="- | Ch> | -", expansions=BOTH, first="Dj")
    t.play("Dj move", "Be move")
    assert (t.inside, t.pending) == ("Dj> | - | -", "Be")


@pytest.mark.rule("COLT-052", "COLT-082")
def test_a_bullet_stops_at_the_locomotive() -> None:
    t = table(inside="- | - | Be> Ch>", roof="- | <Dj | -", expansions=BOTH)
    t.play("Be move", "Ch fire")
    assert t.happened("fired") == [{"seat": "Ch", "target": None}]
    assert t.inside == "Be> | - | Ch>"


@pytest.mark.rule("COLT-056", "COLT-077", "COLT-083")
def test_a_traveller_who_stays_in_the_last_car_is_lost_with_it() -> None:
    t = table(inside="- | - | - | Ch> Be>", roof="- | - | <Dj | -", expansions=BOTH)
    t.round(Be="flip change-floor fire", Ch="fire flip change-floor", Dj="fire flip change-floor")
    assert (t.out, t.asked) == ("Be", "Ch Dj")
