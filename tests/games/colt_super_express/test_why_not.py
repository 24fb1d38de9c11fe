"""The reasons why a player cannot use something now."""

from __future__ import annotations

import pytest

from tables.colt import table
from tables.reasons import told
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick
from whistlestop.games.colt_super_express.game import GAME


@pytest.mark.rule("COLT-008")
def test_a_bandit_that_is_taken_names_its_player() -> None:
    match = Match(GAME, 3, seed=1)
    match.choose(0, match.asks[0].answers[0])
    taken = match.choices[0][1].cards[0]
    assert told(match, 1, Pick(taken)) == "A plays this bandit already. COLT-008"


@pytest.mark.rule("COLT-020", "COLT-026")
def test_cards_are_chosen_and_never_their_targets() -> None:
    t = table(inside="- | Be> | Ch> | <Dj | -")
    said = "You choose only cards. Their effect depends on where your bandit is when they are"
    assert told(t.match, 0, Pick("fire")) == ""
    assert told(t.match, 0, Pick("fire", seat=1)) == f"{said} revealed. COLT-020 COLT-026"
    assert told(t.match, 0, Pick("horse")).startswith("The question is about something else.")


@pytest.mark.rule("COLT-027")
def test_a_bandit_that_is_out_plays_no_cards() -> None:
    t = table(inside="- | Be> | Ch> | -", out="Dj")
    said = "Your bandit is out, and plays no more cards. COLT-027"
    assert told(t.match, 2, Pick("fire")) == said


@pytest.mark.rule("COLT-020")
def test_a_player_who_has_laid_the_cards_waits_for_the_others() -> None:
    t = table(inside="- | Be> | Ch> | <Dj | -")
    t.match.choose(0, t.match.asks[0].answers[0])
    said = "You have answered already, and others are still choosing."
    assert told(t.match, 0, Pick("fire")) == said
