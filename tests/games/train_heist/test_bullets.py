"""Bullet Tokens, which save a Heist Action for later."""

from __future__ import annotations

import pytest

from tables.train_heist import table, who


@pytest.mark.rule("TH-068")
def test_a_bullet_is_taken_for_an_action_as_long_as_there_are_any() -> None:
    t = table(A=who(), B=who(bullets=1))
    t.do("A", "take-bullet", "take-bullet")
    assert t.bullets("A") == 2
    assert t.actions == 2
    assert t.view().bullets == 0
    assert t.can("A", "take-bullet") == []


@pytest.mark.rule("TH-069")
def test_a_bullet_is_one_more_action_on_a_later_turn_only() -> None:
    t = table(A=who(), B=who())
    t.do("A", "take-bullet")
    assert t.can("A", "spend-bullet") == []
    t.pass_turn("A").pass_turn("B")
    t.do("A", "spend-bullet")
    assert t.actions == 5
    assert t.bullets("A") == 0
    assert t.view().bullets == 3


@pytest.mark.rule("TH-069")
def test_several_bullets_may_be_spent_in_one_turn_at_no_cost() -> None:
    t = table(A=who(bullets=2), B=who(), actions=0)
    t.do("A", "spend-bullet", "spend-bullet")
    assert t.actions == 2


@pytest.mark.rule("TH-069")
def test_an_older_bullet_may_be_spent_after_a_new_one_is_taken() -> None:
    t = table(A=who(bullets=1), B=who())
    t.do("A", "take-bullet", "spend-bullet")
    assert t.bullets("A") == 1
    assert t.can("A", "spend-bullet") == []


@pytest.mark.rule("TH-070")
def test_a_spent_bullet_may_be_taken_again_but_only_on_another_turn() -> None:
    t = table(A=who(bullets=2), B=who(bullets=1))
    t.do("A", "spend-bullet")
    assert t.view().bullets == 1
    assert t.can("A", "take-bullet") == []
    t.pass_turn("A").do("B", "take-bullet")
    assert t.bullets("B") == 2


@pytest.mark.rule("TH-070", "TH-075")
def test_bullets_that_a_prisoner_gave_up_may_be_taken_at_once() -> None:
    t = table(A=who(hand="WILD-1"), B=who("E4", bullets=3), sheriff="IN_B")
    assert t.can("A", "take-bullet") == []
    t.do("A", "wild WILD-1 to E4")
    assert t.jailed("B")
    assert t.can("A", "take-bullet") == ["take-bullet"]


@pytest.mark.rule("TH-069", "TH-075")
def test_a_bullet_taken_and_lost_to_the_jail_in_one_turn_is_not_owed() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B")
    t.do("A", "take-bullet", "move to IN_B")
    seen = t.view().cowboys[0]
    assert (seen.jailed, seen.bullets, seen.bullets_ready) == (True, 0, 0)


@pytest.mark.rule("TH-068")
def test_everybody_is_told_of_a_taken_bullet() -> None:
    t = table(A=who(), B=who(bullets=1))
    t.do("A", "take-bullet")
    assert t.events("took-bullet") == [{"cowboy": 0, "left": 1}]
