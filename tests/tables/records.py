"""Records of matches of the toy game, and functions that change their lines."""

from __future__ import annotations

from tables.toy import find_toy
from whistlestop.engine.match import Match
from whistlestop.engine.version import __version__

FORCED = ("0 play 5", "1 play 10", "2 play 11")
GAME_WITH_DICE = (
    *("0 play 16", "1 play 20", "2 play 17", "1 stop"),
    *("0 play 9", "1 play 10", "2 play 13", "2 roll to table for 6", "0 pass", "2 stop"),
    *("0 play 5", "1 play 14", "2 play 11", "1 roll to table for 6", "2 doubt at 1", "1 stop"),
)

RECORD = f"""\
whistlestop record 1
engine: {__version__}
game: toy
options: doubts=yes cards=20 colour=red
seats: 3
names: ["Ann", "Bö", "\\"C\\""]
seed: 1
choices: 12
result: 1 points

0 play 16
1 play 20
2 play 17
1 stop
0 play 9
1 play 14
2 play 13
1 stop
2 stop
"""
NAMES = ("Ann", "Bö", '"C"')
RECORD_WITH_DICE = f"""\
whistlestop record 1
engine: {__version__}
game: toy
options: doubts=no cards=20 colour=blue
seats: 3
seed: 1
choices: 4
result: unfinished

0 play 16
1 play 20
2 play 17
1 roll to table for 6
"""
# Seats 2 and 0 have given their only possible answer; seat 1 is still asked.
RECORD_OF_A_HALF_ANSWERED_TRICK = f"""\
whistlestop record 1
engine: {__version__}
game: toy
options: doubts=yes cards=20 colour=red
seats: 3
seed: 1
choices: 10
result: unfinished

0 play 16
1 play 20
2 play 17
1 stop
0 play 9
1 play 14
2 play 13
1 stop
2 (only) play 11
0 (only) play 5
"""


def replay(text: str) -> Match:
    return Match.replay(text, find_toy)


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def swapped(text: str, one: int, other: int) -> str:
    """Swap two lines. Lines are counted from 1, as in an error."""
    lines = lines_of(text)
    lines[one - 1], lines[other - 1] = lines[other - 1], lines[one - 1]
    return "\n".join(lines)


def without(text: str, at: int) -> str:
    lines = lines_of(text)
    return "\n".join(lines[: at - 1] + lines[at:])


def put(text: str, at: int, line: str) -> str:
    """Replace a line by this one."""
    lines = lines_of(text)
    return "\n".join([*lines[: at - 1], line, *lines[at:]])


def insert(text: str, at: int, line: str) -> str:
    lines = lines_of(text)
    return "\n".join([*lines[: at - 1], line, *lines[at - 1 :]])
