"""A match that is stopped because of its length: a draw, which its rules have not ended."""

from __future__ import annotations

from random import Random

import pytest

from tables.every_game import step
from whistlestop import games
from whistlestop.engine.errors import BadRecord, MatchOver
from whistlestop.engine.match import STOPPED, Match

GAMES = [("bang", 4), ("colt-super-express", 3), ("train-heist", 2)]
each_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def played(game: str, seats: int, choices: int) -> Match:
    match, luck = Match(games.find(game), seats, seed=5), Random(2)
    while len(match.choices) < choices:
        step(match, luck)
    return match


@each_game
def test_a_stopped_match_is_a_draw_and_asks_nobody(game: str, seats: int) -> None:
    match = played(game, seats, 7)
    seat = match.waiting[0]
    ask = match.ask(seat)
    view = match.view(None)
    match.stop()
    assert match.outcome == STOPPED
    assert (match.outcome.winners, match.asks, match.view(None)) == ((), (), view)
    assert ask is not None
    with pytest.raises(MatchOver):
        match.choose(seat, ask.answers[0])


@each_game
def test_a_copy_of_a_stopped_match_shows_the_same(game: str, seats: int) -> None:
    match = played(game, seats, 7)
    match.stop()
    twin = match.fork()
    assert (twin.view(0), twin.asks, twin.outcome) == (match.view(0), (), STOPPED)
    assert match.resample(0, Random(1)).view(0) == match.view(0)


@each_game
@pytest.mark.parametrize("choices", range(1, 10))
def test_the_record_of_a_stopped_match_is_replayed(game: str, seats: int, choices: int) -> None:
    """Also in the middle of a question to several seats."""
    match = played(game, seats, choices)
    match.stop()
    text = match.record()
    assert "result: nobody too-long\n" in text
    again = Match.replay(text, games.find)
    assert (again.outcome, again.choices, again.view(0)) == (
        STOPPED,
        match.choices,
        match.view(0),
    )


def test_the_rules_decide_about_a_match_that_they_have_ended() -> None:
    match = played("colt-super-express", 3, 1)
    luck = Random(2)
    while match.outcome is None:
        step(match, luck)
    outcome = match.outcome
    match.stop()
    assert match.outcome == outcome
    text = match.record().replace(f"result: {outcome}", f"result: {STOPPED}")
    with pytest.raises(BadRecord):
        Match.replay(text, games.find)
