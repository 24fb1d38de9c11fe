"""The facts of each game before anybody plays it: options, first match, minutes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from whistlestop import games
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import OptionValue, complete
from whistlestop.engine.match import Match
from whistlestop.games.bang.expansions import OPTIONAL


@pytest.mark.parametrize("name", games.NAMES)
def test_the_first_match_can_be_dealt(name: str) -> None:
    game = games.find(name)
    match = Match(game, game.first.seats, dict(game.first.options), 1)
    assert match.asks


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_says_how_long_and_how_heavy_it_is(name: str) -> None:
    game = games.find(name)
    short, long = game.minutes
    assert 0 < short < long
    assert game.weight in (1, 2, 3)


@pytest.mark.parametrize("name", games.NAMES)
def test_an_option_needs_only_values_that_can_be_chosen(name: str) -> None:
    game = games.find(name)
    declared = {option.name: option for option in game.options}
    for option in game.options:
        assert set(option.needs_seats) <= set(range(game.fewest, game.most + 1))
        for other, values in option.needs:
            assert other != option.name
            assert values
            assert all(declared[other].check(value) == value for value in values)


@pytest.mark.parametrize("name", games.NAMES)
def test_an_option_that_does_not_matter_changes_nothing(name: str) -> None:
    """The same random players make the same choices, with each of its values."""
    game = games.find(name)
    for option in game.options:
        for seats in range(game.fewest, game.most + 1):
            if option.matters(complete(game.options, {}), seats):
                continue
            values = [option.read(text) for text in option.choices] or [option.low, option.high]
            values = [False, True] if option.kind == "flag" else values
            courses = {_course(game, seats, {option.name: value}) for value in values}
            assert len(courses) == 1, (option.name, seats)


def _course(game: Game[Any], seats: int, options: dict[str, OptionValue]) -> str:
    """Play a match at random, and return all choices."""
    match, luck = Match(game, seats, options, 5, snapshots=False), Random(5)
    while match.outcome is None:
        for ask in match.asks:
            match.choose(ask.seat, luck.choice(ask.answers))
    return repr(match.choices)


def test_the_rulings_of_an_expansion_of_bang_need_it() -> None:
    game = games.find("bang")
    needed = {option.name: option.needs for option in game.options}
    assert needed["same-weapon"] == ()
    for expansion in OPTIONAL:
        for option in expansion.options:
            assert needed[option.name] == ((expansion.name, (True,)),)
