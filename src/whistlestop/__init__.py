"""Wild-West train games: a rules engine, bots, a terminal client and a server.

import whistlestop

match = whistlestop.new("colt-super-express", seats=4, seed=7, options={"horse": True})
for ask in match.asks:
    match.choose(ask.seat, ask.answers[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import whistlestop.compiled  # noqa: F401 - it decides which modules are imported below
from whistlestop import games
from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.version import __version__

__all__ = [
    "Answer",
    "Ask",
    "Event",
    "Game",
    "Match",
    "Outcome",
    "Together",
    "WhistlestopError",
    "__version__",
    "new",
    "replay",
]


def new(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    *,
    snapshots: bool = True,
) -> Match:
    """Begin a new match of the game with this name."""
    found = games.find(game)
    seats = found.usual if seats is None else seats
    return Match(found, seats, options, seed, names, snapshots=snapshots)


def replay(record: str) -> Match:
    """Play the match of this record again, and return it."""
    return Match.replay(record, games.find)
