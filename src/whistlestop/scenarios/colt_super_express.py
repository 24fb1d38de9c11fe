"""Positions of Colt Super Express: the train in two lines of text.

    inside = "- | Be> Ch> | <Dj | -"

The cars stand from the Last Car to the Locomotive, divided by `|`. The bandits of a car stand from
its rear end to its front end. `Be>` faces front, `<Be` faces rear, lower case is stunned. Seats are
in the order of NAMES: Belle sits before Cheyenne, and so on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from whistlestop.engine.game_option import Options
from whistlestop.engine.rng import Rng
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.state import (
    ABOARD,
    FRONT,
    INSIDE,
    NAMES,
    OUT,
    REAR,
    ROOF,
    VALUES,
    Train,
)

SHORT = {name[:2].capitalize(): name for name in NAMES}
EMPTY = "-"


@dataclass(frozen=True, kw_only=True)
class Position:
    """The train at the start of a round.

    `out` are bandits that are eliminated already, such as "Do Gh"; if there are fewer than three
    bandits in all, any others are added. `treasures` are values that bandits have won, such as
    {Be = "301 389"}. `first` is the bandit with the First Player card; by default the first by
    seat.
    """

    inside: str = ""
    roof: str = ""
    first: str = ""
    out: str = ""
    treasures: dict[str, str] = field(default_factory=dict)
    seed: int = 1


def names_in(position: Position) -> tuple[str, ...]:
    """Return the bandits of a position by seat, such as "Be"."""
    lines = f"{position.inside} {position.roof}".replace("|", " ").replace(EMPTY, " ")
    aboard = [_name(token) for token in lines.split()]
    gone = position.out.split()
    for name in SHORT:
        if len(aboard) + len(gone) < 3 and name not in aboard + gone:
            gone.append(name)
    return tuple([name for name in SHORT if name in aboard + gone])


def stage(position: Position, options: Options) -> Train:
    """Return the train at this position; raise ValueError if it cannot be laid."""
    names = names_in(position)
    lines = {
        INSIDE: _cars(position.inside or position.roof, bare=not position.inside),
        ROOF: _cars(position.roof or position.inside, bare=not position.roof),
    }
    aboard = [_name(token) for line in lines.values() for car in line for token in car]
    g = GAME.setup(len(names), {**options, "bandits": "dealt"}, Rng(position.seed))
    _fill(g, names, lines, [name for name in names if name not in aboard])
    _give_treasures(g, names, position.treasures)
    first = position.first or min(aboard, key=names.index)
    g.first = names.index(first)
    return g


def _cars(line: str, *, bare: bool) -> list[list[str]]:
    cars = [car.replace(EMPTY, " ").split() for car in line.split("|")]
    return [[] for _ in cars] if bare else cars


def _name(token: str) -> str:
    if not re.fullmatch(r"<[A-Za-z]{2}|[A-Za-z]{2}>", token):
        raise ValueError(f"{token!r} is no bandit such as 'Be>' or '<be'")
    return token.strip("<>").capitalize()


def _fill(
    g: Train, names: tuple[str, ...], lines: dict[int, list[list[str]]], gone: list[str]
) -> None:
    cars = len(lines[INSIDE])
    if cars != len(lines[ROOF]):
        raise ValueError("both floors have the same cars")
    g.rear = cars - 1
    g.values = [0, *VALUES]
    g.box = []
    for seat, name in enumerate(names):
        g.bandits[seat].name = SHORT[name]
        g.bandits[seat].status = OUT if name in gone else ABOARD
    for floor, line in lines.items():
        for at, car in enumerate(line):
            for token in car:
                seat = names.index(_name(token))
                bandit = g.bandits[seat]
                bandit.car, bandit.floor = g.rear - at, floor
                bandit.facing = REAR if token.startswith("<") else FRONT
                bandit.stunned = token.strip("<>").islower()
                g.floors[floor].append(seat)


def _give_treasures(g: Train, names: tuple[str, ...], treasures: dict[str, str]) -> None:
    """Swap values so that the lost cars have the values that the position names."""
    lost = len(g.values) - 1
    for name, values in treasures.items():
        for value in map(int, values.split()):
            at = g.values.index(value)
            g.values[at], g.values[lost] = g.values[lost], g.values[at]
            g.bandits[names.index(name)].treasures.append(lost)
            if lost <= g.rear:
                raise ValueError("there are more treasures than lost cars")
            lost -= 1
