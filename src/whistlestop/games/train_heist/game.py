"""Train Heist, as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.option import Option, Options
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import redeal, setup, shelf, turn
from whistlestop.games.train_heist.decks_file import GOALS, read_decks
from whistlestop.games.train_heist.map_file import read_map
from whistlestop.games.train_heist.sheet import read_sheet, refuse
from whistlestop.games.train_heist.state import CO_OP, MOST_SEATS, SCORE, VERSUS, Table
from whistlestop.games.train_heist.view import TableView, view, views

FULL = "full"
SHORTER = "shorter"
HARDER = "harder"

# The parts by which a host's file is known.
_MAP = ("main", "railway", "train")
_CARDS = ("poker", "tiles", "events", "wanted")


def _options() -> tuple[Option, ...]:
    """Which maps and decks there are may grow: see `add_file`."""
    return (
        Option(
            "mode",
            "choice",
            default=CO_OP,
            choices=(CO_OP, SCORE, VERSUS),
            help="train-heist-option-mode",
        ),
        Option(
            "goal",
            "number",
            default=12,
            low=GOALS[0],
            high=GOALS[1],
            help="train-heist-option-goal",
        ),
        Option(
            "length",
            "choice",
            default=FULL,
            choices=(FULL, SHORTER, HARDER),
            help="train-heist-option-length",
        ),
        Option(
            "fewer-events",
            "number",
            default=4,
            low=1,
            high=12,
            help="train-heist-option-fewer-events",
        ),
        Option("cowboys", "number", default=2, low=2, high=4, help="train-heist-option-cowboys"),
        Option(
            "map",
            "choice",
            default=shelf.STANDARD,
            choices=shelf.map_names(),
            help="train-heist-option-map",
        ),
        Option(
            "cards",
            "choice",
            default=shelf.STANDARD,
            choices=shelf.decks_names(),
            help="train-heist-option-cards",
        ),
    )


class TrainHeist(Game[Table]):
    """1 to 4 players rob a train together, or against each other; alone one plays several."""

    name: ClassVar[str] = "train-heist"
    rulebooks: ClassVar[tuple[str, ...]] = ("TH",)
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = MOST_SEATS
    usual: ClassVar[int] = 3
    options: ClassVar[tuple[Option, ...]] = _options()

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        """TH-140: one seat plays two to four cowboys; TH-157, TH-158: shorter and harder games."""
        board, decks = shelf.board_of(str(options["map"])), shelf.decks_of(str(options["cards"]))
        cowboys = int(options["cowboys"]) if seats == 1 else seats
        fewer = 0 if options["length"] == FULL else int(options["fewer-events"])
        goal = int(options["goal"])
        if options["length"] == SHORTER:
            others = len(decks.events) - len(decks.speed_cards)
            goal = setup.lowered(goal, cowboys, fewer, others)
        return setup.lay_out(rng, board, decks, seats, cowboys, str(options["mode"]), goal, fewer)

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

    def pointing(self, options: Options) -> bool:
        """Whoever plays together may show the others what they mean."""
        return options.get("mode") != VERSUS

    def dump(self, state: Table) -> dict[str, Any]:
        return state.dump()

    def load(self, data: dict[str, Any]) -> Table:
        return Table.load(data)

    def add_file(self, path: Path) -> str:
        """A host's own map, or own cards and tiles; BadFile if it is neither."""
        sheet = read_sheet(path)
        of_a_map = [part for part in _MAP if part in sheet.data]
        if not of_a_map and not any(part in sheet.data for part in _CARDS):
            expected = f"a map ({', '.join(_MAP)}) or cards ({', '.join(_CARDS)})"
            raise refuse(sheet.where, expected, ", ".join(sheet.data))
        if of_a_map:
            board = read_map(path)
            shelf.put_map(board)
            name = board.name
        else:
            decks = read_decks(path)
            shelf.put_decks(decks)
            name = decks.name
        TrainHeist.options = _options()
        return name


GAME = TrainHeist()
