"""Switch, which exchanges two cards in play."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who


def switched(mine: str, theirs: str, **said: Any) -> Bench:
    return robbery(
        **{"A": who("switch", play=mine), "B": who(play=theirs), "C": "", "D": "", **said}
    )


@pytest.mark.rule("GTR-103")
def test_switch_exchanges_two_cards_in_play() -> None:
    t = switched("barrel", "scope").do("A", "play switch-6H barrel-QS scope-AS at 1")
    assert (t.cards("A"), t.cards("B"), t.hand("A")) == (["scope"], ["barrel"], [])


@pytest.mark.rule("GTR-103")
def test_a_weapon_that_switch_brings_replaces_the_one_that_was_there() -> None:
    t = switched("barrel schofield-JC", "winchester").do(
        "A", "play switch-6H barrel-QS winchester-8S at 1"
    )
    assert (t.cards("A"), t.cards("B")) == (["winchester"], ["barrel"])
    assert t.discard == ["switch-6H", "schofield-JC"]


@pytest.mark.rule("GTR-103")
def test_a_weapon_that_switch_gives_away_replaces_that_of_the_other_player() -> None:
    t = switched("winchester", "remington scope").do(
        "A", "play switch-6H winchester-8S scope-AS at 1"
    )
    assert (t.cards("A"), t.cards("B")) == (["scope"], ["winchester"])


@pytest.mark.rule("GTR-103")
def test_weapon_for_weapon_costs_nobody_a_card() -> None:
    t = switched("winchester", "remington").do(
        "A", "play switch-6H winchester-8S remington-KC at 1"
    )
    assert (t.cards("A"), t.cards("B"), t.discard) == (["remington"], ["winchester"], ["switch-6H"])


@pytest.mark.rule("GTR-104")
def test_switch_gives_nobody_a_second_card_of_the_same_name() -> None:
    t = switched("barrel-QS scope", "barrel-KS mustang")
    assert sorted(t.can("A", "play switch")) == [
        "play switch-6H barrel-QS barrel-KS at 1",
        "play switch-6H scope-AS mustang-8H at 1",
    ]


@pytest.mark.rule("GTR-104")
def test_switch_needs_a_card_of_ones_own_in_play() -> None:
    assert switched("", "barrel").can("A", "play switch") == []


@pytest.mark.rule("GTR-105")
def test_a_ghost_who_loses_the_ghost_car_to_a_switch_is_out() -> None:
    t = robbery(
        turn="D",
        A="",
        B=who(play="ghost-car", life=1, role="outlaw"),
        C=who(role="outlaw"),
        D=who("switch gatling", play="barrel", role="renegade"),
    )
    t.play("D", "gatling")
    assert t.is_ghost("B")
    t.do("D", "play switch-6H barrel-QS ghost-car at 1")
    assert (t.out, t.cards("D"), t.cards("B")) == ("B", ["ghost-car"], [])
    assert "barrel-QS" in t.discard


@pytest.mark.rule("GTR-105")
def test_a_ghost_who_gives_the_ghost_car_away_by_a_switch_is_out() -> None:
    t = robbery(
        A="bang",
        B=who("switch", play="ghost-car", life=1, role="outlaw"),
        C=who(play="barrel", role="outlaw"),
        D=who(role="renegade"),
    )
    t.play("A", "bang", at="B").gives_up("B").end("A")
    assert t.is_ghost("B")
    t.do("B", "play switch-6H ghost-car barrel-QS at 2").in_any_order("B")
    assert (t.out, t.cards("B"), t.cards("C")) == ("B", [], ["ghost-car"])


@pytest.mark.rule("GTR-105")
def test_a_living_owner_loses_the_ghost_car_to_a_switch_without_harm() -> None:
    b = who("switch", play="barrel")
    t = robbery(turn="B", A="", B=b, C=who(play="ghost-car"), D="")
    t.do("B", "play switch-6H barrel-QS ghost-car at 2")
    assert (t.out, t.cards("B"), t.cards("C")) == ("", ["ghost-car"], ["barrel"])


@pytest.mark.rule("GTR-106")
@pytest.mark.parametrize("card", ["ghost-car", "jail"])
def test_a_sheriff_cannot_get_the_ghost_car_or_a_jail_by_switch(card: str) -> None:
    t = switched("barrel", f"{card} scope")
    assert t.can("A", "play switch") == ["play switch-6H barrel-QS scope-AS at 1"]


@pytest.mark.rule("GTR-106")
@pytest.mark.parametrize("card", ["ghost-car", "jail"])
def test_nobody_can_give_the_sheriff_the_ghost_car_or_a_jail_by_switch(card: str) -> None:
    t = robbery(turn="B", A=who(play="scope"), B=who("switch", play=f"{card} barrel"), C="", D="")
    assert t.can("B", "play switch") == ["play switch-6H barrel-QS scope-AS at 0"]
    u = robbery(turn="B", A="", B=who("switch", play=f"{card} barrel"), C=who(play="scope"), D="")
    assert len(u.can("B", "play switch")) == 2


@pytest.mark.rule("GTR-107")
def test_the_cars_of_the_train_cannot_be_switched() -> None:
    t = switched("barrel", "scope", train="caboose mail-car private-car", loco=3)
    assert t.can("A", "play switch") == ["play switch-6H barrel-QS scope-AS at 1"]


@pytest.mark.rule("GTR-107", "GTR-054")
def test_railcars_in_play_can_be_switched() -> None:
    t = switched("caboose", "mail-car").do("A", "play switch-6H caboose mail-car at 1")
    assert (t.cards("A"), t.cards("B")) == (["mail-car"], ["caboose"])
