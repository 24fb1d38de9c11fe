"""Legends with the shadow-gunslingers."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, legend, who


def dusk(feats: str = "scrugs-ballad", **said: Any) -> Bench:
    """Return a table where C, who is out, has come back after the turn of B."""
    seats: dict[str, Any] = {"A": "", "B": "", "C": "", "D": ""}
    options = {"shadow-gunslingers": True}
    t = legend(**{**seats, "feats": feats, "options": options, "out": "C", "turn": "B", **said})
    return t.end("B").passes("B")


def test_an_eliminated_player_keeps_the_tokens() -> None:
    t = legend(
        A="bang",
        B=who(life=1, role="outlaw"),
        players=4,
        feats="bottleneck",
        options={"shadow-gunslingers": True},
    )
    t.play("A", "bang", at="B")
    assert (t.out, t.fame("B")) == ("B", 5)


def test_a_shadow_performs_and_boasts_in_its_turn() -> None:
    t = dusk("bottleneck", deck="beer-6H").perform("C", "bottleneck", "beer")
    assert t.tokens("bottleneck") == {"C": 2}
    t = dusk("bottleneck").end("C")
    assert (t.asked, t.is_shadow("C")) == (("C", "boast"), True)
    t.boast("C", "bottleneck")
    assert (t.tokens("bottleneck"), t.out) == ({"C": 1}, "C")


def test_a_shadow_gives_up_no_life_point() -> None:
    assert dusk("man-with-no-name").may("C") == set()


@pytest.mark.rule("LEG-040")
def test_a_shadow_that_becomes_a_legend_gets_no_life() -> None:
    t = dusk("borderlands", C=who(fame=1, character="bart-cassidy")).perform("C", "borderlands")
    assert (t.is_legend("C"), t.life("C"), t.is_shadow("C")) == (True, 0, True)


@pytest.mark.rule("LEG-080", "LEG-039")
def test_legendary_suzy_who_comes_back_and_takes_the_trail_fills_up_her_hand() -> None:
    t = dusk("oregon-trail borderlands", C=who(character="legendary-suzy-lafayette"))
    t.claim("C", "oregon-trail")
    assert (t.count("C"), t.asked, t.may("C")) == (2, ("C", "turn"), set())


def test_a_shadow_claims_and_is_nobody_s_victim() -> None:
    kit = who(character="legendary-kit-carlson")
    t = dusk("borderlands", C=who(character="legendary-bart-cassidy"), A=kit)
    t.do("C", "claim borderlands")
    assert t.can("C") == ["hit at 0", "pass"]
    t.do("C", "hit at 0")
    assert t.life("A") == 3


@pytest.mark.rule("LEG-068")
def test_legendary_vulture_sam_stays_and_is_not_a_shadow() -> None:
    t = legend(
        A="bang",
        B=who(character="legendary-vulture-sam", life=1),
        players=4,
        feats="scrugs-ballad",
        options={"shadow-gunslingers": True},
    )
    t.play("A", "bang", at="B").end("A").passes("A")
    assert (t.turn, t.life("B"), t.is_shadow("B")) == ("B", 4, False)


def test_cards_a_leaving_shadow_discards_fulfil_no_feat() -> None:
    t = dusk("for-a-few-cards-more borderlands", deck="2S 3S 4S 5S").end("C")
    assert t.passes("C").turn == "D"
    assert (t.tokens("borderlands"), t.out, t.count("C")) == ({}, "C", 0)
