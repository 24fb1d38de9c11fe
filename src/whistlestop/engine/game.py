"""The contract of a game: what the engine needs to know of it, and all that it knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from whistlestop.engine.errors import BadSeats, NoFiles, cut
from whistlestop.engine.option import Mix, Option, Options
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule import Rule
from whistlestop.engine.state import State


class Outcome(NamedTuple):
    """Who won, and by which way of ending. Nobody wins: no winners."""

    winners: tuple[int, ...]
    why: str

    def __str__(self) -> str:
        """As it stands in a record, such as `2 last-aboard` or `nobody uncoupled`."""
        return f"{','.join(map(str, self.winners)) or 'nobody'} {self.why}"


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game, with all its expansions as options. It holds no state of its own.

    A seat of None is a spectator.
    """

    name: ClassVar[str]  # as on the command line
    rulebooks: ClassVar[tuple[str, ...]]  # the ids of its clauses begin so
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]  # how many seats a table has unless told otherwise
    options: ClassVar[tuple[Option, ...]]
    mixes: ClassVar[tuple[Mix, ...]] = ()  # of its options, to be picked by name
    sides: ClassVar[tuple[str, ...]] = ()  # what `side` may say

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """The table before the first step, at rest."""

    @abstractmethod
    def play(self, state: S) -> Rule[None]:
        """From any state at rest to the end of the game; yields AT_REST before every step."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What this seat may know: a frozen dataclass, equal if what it shows is equal."""

    def views(self, state: S, seats: Iterable[int | None]) -> list[Any]:
        """The views of these seats at one moment; most of what they show may be shared."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def redeal(self, rest: S, now: S, seat: int, rng: Random) -> None:
        """Deal again, in `rest`, all that the seat cannot know.

        `now` is how things stand after the choices since `rest`: what the seat has seen up to
        then must come out the same when those choices are made again. Chance to come is not the
        game's business here: the engine sees to it.

        The choices since and the chance drawn since come out as they were. So what a step hides
        from a seat (a card put away face down, the order of a new shuffle) must not be settled
        between a rest and a question of the same step: reach AT_REST first, or draw it from
        something in `rest` that is dealt again here.
        """

    def pointing(self, options: Options) -> bool:  # noqa: ARG002 - most games have secrets
        """Whether those who play may show each other what they mean while the match runs."""
        return False

    def side(self, state: S, seat: int) -> str | None:  # noqa: ARG002 - most games have none
        """On which side this seat is, for who counts wins; it may be a secret of the match."""
        return None

    def add_file(self, path: Path) -> str:
        """A host's own file, such as a map, can be chosen as an option from now on: its name there.

        The name must say what is in the file, so that a record means the same wherever it is
        replayed. WhistlestopError if the game takes no files, or not this one.
        """
        raise NoFiles(
            f"{self.name} takes no files, such as {path}",
            "no-game-files",
            game=self.name,
            found=cut(path),
        )

    def check_seats(self, seats: int) -> None:
        """BadSeats unless so many can play."""
        if not self.fewest <= seats <= self.most:
            raise BadSeats(
                f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}",
                "bad-seats",
                game=self.name,
                fewest=self.fewest,
                most=self.most,
                found=seats,
            )
