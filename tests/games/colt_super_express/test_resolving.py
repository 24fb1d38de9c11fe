"""The second phase: players reveal one card each, in turn, until no card is left."""

from __future__ import annotations

from itertools import groupby

import pytest

from tables.colt import opening, table

PHASES = ("schemed", "revealed", "uncoupled", "treasure", "first-player", "round")


@pytest.mark.rule("COLT-018")
def test_a_round_is_scheming_then_shooting_then_its_end() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    t.round()
    course = [kind for kind, _ in groupby(e.kind for e in t.events if e.kind in PHASES)]
    assert course == ["schemed", "revealed", "uncoupled", "treasure", "first-player", "round"]


@pytest.mark.rule("COLT-023")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Be", ["Be", "Ch", "Dj", "Do"]),
        ("Ch", ["Ch", "Dj", "Do", "Be"]),
        ("Dj", ["Dj", "Do", "Be", "Ch"]),
        ("Do", ["Do", "Be", "Ch", "Dj"]),
    ],
)
def test_the_first_player_begins_and_play_goes_clockwise(first: str, order: list[str]) -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | Do> | -", first=first)
    t.round()
    assert [turn.split()[0] for turn in t.turns] == order * 3


@pytest.mark.rule("COLT-023")
@pytest.mark.parametrize("seed", range(5))
def test_in_the_first_round_the_one_drawn_begins(seed: int) -> None:
    t = opening(5, seed)
    t.play("P1 flip", "P2 flip", "P3 flip", "P4 flip", "P5 flip")
    assert t.inside == "- | <P1 | <P2 | <P3 | P4> | P5> | -"


@pytest.mark.rule("COLT-024", "COLT-025")
def test_one_card_a_turn_until_all_are_resolved() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    t.round(Be="flip change-floor move", Ch="change-floor flip move", Dj="flip move change-floor")
    assert t.turns == [
        "Be flip",
        "Ch change-floor",
        "Dj flip",
        "Be change-floor",
        "Ch flip",
        "Dj move",
        "Be move",
        "Ch move",
        "Dj change-floor",
    ]


@pytest.mark.rule("COLT-024")
def test_the_next_card_waits_for_the_next_turn() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    t.play("Be flip", Be="move fire")
    assert t.inside == "- | - | <Be | Ch> | Dj> | -"
    assert (t.bandit("Be").revealed, t.bandit("Be").face_down) == (("flip",), 2)
    assert (t.bandit("Ch").revealed, t.bandit("Ch").face_down) == ((), 3)


@pytest.mark.rule("COLT-025")
def test_no_car_is_lost_before_the_last_card_is_resolved() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    t.round()
    kinds = [event.kind for event in t.events]
    assert kinds[: kinds.index("uncoupled")].count("revealed") == 9


@pytest.mark.rule("COLT-026")
def test_a_scheduled_card_is_played_even_if_it_is_the_end() -> None:
    t = table(inside="<Be | - | - | -", roof="- | Ch> | <Dj | -")
    t.play("Be fire", "Ch flip", "Dj flip", "Be move")
    assert t.out == "Be"


@pytest.mark.rule("COLT-026")
def test_nobody_is_asked_anything_once_the_schemes_are_laid() -> None:
    t = table(inside="<Be | Ch> | <Dj | - | -", expansions="reflex horse time-car")
    t.round(Be="move horse reflex", Ch="fire horse reflex", Dj="fire reflex horse")
    assert [answer.verb for _, answer, _ in t.match.choices] == ["scheme"] * 3


@pytest.mark.rule("COLT-026", "COLT-045")
def test_a_shooter_cannot_spare_anybody() -> None:
    t = table(inside="<Ch <Be | - | <Dj | -")
    t.play("Be fire")
    assert t.out == "Ch"


@pytest.mark.rule("COLT-027")
def test_an_eliminated_player_plays_no_more_cards() -> None:
    t = table(inside="<Ch <Be | - | Dj> | -")
    t.round(Be="fire flip change-floor", Dj="flip change-floor move")
    assert t.turns == [
        "Be fire",
        "Dj flip",
        "Be flip",
        "Dj change-floor",
        "Be change-floor",
        "Dj move",
    ]


@pytest.mark.rule("COLT-027")
def test_a_bandit_who_walks_off_plays_no_more_cards() -> None:
    t = table(inside="<Be | - | - | Ch> | Dj> | -")
    t.round(Be="move flip fire")
    assert [turn for turn in t.turns if turn.startswith("Be")] == ["Be move"]


@pytest.mark.rule("COLT-027")
def test_an_eliminated_player_schemes_no_more() -> None:
    t = table(inside="<Ch <Be | - | - | Dj> | -", roof="- | - | Do> | - | -")
    t.round(Be="fire flip move", Dj="flip change-floor move", Do="flip fire change-floor")
    assert (t.out, t.asked) == ("Ch", "Be Dj Do")


@pytest.mark.rule("COLT-097")
def test_a_stunned_bandit_is_still_stunned_in_the_next_round() -> None:
    t = table(inside="- | - | Be> | Ch> | - | -", roof="- | - | - | - | Dj> | -")
    t.round(Be="flip change-floor fire", Ch="change-floor flip fire", Dj="change-floor flip move")
    assert t.roof == "<be | - | <Ch | - | -"
    t.play("Ch flip", "Dj flip", "Be move")
    assert (t.roof, t.out) == ("<Be | - | Ch> | - | -", "")


@pytest.mark.rule("COLT-027")
def test_an_eliminated_bandit_has_no_cards_left_to_play() -> None:
    t = table(inside="<Ch <Be | - | <Dj | -")
    t.play("Be fire")
    assert (t.out, t.bandit("Ch").face_down, t.bandit("Be").face_down) == ("Ch", 0, 2)
