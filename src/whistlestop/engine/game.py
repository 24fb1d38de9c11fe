"""The contract of a game: all that the engine knows of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from whistlestop.engine.errors import BadSeats, NoFiles, cut
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import Mix, Option, Options
from whistlestop.engine.narration import Narration
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.state import State


class Outcome(NamedTuple):
    """Who won, and by which way of ending. Nobody wins: no winners."""

    winners: tuple[int, ...]
    why: str

    def __str__(self) -> str:
        """Write it as in a record, such as `2 last-aboard` or `nobody uncoupled`."""
        return f"{','.join(map(str, self.winners)) or 'nobody'} {self.why}"


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game, with all its expansions as options. It holds no state of its own.

    A seat of None is a spectator.
    """

    name: ClassVar[str]  # as on the command line
    rulebooks: ClassVar[tuple[str, ...]]  # how the ids of its clauses begin
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]  # how many seats a table has unless told otherwise
    options: ClassVar[tuple[Option, ...]]
    mixes: ClassVar[tuple[Mix, ...]] = ()  # combinations of options with a name
    sides: ClassVar[tuple[str, ...]] = ()  # what `side` may return

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """Lay out the table before the first step, at rest."""

    @abstractmethod
    def play(self, state: S) -> Rule[None]:
        """Play from any state at rest to the end of the game; yield AT_REST before every step."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, once it has."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """Show what this seat may know: a frozen dataclass, equal if what it shows is equal."""

    def views(self, state: S, seats: Iterable[int | None]) -> list[Any]:
        """Show the views of these seats at one moment; what they have in common may be shared."""
        return [self.view(state, seat) for seat in seats]

    def narrate(self, event: Event, view: Any) -> Narration | None:  # noqa: ARG002 - to be written
        """Decide what is said of an event; None if it needs no words.

        `event` is what some seat may know of it. `view` is what a spectator sees right after it: so
        all who know the same of an event are told the same, and nobody is told a secret of another
        seat.
        """
        return None

    @abstractmethod
    def redeal(self, rest: S, now: S, seat: int, rng: Random) -> None:
        """Deal again, in `rest`, all that the seat cannot know.

        `now` is the state after the choices since `rest`. These choices are made again in `rest`,
        with the same chance, and all that the seat has seen up to `now` must then come out the
        same. Chance to come is dealt again by the engine.

        So what a step hides from a seat (a card put away face down, the order of a new shuffle)
        must not be settled between a rest and a question of the same step. Reach AT_REST first, or
        draw it from something in `rest` that is dealt again here.
        """

    def pointing(self, options: Options) -> bool:  # noqa: ARG002 - most games have secrets
        """Tell whether players may point things out to each other while the match runs."""
        return False

    def side(self, state: S, seat: int) -> str | None:  # noqa: ARG002 - most games have none
        """Name the side of this seat, for counting wins; it may be a secret of the match."""
        return None

    def add_file(self, path: Path) -> str:
        """Offer a host's own file, such as a map, as a choice of an option; return its name there.

        The name must identify the contents of the file, so that a record means the same wherever
        it is replayed. WhistlestopError if the game takes no files, or not this one.
        """
        raise NoFiles(
            f"{self.name} takes no files, such as {path}",
            "no-game-files",
            game=self.name,
            found=cut(path),
        )

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless this many can play."""
        if not self.fewest <= seats <= self.most:
            raise BadSeats(
                f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}",
                "bad-seats",
                game=self.name,
                fewest=self.fewest,
                most=self.most,
                found=seats,
            )
