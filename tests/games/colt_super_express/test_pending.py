"""Bandits who are off the train, but not yet out, because Horse may bring them back."""

from __future__ import annotations

import pytest

from tables.colt import table

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-089")
@pytest.mark.parametrize("expansions", ["", "reflex", "time-car", "reflex time-car"])
def test_without_horse_nobody_is_pending(expansions: str) -> None:
    t = table(inside="<Ch <Be | - | Dj>", expansions=expansions)
    t.play("Be fire")
    assert (t.pending, t.out) == ("", "Ch")


@pytest.mark.rule("COLT-089")
@pytest.mark.parametrize("rest", ["flip fire", "flip horse", "horse flip"])
def test_a_pending_bandit_reveals_nothing_of_its_stack(rest: str) -> None:
    t = table(inside="<Be | - | Ch> | <Dj", expansions="horse")
    t.play("Be move", Be=rest)
    assert (t.pending, t.out) == ("Be", "")


@pytest.mark.rule("COLT-089")
def test_a_bandit_who_walks_off_after_its_horse_card_is_out_at_once() -> None:
    t = table(inside="- | <Be | - | -", roof="Ch> | - | <Dj | -", expansions="horse")
    t.play("Be horse", "Ch flip", "Dj flip", "Be move", Be="flip")
    assert (t.pending, t.out) == ("", "Be")


@pytest.mark.rule("COLT-089")
def test_a_bandit_pushed_off_after_its_horse_card_is_out_at_once() -> None:
    t = table(inside="- | <Be | - | Ch>", roof="- | - | <Dj | -", expansions="horse")
    t.play("Be horse", "Ch fire", Be="flip move")
    assert (t.pending, t.out) == ("", "Be")


@pytest.mark.rule("COLT-089")
def test_a_bandit_saved_once_is_not_saved_again() -> None:
    t = table(inside="<Be | - | - | <Ch", roof="- | - | <Dj | -", expansions="horse")
    t.play("Be move", "Ch flip", "Dj flip", "Be horse", "Ch fire", Be="flip")
    assert (t.pending, t.out) == ("", "Be")


@pytest.mark.rule("COLT-090")
def test_a_pending_bandit_has_no_place() -> None:
    t = table(inside="Dj> <Be | - | Ch>", expansions="horse")
    t.play("Be move")
    assert t.inside == "Dj> | - | Ch>"
    be = t.bandit("Be")
    assert (be.status, be.car, be.floor, be.facing) == ("pending", None, None, None)


@pytest.mark.rule("COLT-090")
def test_a_pending_bandit_cannot_be_hit() -> None:
    t = table(inside="<Be | - | <Ch", roof="- | Dj> | -", expansions="horse")
    t.play("Be move", "Ch fire")
    assert t.happened("fired") == [{"seat": "Ch", "target": None}]


@pytest.mark.rule("COLT-090")
def test_a_pending_bandit_blocks_no_bullet() -> None:
    t = table(inside="Do> <Be <Ch | - | Dj>", expansions="horse")
    t.play("Be move", "Ch fire")
    assert (t.inside, t.pending) == ("<Ch | - | Dj>", "Be Do")


@pytest.mark.rule("COLT-091")
def test_with_one_aboard_and_one_pending_the_game_goes_on() -> None:
    t = table(inside="<Ch <Be | - | -", expansions="horse")
    t.play("Be fire")
    assert (t.pending, t.over) == ("Ch", False)
    t = table(inside="<Ch <Be | - | -", expansions="horse")
    t.play("Be fire", "Ch horse")
    assert (t.over, t.inside) == (False, "<Be | - | Ch>")


@pytest.mark.rule("COLT-091", "COLT-061", "COLT-062")
def test_once_the_pending_one_is_out_the_one_aboard_wins_at_once() -> None:
    t = table(inside="<Ch <Be | - | -", expansions="horse")
    t.round(Be="fire flip move", Ch="flip horse move")
    assert (t.winner, t.turns) == ("Be", ["Be fire", "Ch flip"])
    assert t.inside == "<Be | - | -"


@pytest.mark.rule("COLT-091")
def test_meanwhile_turns_go_on_in_order() -> None:
    t = table(inside="<Be | - | <Ch", roof="- | <Dj | -", expansions="horse", first="Be")
    t.round(Be="move horse flip", Ch="change-floor flip move", Dj="fire flip change-floor")
    assert t.turns[:4] == ["Be move", "Ch change-floor", "Dj fire", "Be horse"]
    t = table(inside="<Be | - | <Ch", expansions="horse")
    t.round(Be="move horse flip", Ch="change-floor flip move")
    assert t.turns[:3] == ["Be move", "Ch change-floor", "Be horse"]


@pytest.mark.rule("COLT-091")
@pytest.mark.parametrize(("last", "winner"), [("horse", "Be"), ("flip", None)])
def test_the_pending_one_must_come_back_to_win(last: str, winner: str | None) -> None:
    t = table(inside="<Be | - | - | -", roof="- | Ch> | - | -", expansions="horse")
    t.play("Be fire", "Ch horse", "Be move", "Ch move", Be=last)
    assert (t.pending, t.out, t.over) == ("Be", "Ch Dj", False)
    t = table(inside="<Be | - | - | -", roof="- | Ch> | - | -", expansions="horse")
    t.round(Be=f"fire move {last}", Ch="horse move flip")
    assert t.turns == ["Be fire", "Ch horse", "Be move", "Ch move", f"Be {last}"]
    assert t.winner == winner


@pytest.mark.rule("COLT-091")
def test_with_everybody_pending_and_nobody_saved_nobody_wins() -> None:
    t = table(inside="<Be <Ch | - | -", expansions="horse")
    t.play("Be move", "Ch move", "Be flip")
    assert (t.pending, t.over) == ("Ch", False)
    t = table(inside="<Be <Ch | - | -", expansions="horse")
    t.round(Be="move flip horse", Ch="move flip horse")
    assert (t.winner, t.turns[-1], t.happened("uncoupled")) == (None, "Ch flip", [])


@pytest.mark.rule("COLT-091")
def test_with_everybody_pending_all_may_come_back() -> None:
    t = table(inside="<Be <Ch | - | -", expansions="horse")
    t.play("Be move", "Ch move", "Be horse")
    assert (t.pending, t.over) == ("Ch", False)
    t = table(inside="<Be <Ch | - | -", expansions="horse")
    t.play("Be move", "Ch move", "Be horse", "Ch horse")
    assert (t.inside, t.over) == ("- | - | Be> Ch>", False)


@pytest.mark.rule("COLT-091")
def test_the_game_waits_for_the_second_pending_bandit_too() -> None:
    t = table(inside="<Be <Ch | - | -", roof="- | - | <Dj", expansions="horse")
    t.play("Be move", "Ch move", "Dj flip", "Be flip")
    assert (t.out, t.pending, t.over) == ("Be", "Ch", False)
    t = table(inside="<Be <Ch | - | -", roof="- | - | <Dj", expansions="horse")
    t.play("Be move", "Ch move", "Dj flip", "Be flip", "Ch horse")
    assert (t.inside, t.roof, t.over) == ("- | - | Ch>", "- | - | Dj>", False)


@pytest.mark.rule("COLT-077", "COLT-091")
def test_nobody_is_pending_when_the_car_is_uncoupled() -> None:
    t = table(inside="<Be | - | - | Dj>", roof="- | Ch> | - | -", expansions="horse")
    t.round(Be="fire move flip", Ch=TURN, Dj=TURN)
    assert (t.out, t.pending, t.asked) == ("Be", "", "Ch Dj")
