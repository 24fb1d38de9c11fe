"""Secrets that nobody may learn from a question, a choice or a view."""

from __future__ import annotations

from random import Random

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import deal, legend, who
from whistlestop.engine.rng import Rng


@pytest.mark.parametrize("card", ["schofield", "beer", "mustang"])
def test_a_player_who_takes_an_unseen_card_is_asked_whatever_it_is(card: str) -> None:
    """For C both cases look alike: a player took a card and is asked something."""
    t = legend(A="panic", B=card, C="", D="", feats="fifty-guns")
    t.play("A", "panic", at="B", on="hand")
    assert t.asked == ("A", "feat")
    assert bool(t.may("A")) == (card == "schofield")
    assert t.goal("fifty-guns", "C").have == 0
    t.passes("A")
    assert t.asked == ("A", "turn")


def test_a_player_who_could_not_perform_the_feat_is_not_asked() -> None:
    t = legend(A=who("panic", on="fifty-guns"), B="schofield", C="", D="", feats="fifty-guns")
    assert t.play("A", "panic", at="B", on="hand").asked == ("A", "turn")


def test_a_table_looks_the_same_to_a_third_player_whichever_card_was_taken() -> None:
    sent = []
    for card in ("schofield-JC", "missed-JC"):
        t = legend(A="panic", B=card, C="", D="", feats="fifty-guns")
        t.play("A", "panic", at="B", on="hand").passes("A")
        sent.append(t.sent("C"))
    assert sent[0] == sent[1]


@pytest.mark.parametrize("hand", ["beer-6H", "bang-2C"])
def test_in_jail_the_question_tells_nothing_about_the_hand(hand: str) -> None:
    t = with_feat("bottleneck", hand, play="jail", role="outlaw", phase="start")
    assert t.asked == ("A", "jail")


def test_nobody_else_learns_what_legendary_jesse_jones_took() -> None:
    sent = []
    for hand in ("bang-2C beer-6H", "bang-3C missed-2S"):
        t = with_feat(
            "bottleneck", character="legendary-jesse-jones", B=hand, phase="draw", deck="bang-4C"
        )
        t.do("A", "take at 1").do("A", "take for 2")
        sent.append(t.sent("C"))
    assert sent[0] == sent[1]


def test_nobody_else_learns_what_legendary_kit_carlson_gave() -> None:
    sent = []
    for deck in ("bang-2C beer-6H bang-4C", "missed-2S saloon bang-3C"):
        t = with_feat("bottleneck", character="legendary-kit-carlson", phase="draw", deck=deck)
        t.do("A", "give at 1 for 2")
        sent.append(t.sent("C"))
    assert sent[0] == sent[1]


def test_the_next_feat_is_not_to_be_seen() -> None:
    sent = []
    for feat in ("last-hero", "borderlands"):
        t = legend(A="", B="", C="", D="", feats="bottleneck", next_feats=feat)
        sent.append([t.sent(letter) for letter in (None, "A", "B")])
    assert sent[0] == sent[1]


def test_the_cards_that_fit_a_feat_are_seen_by_their_owner_alone() -> None:
    sent = []
    for hand in ("beer-6H", "bang-2C"):
        t = legend(A=hand, B="", C="", D="", feats="bottleneck")
        sent.append([t.sent(letter) for letter in (None, "B")])
    assert sent[0] == sent[1]


def test_the_second_card_of_good_company_is_shown_before_its_target() -> None:
    """The next question depends on this card; every imagined match must ask the same."""
    t = legend(A="bang-2C bang-3C", B="beer missed", C="", D="", feats="good-company")
    t.perform("A", "good-company", "bang-2C", "bang-3C")
    assert t.asked == ("A", "company")
    assert t.events("showed") == [{"seat": 0, "card": "bang-3C"}]
    for luck in range(20):
        assert t.match.resample(1, Random(luck)).asks == t.match.asks


def test_a_legend_was_dealt_the_character_that_it_had_before() -> None:
    """An imagined start of the match must not deal another character to the Legend."""
    now = legend(A=who(character="legendary-bart-cassidy"), B="", C="", D="", feats="bottleneck")
    begun = deal(4, legends=True)
    world = begun.match.game.setup(4, begun.match.options, Rng(1))
    world.players[0].offered = ("bart-cassidy",)
    for luck in range(10):
        begun.match.game.redeal(world, now.state, 1, Random(luck))
        assert world.players[0].offered == ("bart-cassidy",)
