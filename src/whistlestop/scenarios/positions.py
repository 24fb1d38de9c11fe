"""Positions from which a scenario or a lesson begins: dealt from a seed, or laid out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop import games
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.game_option import OptionValue, complete
from whistlestop.engine.match import Match, Watcher
from whistlestop.engine.state import State
from whistlestop.scenarios import bang, colt_super_express, train_heist
from whistlestop.scenarios.errors import bad_scenario
from whistlestop.scenarios.fields import read_fields, read_table
from whistlestop.scenarios.seat_letters import LETTERS


@dataclass(frozen=True)
class Start:
    """The beginning of a scenario. `names` are the words for its seats, such as "A" or "Be".

    `laid` is the position, or None if the match is dealt from `seed`.
    """

    game: str
    options: Mapping[str, OptionValue]
    names: tuple[str, ...]
    laid: State | None
    seed: int = 1

    def begin(self, watcher: Watcher | None = None) -> Match:
        """Begin a match here. `watcher` is called at every event."""
        return Match(
            games.find(self.game),
            len(self.names),
            self.options,
            None if self.laid is not None else self.seed,
            position=self.laid,
            watcher=watcher,
        )

    def seat(self, name: str) -> int:
        """Return the number of a seat; raise ValueError if no seat has this name."""
        if name not in self.names:
            raise ValueError(f"there is no seat {name!r}; there are {', '.join(self.names)}")
        return self.names.index(name)


@dataclass(frozen=True, kw_only=True)
class _Dealt:
    """A match that is dealt as usual."""

    seed: int
    players: int


def read_start(file: str, found: Mapping[str, Any]) -> Start:
    """Read the beginning from the tables `position`, `seats` and `deal` of a file.

    Raise BadScenario if it is wrong.
    """
    name = found.get("game")
    try:
        options = complete(games.find(str(name)).options, dict(found.get("options", {})))
        if "deal" in found:
            return _dealt(file, str(name), options, found)
        return _LAID[str(name)](file, options, found)
    except (WhistlestopError, ValueError, KeyError, IndexError, StopIteration) as problem:
        if isinstance(problem, WhistlestopError) and problem.kind == "bad-scenario":
            raise
        raise bad_scenario(file, f"{type(problem).__name__}: {problem}") from problem


def _dealt(
    file: str, game: str, options: Mapping[str, OptionValue], found: Mapping[str, Any]
) -> Start:
    deal = read_fields(_Dealt, found["deal"], file, "deal")
    games.find(game).check_seats(deal.players)
    return Start(game, options, tuple(LETTERS[: deal.players]), None, deal.seed)


def _bang(file: str, options: Mapping[str, OptionValue], found: Mapping[str, Any]) -> Start:
    position = read_fields(bang.Position, found.get("position", {}), file, "position")
    seats = {
        letter: read_fields(bang.Seat, each, file, f"seats.{letter}")
        for letter, each in _letters(file, found).items()
    }
    return Start("bang", options, tuple(seats), bang.stage(seats, position, options))


def _colt(file: str, options: Mapping[str, OptionValue], found: Mapping[str, Any]) -> Start:
    kind = colt_super_express.Position
    position = read_fields(kind, found.get("position", {}), file, "position")
    dealt = {**options, "bandits": "dealt"}
    laid = colt_super_express.stage(position, dealt)
    return Start("colt-super-express", dealt, colt_super_express.names_in(position), laid)


def _heist(file: str, options: Mapping[str, OptionValue], found: Mapping[str, Any]) -> Start:
    position = read_fields(train_heist.Position, found.get("position", {}), file, "position")
    seats = {
        letter: read_fields(train_heist.Seat, each, file, f"seats.{letter}")
        for letter, each in _letters(file, found).items()
    }
    return Start("train-heist", options, tuple(seats), train_heist.stage(seats, position, options))


def _letters(file: str, found: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the table `seats`, whose names are the letters from A on."""
    seats = read_table(found.get("seats"), file, "seats")
    if "".join(seats) != LETTERS[: len(seats)]:
        raise bad_scenario(file, f"seats are A, B, C ... in order, not {', '.join(seats)}")
    return seats


_LAID = {"bang": _bang, "colt-super-express": _colt, "train-heist": _heist}
