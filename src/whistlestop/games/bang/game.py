"""BANG!, as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.option import Option, Options
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import parts, redeal, setup, turn
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.view import TableView, view, views


class Bang(Game[Table]):
    """2 to 8 gunslingers with secret roles around a table; a Sheriff, and who wants him dead."""

    name: ClassVar[str] = "bang"
    rulebooks: ClassVar[tuple[str, ...]] = ("BASE",)
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    usual: ClassVar[int] = 5
    options: ClassVar[tuple[Option, ...]] = (
        *parts.EXPANSIONS,
        Option(
            "characters",
            "choice",
            default="dealt",
            choices=("dealt", "choose"),
            help="bang-option-characters",
        ),
        Option(
            "elimination",
            "choice",
            default="together",
            choices=("together", "at-once"),
            help="bang-option-elimination",
        ),
        Option(
            "same-weapon",
            "choice",
            default="replace",
            choices=("replace", "refuse"),
            help="bang-option-same-weapon",
        ),
        Option("self-jail", "flag", default=False, help="bang-option-self-jail"),
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        switched = {options["elimination"], options["same-weapon"]} & {"at-once", "refuse"}
        if options["self-jail"]:
            switched.add("self-jail")
        return setup.lay_out(
            rng,
            seats,
            parts.in_play(options),
            frozenset(str(ruling) for ruling in switched),
            choose=options["characters"] == "choose",
        )

    def play(self, state: Table) -> Rule[None]:
        return turn.play(state)

    def outcome(self, state: Table) -> Outcome | None:
        return state.outcome

    def view(self, state: Table, seat: int | None) -> TableView:
        return view(state, seat)

    def views(self, state: Table, seats: Iterable[int | None]) -> list[TableView]:
        return views(state, seats)

    def redeal(self, rest: Table, now: Table, seat: int, rng: Random) -> None:
        redeal.redeal(rest, now, seat, rng)

    def dump(self, state: Table) -> dict[str, Any]:
        return state.dump()

    def load(self, data: dict[str, Any]) -> Table:
        return Table.load(data)


GAME = Bang()
