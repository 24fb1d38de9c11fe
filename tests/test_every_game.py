"""The engine's contract, for every registered game and mix of options."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.every_game import CHECKS, Mix, check_asks_and_end, every_game, mixes
from whistlestop.engine.game import Game

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
EXAMPLES = 1500 if SOAK else 40
GAMES_OF_A_MIX = 60 if SOAK else 3

GAMES = every_game()
Check = Callable[[Mix, int, int, int], None]


def name_of(thing: Any) -> str:
    return str(getattr(thing, "name", "") or getattr(thing, "__name__", ""))


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("game", GAMES, ids=name_of)
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
@given(data=st.data())
def test_every_game_keeps_the_contract(game: Game[Any], check: Check, data: st.DataObject) -> None:
    mix = data.draw(st.sampled_from(list(mixes(game))))
    seed = data.draw(st.integers(0, 2**20))
    moment = data.draw(st.integers(0, 45))
    seat = data.draw(st.integers(0, mix.seats - 1))
    check(mix, seed, moment, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_mix_of_options_is_played_to_its_end(game: Game[Any]) -> None:
    every = list(mixes(game))
    # One match of each mix is enough where there are hundreds of mixes.
    matches = GAMES_OF_A_MIX if len(every) < 100 or SOAK else 1
    for mix in every:
        rng = Random(str(mix))
        for _ in range(matches):
            check_asks_and_end(mix, rng.randrange(2**32), 0, 0)
