"""The contract between the engine and a game. The engine uses only what is defined here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.compiling import mypyc_attr
from whistlestop.engine.errors import BadSeats, NoFiles, cut
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import FirstMatch, Mix, Option, Options
from whistlestop.engine.narration import Narration
from whistlestop.engine.picture import Picture
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.state import State
from whistlestop.engine.summary import Summary


class Outcome(NamedTuple):
    """The winning seats and the reason for the end. `winners` is empty if nobody has won."""

    winners: tuple[int, ...]
    why: str

    def __str__(self) -> str:
        """Write the outcome as in a record, such as `2 last-aboard` or `nobody uncoupled`."""
        return f"{','.join(map(str, self.winners)) or 'nobody'} {self.why}"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game, with all its expansions as options. The object itself holds no state.

    The seat None means a spectator.
    """

    name: ClassVar[str]  # the name on the command line
    rulebooks: ClassVar[tuple[str, ...]]  # the first parts of its clause ids
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]  # the number of seats unless another one is given
    first: ClassVar[FirstMatch]  # the best match for somebody who has never played the game
    minutes: ClassVar[tuple[int, int]]  # a short and a long match (bench/match_minutes.py)
    weight: ClassVar[Literal[1, 2, 3]]  # how much there is to learn: 1 is little, 3 is much
    options: ClassVar[tuple[Option, ...]]
    mixes: ClassVar[tuple[Mix, ...]] = ()  # named combinations of options
    sides: ClassVar[tuple[str, ...]] = ()  # the values that `side` may return

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """Return the state of the table before the first step, at rest."""

    @abstractmethod
    def play(self, state: S) -> Rule[None]:
        """Play from any state at rest to the end of the game; yield AT_REST before every step."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None if it has not ended."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """Return everything that this seat may know, as a frozen dataclass.

        Two views that show the same are equal.
        """

    def views(self, state: S, seats: Iterable[int | None]) -> list[Any]:
        """Return the views of these seats at one moment; the views may share their common parts."""
        return [self.view(state, seat) for seat in seats]

    def open_view(self, state: S) -> Any:
        """Return the view of the whole table with all hands open, if nobody must not see them.

        A game with secrets must show them here.
        """
        return self.view(state, None)

    def summary(self, events: Sequence[Event], view: Any) -> Summary:  # noqa: ARG002 - to be written
        """Return what everybody was and did in a finished match, and its turning points.

        `events` are all its events, with their secret parts. `view` is the open view of its end.
        """
        return Summary()

    def picture(self, view: Any) -> Picture:  # noqa: ARG002 - to be written
        """Return what a small picture of the table shows; `view` is the view of a spectator."""
        return Picture()

    def narrate(self, event: Event, view: Any) -> Narration | None:  # noqa: ARG002 - to be written
        """Return the sentences about an event, or None if the event needs no sentence.

        `event` is the event as some seat may know it. `view` is the view of a spectator right after
        the event. So all seats that know the same about an event read the same sentences, and
        nobody reads a secret of another seat.
        """
        return None

    def why_not(self, state: S, ask: Ask, pick: Pick) -> Reason:  # noqa: ARG002 - to be written
        """Return why no answer of this ask uses what its seat has picked.

        This is called only if no answer does. It changes nothing, and it depends only on what the
        seat may know. The default says that the question is about something else.
        """
        return reason("reason-other-question")

    def why_not_asked(self, state: S, seat: int) -> Reason | None:  # noqa: ARG002 - see below
        """Return why this seat is not asked; None if the only reason is that others are asked.

        A player may be out of the game, for example. Everybody may know the reason.
        """
        return None

    def uses(self, state: S, ask: Ask, answer: Answer, pick: Pick) -> bool:  # noqa: ARG002 - see below
        """Return whether an answer uses what is picked.

        Override this if answers name some things only by a number.
        """
        return pick.is_in(answer)

    @abstractmethod
    def redeal(self, rest: S, now: S, seat: int, rng: Random) -> None:
        """Deal again, in `rest`, everything that the seat cannot know.

        `now` is the state after the choices since `rest`. The engine makes these choices again in
        `rest`, with the same random numbers. Everything that the seat has seen up to `now` must
        then come out the same. The engine itself replaces all later random numbers.

        So a step must not settle anything hidden from a seat (a card put away face down, the order
        of a new shuffle) between a rest and a question of the same step. Either the step reaches
        AT_REST first, or it draws the hidden thing from something in `rest` that is dealt again
        here.
        """

    def pointing(self, options: Options) -> bool:  # noqa: ARG002 - most games have secrets
        """Return whether players may point things out to each other while the match runs."""
        return False

    def is_out(self, state: S, seat: int) -> bool:  # noqa: ARG002 - in most games nobody is
        """Return whether this seat is out for good. It is asked nothing any more in this match."""
        return False

    def side(self, state: S, seat: int) -> str | None:  # noqa: ARG002 - most games have none
        """Return the side of this seat, for counting wins; it may be a secret of the match."""
        return None

    def add_file(self, path: Path) -> str:
        """Add a host's own file, such as a map, as a choice of an option; return the choice's name.

        The name must identify the contents of the file, so that a record means the same wherever it
        is replayed. Raise WhistlestopError if the game does not accept files, or not this file.
        """
        raise NoFiles(
            f"{self.name} does not accept files; it refused {path}",
            "no-game-files",
            game=self.name,
            found=cut(path),
        )

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless the game can be played with this number of seats."""
        if not self.fewest <= seats <= self.most:
            raise BadSeats(
                f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}",
                "bad-seats",
                game=self.name,
                fewest=self.fewest,
                most=self.most,
                found=seats,
            )
