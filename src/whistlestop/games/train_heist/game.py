"""Train Heist as a game of the engine: options, setup, views, and files from a host."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Literal, cast

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.compiling import mypyc_attr
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import FirstMatch, Option, Options
from whistlestop.engine.narration import Narration, Text
from whistlestop.engine.picture import Picture, Portrait
from whistlestop.engine.reason import Pick, Reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.summary import Summary
from whistlestop.games.train_heist import deeds, narration, redeal, setup, turn, why_not
from whistlestop.games.train_heist.constants import CO_OP, MOST_SEATS, SCORE, VERSUS, Mode
from whistlestop.games.train_heist.decks_reader import GOALS, read_decks
from whistlestop.games.train_heist.json_reader import read_json, refuse
from whistlestop.games.train_heist.map_reader import read_map
from whistlestop.games.train_heist.maps_and_decks import STANDARD, MapRegistry
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.view import TableView, open_view, view, views

FULL = "full"
SHORTER = "shorter"
HARDER = "harder"

# A host's file is a map if it has a part of `_MAP`, or else decks if it has a part of `_DECKS`.
_MAP = ("main", "railway", "train")
_DECKS = ("poker", "tiles", "events", "wanted")


def _options(maps: MapRegistry) -> tuple[Option, ...]:
    """Return the options; a host's files are added to the choices of maps and decks."""
    return (
        Option(
            "mode",
            "choice",
            default=CO_OP,
            choices=(CO_OP, SCORE, VERSUS),
            help="train-heist-option-mode",
            tile=True,
        ),
        Option(
            "goal",
            "number",
            default=12,
            low=GOALS[0],
            high=GOALS[1],
            help="train-heist-option-goal",
            needs=(("mode", (CO_OP,)),),
        ),
        Option(
            "length",
            "choice",
            default=FULL,
            choices=(FULL, SHORTER, HARDER),
            help="train-heist-option-length",
            tile=True,
        ),
        Option(
            "fewer-events",
            "number",
            default=4,
            low=1,
            high=12,
            help="train-heist-option-fewer-events",
            needs=(("length", (SHORTER, HARDER)),),
        ),
        Option(
            "cowboys",
            "number",
            default=2,
            low=2,
            high=4,
            help="train-heist-option-cowboys",
            needs_seats=(1,),
        ),
        Option(
            "map",
            "choice",
            default=STANDARD,
            choices=maps.board_names(),
            help="train-heist-option-map",
        ),
        Option(
            "cards",
            "choice",
            default=STANDARD,
            choices=maps.decks_names(),
            help="train-heist-option-cards",
        ),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainHeist(Game[Table]):
    """1 to 4 players rob a train, together or against each other.

    A single player plays several cowboys.
    """

    name: ClassVar[str] = "train-heist"
    rulebooks: ClassVar[tuple[str, ...]] = ("TH",)
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = MOST_SEATS
    usual: ClassVar[int] = 3
    # Two cowboys wait little for each other, and a shorter heist has a lower goal.
    first: ClassVar[FirstMatch] = FirstMatch(seats=2, options=(("length", SHORTER),))
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[Literal[1, 2, 3]] = 3
    options: ClassVar[tuple[Option, ...]] = _options(MapRegistry())

    def __init__(self) -> None:
        self.maps = MapRegistry()

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        """TH-140: A single player plays two to four cowboys.

        TH-157, TH-158: A game may be shorter or harder.
        """
        board = self.maps.board(str(options["map"]))
        decks = self.maps.decks(str(options["cards"]))
        cowboys = int(options["cowboys"]) if seats == 1 else seats
        fewer = 0 if options["length"] == FULL else int(options["fewer-events"])
        goal = int(options["goal"])
        if options["length"] == SHORTER:
            others = len(decks.events) - len(decks.speed_cards)
            goal = setup.lowered(goal, cowboys, fewer, others)
        mode = cast("Mode", options["mode"])  # options are checked against their choices
        return setup.lay_out(rng, board, decks, seats, cowboys, mode, goal, fewer)

    def play(self, state: Table) -> Rule[None]:
        return turn.play(state)

    def outcome(self, state: Table) -> Outcome | None:
        return state.outcome

    def view(self, state: Table, seat: int | None) -> TableView:
        return view(state, seat)

    def views(self, state: Table, seats: Iterable[int | None]) -> list[TableView]:
        return views(state, seats)

    def open_view(self, state: Table) -> TableView:
        return open_view(state)

    def summary(self, events: Sequence[Event], view: TableView) -> Summary:
        return deeds.summary(events, view)

    def picture(self, view: TableView) -> Picture:
        """Return the cowboys, with their loot in versus; together they share one count."""
        portraits = []
        for cowboy in view.cowboys:
            colour = Text(f"heist-colour-{cowboy.colour}")
            title = Text(f"heist-wanted-{cowboy.title}") if cowboy.title else None
            left, most = view.points, view.goal or 0
            if view.target is not None:
                left, most = cowboy.points, view.target
            portraits.append(
                Portrait(cowboy.seat, colour, title, min(left, most), most, colour=cowboy.colour)
            )
        return Picture(tuple(portraits))

    def narrate(self, event: Event, view: TableView) -> Narration | None:
        return narration.narrate(event, view)

    def redeal(self, rest: Table, now: Table, seat: int, rng: Random) -> None:
        redeal.redeal(rest, now, seat, rng)

    def why_not(self, state: Table, ask: Ask, pick: Pick) -> Reason:
        return why_not.why_not(state, ask, pick)

    def uses(self, state: Table, ask: Ask, answer: Answer, pick: Pick) -> bool:
        return why_not.uses(state, ask, answer, pick)

    def pointing(self, options: Options) -> bool:
        """Return whether players may point at things for each other: not in versus."""
        return options.get("mode") != VERSUS

    def add_file(self, path: Path) -> str:
        """Add a host's own map or decks to the choices, and return its name.

        Raise BadFile if the file is neither.
        """
        file = read_json(path)
        is_map = any(part in file.data for part in _MAP)
        if not is_map and not any(part in file.data for part in _DECKS):
            expected = f"a map ({', '.join(_MAP)}) or cards ({', '.join(_DECKS)})"
            raise refuse(file.where, expected, ", ".join(file.data))
        if is_map:
            name = self.maps.add_board(read_map(path))
        else:
            name = self.maps.add_decks(read_decks(path))
        TrainHeist.options = _options(self.maps)
        return name


GAME = TrainHeist()
