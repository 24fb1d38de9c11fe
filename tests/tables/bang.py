"""Tables of BANG! in a line or two.

    t = table(A="gatling", B="missed", C="", D="")
    t.play("A", "gatling")
    t.answer("B", "missed")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}

Seats are letters. Cards are named by kind (`bang`), by id (`bang-QH`) or, in the draw pile, by sign
(`QH`: any card of that sign). Usually characters have no ability, A is the Sheriff and has the
turn, and everybody has 4 life points. `who(...)` changes this for a seat. `players=4` makes four
seats; players who are not named hold no cards.

`rush(...)` is a table with Gold Rush.

    t = rush(A=who(nuggets=4, gear="boots"), B="", C="", D="", display="pickaxe shot wanted")
    t.buy("A", "pickaxe")
    assert (t.nuggets("A"), t.gear("A")) == (0, ["boots", "pickaxe"])

`robbery(...)` is a table with The Great Train Robbery, which has a line and a train. Railcars
before a player are cards in play like others.

    t = robbery(A="bang", B="", C="", D="", stations="boom-town", train="caboose", loco=2)
    t.board("A", "caboose", "bang")
    assert t.cards("A") == ["caboose"]

`legend(...)` is a table with Legends, which has Feats. A player with a character such as
`legendary-bart-cassidy` is a Legend and has no tokens. Other players have five tokens, or as many
as `fame` says.

    t = legend(A=who("beer", fame=3), B="", C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer")
    assert (t.fame("A"), t.tokens("bottleneck")) == (1, {"A": 2})

The methods of `Bench`, in `bang_bench`, play on such a table and read it.
"""

from __future__ import annotations

from typing import Any

from tables.bang_bench import Bench
from whistlestop import games, scenarios
from whistlestop.engine.game_option import OptionValue, complete
from whistlestop.engine.match import Match
from whistlestop.games.bang.game import GAME, Bang
from whistlestop.scenarios import bang
from whistlestop.scenarios.seat_letters import LETTERS

__all__ = [
    "LETTERS",
    "Bench",
    "Who",
    "deal",
    "legend",
    "played",
    "robbery",
    "rush",
    "table",
    "who",
]

Who = bang.Seat


def who(
    hand: str = "",
    play: str = "",
    character: str = "",
    role: str | None = None,
    life: int = 4,
    **said: Any,
) -> Who:
    """Describe a seat: its cards in hand and in play, and everything that is not as usual."""
    return Who(hand=hand, play=play, character=character, role=role, life=life, **said)


def played(scenario: str) -> Bench:
    """Return the table after all answers of a scenario of the package."""
    return Bench(scenarios.load(scenario).played())


def table(
    *,
    players: int = 0,
    options: dict[str, OptionValue] | None = None,
    game: Bang = GAME,
    **said: Any,
) -> Bench:
    """Set a table up in the middle of a game.

    `players` is the number of seats. Players who are not named then hold no cards. Without
    `players`, there are only the named seats. Other words than letters of seats are those of
    `bang.Position`.
    """
    seats = {letter: each for letter, each in said.items() if letter in LETTERS}
    people = _people(seats, players)
    position = bang.Position(**{name: said[name] for name in said if name not in seats})
    given = complete(game.options, options or {})
    laid = bang.stage(people, position, given, game)
    return Bench(Match(game, len(people), given, position=laid))


def _people(seats: dict[str, str | Who], players: int) -> dict[str, Who]:
    """List everybody at the table in order. With a number of players, include the unnamed ones."""
    if players:
        assert set(seats) <= set(LETTERS[:players]), f"there are {players} seats"
        seats = {letter: seats.get(letter, "") for letter in LETTERS[:players]}
    assert "".join(seats) == LETTERS[: len(seats)], "seats are A, B, C ... in order"
    return {letter: each if isinstance(each, Who) else who(each) for letter, each in seats.items()}


def legend(*, options: dict[str, OptionValue] | None = None, **said: Any) -> Bench:
    """Return a table with Legends."""
    return table(options={"legends": True, **(options or {})}, **said)


def robbery(*, options: dict[str, OptionValue] | None = None, **said: Any) -> Bench:
    """Return a table with The Great Train Robbery."""
    return table(options={"train-robbery": True, **(options or {})}, **said)


def rush(
    *, shadows: bool = False, options: dict[str, OptionValue] | None = None, **said: Any
) -> Bench:
    """Return a table with Gold Rush, and with the shadow-gunslingers if `shadows` is set."""
    given = {"gold-rush": True, "shadow-gunslingers": shadows, **(options or {})}
    return table(options=given, **said)


def deal(seats: int, seed: int = 1, **options: OptionValue) -> Bench:
    """Return a match from its very beginning."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Bench(Match(games.find("bang"), seats, given, seed))
