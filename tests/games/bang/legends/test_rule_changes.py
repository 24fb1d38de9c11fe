"""The hand limit with one life point, and the two ways out of Jail."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import Bench, legend, who


@pytest.mark.rule("LEG-085")
@pytest.mark.parametrize(("life", "limit"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_with_one_life_point_two_cards_may_be_kept(life: int, limit: int) -> None:
    t = with_feat("scrugs-ballad", "bang bang bang bang bang", life=life)
    assert t.view().players[0].hand_limit == limit
    t.end("A")
    while t.asked == ("A", "excess"):
        t.answer("A", "bang")
    assert t.count("A") == limit


@pytest.mark.rule("LEG-085")
def test_three_cards_with_one_life_point_are_one_too_many() -> None:
    t = legend(A=who("bang bang bang", life=1), B="", C="", D="", feats="for-a-few-cards-more")
    t.end("A").answer("A", "bang").perform("A", "for-a-few-cards-more")
    assert (t.count("A"), t.turn) == (2, "B")


def jailed(hand: str, deck: str = "", **said: Any) -> Bench:
    mix: dict[str, Any] = {
        "B": "",
        "C": "",
        "D": "",
        "feats": "scrugs-ballad",
        "phase": "start",
        **said,
    }
    return legend(A=who(hand, play="jail", role="outlaw"), deck=deck, **mix)


@pytest.mark.rule("LEG-086")
def test_in_jail_one_chooses_between_a_check_and_a_hearts_card() -> None:
    t = jailed("beer-6H saloon-5H bang-2C")
    assert (t.asked, t.can("A")) == (
        ("A", "jail"),
        ["check", "discard beer-6H", "discard saloon-5H"],
    )


@pytest.mark.rule("LEG-086")
def test_in_jail_everybody_who_holds_a_card_is_asked() -> None:
    assert jailed("bang-2C").can("A") == ["check"]
    assert jailed("", deck="6H").asked == ("A", "turn")


@pytest.mark.rule("LEG-086")
def test_the_check_opens_the_jail_as_in_the_base_game() -> None:
    t = jailed("saloon", deck="6H").do("A", "check")
    assert (t.cards("A"), t.asked, t.hand("A").count("saloon")) == ([], ("A", "turn"), 1)


@pytest.mark.rule("LEG-087")
def test_a_hearts_card_opens_the_jail_and_the_turn_is_played() -> None:
    t = jailed("beer-6H").answer("A", "beer")
    assert (t.cards("A"), t.asked, t.count("A")) == ([], ("A", "turn"), 2)
    assert (t.discard, t.events("flipped")) == (["beer-6H", "jail-JS"], [])
    assert t.life("A") == 4


@pytest.mark.rule("LEG-088")
def test_after_a_check_that_failed_there_is_no_hearts_card() -> None:
    t = jailed("beer-6H", deck="2S").do("A", "check")
    assert (t.cards("A"), t.hand("A"), t.asked) == ([], ["beer"], ("A", "boast"))


@pytest.mark.rule("LEG-088")
def test_excess_cards_are_not_discarded_in_a_lost_turn() -> None:
    t = jailed("beer-6H bang bang bang bang", deck="2S").do("A", "check")
    assert (t.asked, t.count("A")) == (("A", "boast"), 5)


def test_a_card_discarded_in_jail_fulfils_no_feat() -> None:
    t = jailed("beer-6H", feats="bottleneck last-hero borderlands").answer("A", "beer")
    assert t.asked == ("A", "turn")
