"""A match: a game being played. Servers, bots, user interfaces and tests all play through it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random, SystemRandom
from types import MappingProxyType
from typing import Any, TypeAlias

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import (
    BadOption,
    BadSeats,
    BadSeed,
    ChoiceRefused,
    ImaginedMatchHasNoRecord,
    UnknownGame,
    bad_record,
    cut,
)
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import OptionValue, complete, read_all
from whistlestop.engine.history import History
from whistlestop.engine.narration import PlayerName
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.record import (
    TOO_LONG,
    UNFINISHED,
    Record,
    RecordedChoice,
    is_name,
    read_record,
)
from whistlestop.engine.rng import Rng, checked_seed
from whistlestop.engine.rule_runner import Choice, Runner
from whistlestop.engine.state import State
from whistlestop.engine.state_digest import digest
from whistlestop.engine.summary import Summary
from whistlestop.engine.version import __version__

FindGame: TypeAlias = Callable[[str], Game[Any]]

Watcher: TypeAlias = Callable[["Match", Event], None]

NO_SEED = -1  # the seed of an imagined match
_SEED_BITS = 128
STOPPED = Outcome((), TOO_LONG)  # the outcome of a match that its rules have not ended


class Match(Runner):
    """A match of a game. `events` and `choices` hold its whole history."""

    __slots__ = ("_seen", "imagined", "names")

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        *,
        snapshots: bool = True,
        events: bool = True,
        position: State | None = None,
        watcher: Watcher | None = None,
        blank: bool = False,
    ) -> None:
        """Begin a match and run it up to its first question.

        Without `snapshots` the match keeps no state at rest. This is right for a playout that is
        never forked. Without `events` the match records no events. This is right for a match
        that nobody watches: it takes the same course, and faster. `position` is a state at rest
        from which to begin, instead of the game's setup. `watcher` is called at every event, as
        with `watch`. `blank` is for `fork`, which sets the fields itself.
        """
        if blank:
            return
        game.check_seats(seats)
        if names and len(names) != seats:
            raise BadSeats(f"{seats} seats, but {len(names)} names", "bad-names", seats=seats)
        if not all(is_name(name) for name in names):
            raise BadSeats("a name must be printable text", "bad-names", seats=seats)
        if seed is not None:
            seed = checked_seed(seed)
        elif position is not None:
            seed = NO_SEED
        else:
            seed = SystemRandom().getrandbits(_SEED_BITS)
        # The options are read-only, because forks share them.
        every_option = MappingProxyType(complete(game.options, options or {}))
        rest = None if position is None else position.copy()
        super().__init__(
            game, seats, every_option, seed, rest=rest, snapshots=snapshots, events=events
        )
        self.names = tuple(names)
        self.imagined = position is not None
        self._seen: dict[int, History[Event]] = {}  # the events as a seat may know them
        if watcher is not None:
            self.watch(partial(watcher, self))
        self._begin()
        self._run(None)

    # Questions, views and events

    @property
    def events(self) -> list[Event]:
        """Return all events so far; a match without events has none."""
        return self._events.all()

    @property
    def choices(self) -> list[Choice]:
        """Return all choices so far."""
        return self._choices.all()

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the questions that are still open."""
        return tuple(self._asks.values())

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have not answered yet; everybody may know them."""
        return tuple(self._asks)

    def ask(self, seat: int | None) -> Ask | None:
        """Return the open question to this seat, or None."""
        return None if seat is None else self._asks.get(seat)

    def given(self, seat: int) -> Answer | None:
        """Return the answer of this seat while other seats are still being asked, else None."""
        return self._given.get(seat)

    def why_not(self, seat: int, pick: Pick) -> Reason | None:
        """Return why this seat cannot use what it has picked now, or None if an answer uses it."""
        if self.outcome is not None:
            return reason("reason-over")
        if seat in self._given:
            return reason("reason-answered")
        if self._state is None:
            self._wake()
        ask = self._asks.get(seat)
        if ask is None:
            others = reason("reason-not-asked", players=tuple(map(PlayerName, self._asks)))
            return self.game.why_not_asked(self._state, seat) or others
        if any(self.game.uses(self._state, ask, answer, pick) for answer in ask.answers):
            return None
        return self.game.why_not(self._state, ask, pick)

    def view(self, seat: int | None) -> Any:
        """Return what this seat may know of the table; None is a spectator."""
        if self._state is None:
            self._wake()
        return self.game.view(self._state, seat)

    def views(self, seats: Iterable[int | None]) -> list[Any]:
        """Return the views of these seats; this costs less than a call of `view` for each."""
        if self._state is None:
            self._wake()
        return self.game.views(self._state, seats)

    def is_out(self, seat: int) -> bool:
        """Return whether this seat is out for good: it is asked nothing any more."""
        if self._state is None:
            self._wake()
        return self.game.is_out(self._state, seat)

    def open_view(self) -> Any:
        """Return the table with all hands open.

        Nobody may see it while anybody plays to whom they could tell it.
        """
        if self._state is None:
            self._wake()
        return self.game.open_view(self._state)

    def summary(self) -> Summary:
        """Return the summary of this match, which must be over, because it tells all secrets."""
        if not self._tells:
            raise ValueError("a match without events has no summary")
        return self.game.summary(self.events, self.open_view())

    def seen(self, seat: int | None, start: int = 0) -> list[Event]:
        """List the events from number `start` on, as this seat may know them."""
        return [event.seen_by(seat) for event in self.events[start:]]

    def side(self, seat: int) -> str | None:
        """Return the side of this seat. It may be a secret, so use it only for counting wins."""
        if self._state is None:
            self._wake()
        return self.game.side(self._state, seat)

    def digest(self) -> int:
        """Return a number by which a replay notices that it differs; see state_digest.py."""
        if self._state is None:
            self._wake()
        return digest(self._state, self._asks.values(), self.outcome)

    def watch(self, watcher: Callable[[Event], None] | None) -> None:
        """Call `watcher` at every later event; the views then show the table at that moment."""
        if watcher is not None and not self._tells:
            raise ValueError("a match without events cannot be watched")
        self._watcher = watcher
        if self._state is not None:
            self._state.watcher = watcher

    # Stopping

    def stop(self) -> None:
        """End a match that has become too long, without winners; the rules have no part in it.

        Nobody is asked any more. The table stays as it is, with all its secrets.
        """
        if self.outcome is not None:
            return
        if self._state is None:
            self._wake()
        self._rest, self._since = self._state.copy(), []
        self.outcome = STOPPED
        self._asks, self._order, self._given = {}, (), {}

    # Copies

    def fork(self, *, snapshots: bool = True, events: bool = True) -> Match:
        """Make an independent copy of this match.

        Forks share the past events and choices, and the state at rest, which never changes. Without
        `snapshots` the fork keeps no later state at rest. This is right for a playout, but such a
        match is slow to fork again. Without `events` the fork has no events, past or to come, and
        neither have its own forks.
        """
        twin = Match(self.game, self.seats, blank=True)
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.seed, twin.names, twin.imagined = self.seed, self.names, self.imagined
        twin._tells = self._tells and events
        twin._events = self._events.fork() if twin._tells else History()
        twin._choices, twin.outcome = self._choices.fork(), self.outcome
        twin._seen = {}
        twin._keeps = snapshots
        twin._rest, twin._since = self._rest, self._since[:]
        twin._asks, twin._order, twin._given = self._asks.copy(), self._order, self._given.copy()
        twin._watcher = twin._state = twin._rule = None
        return twin

    def resample(
        self, seat: int, rng: Random, *, snapshots: bool = True, events: bool = True
    ) -> Match:
        """Make a fork in which everything that the seat cannot know is dealt again.

        This covers the hidden things of the game, all later random numbers, and the answers of
        other seats while some seat is still being asked. The fork holds no secrets of the real
        match: it has no seed, no choices, and only those parts of events that the seat has seen.
        """
        if self._state is None:
            self._wake()
        twin = self.fork(snapshots=snapshots, events=events)
        if self.outcome is not None:
            rest: Any = self._state.copy()
        elif self._rest is not None:
            rest = self._rest.copy()
        else:
            rest = self.game.setup(self.seats, self.options, Rng(self.seed))
        rest.rng = rest.rng.told_until(self._state.rng, rng.randbytes(32))
        self.game.redeal(rest, self._state, seat, rng)
        twin._rest = rest
        twin.imagined, twin.seed, twin._choices = True, NO_SEED, History()
        if twin._tells:
            twin._events = self._seen_by(seat).fork()
        if self.outcome is not None:
            twin._since = []
            return twin
        twin._since = self._settled()
        twin._wake()
        for each in self._given:
            own = each == seat
            answer = self._given[each] if own else rng.choice(twin._asks[each].answers)
            twin._since.append((each, answer))
            twin._given[each] = answer
            del twin._asks[each]
        return twin

    def _seen_by(self, seat: int) -> History[Event]:
        """Return the events as this seat may know them; those of the past are kept."""
        seen = self._seen.get(seat)
        if seen is None or len(seen) > len(self._events):
            seen = self._seen[seat] = History()
        if len(seen) < len(self._events):
            seen.extend(self.seen(seat, len(seen)))
        return seen

    def _settled(self) -> list[tuple[int, Answer]]:
        """Return the choices since the last rest, without the answers that are still secret."""
        return self._since[: len(self._since) - len(self._given)]

    # Records

    def record(self) -> str:
        """Write the match as readable text; see record.py."""
        if self.imagined:
            raise ImaginedMatchHasNoRecord(
                "an imagined match never happened: it has no record", "imagined"
            )
        # A stopped match may leave seats open that were asked together: nothing is left out.
        stopped = self.outcome == STOPPED
        open_from = 0 if stopped else len(self._choices) - len(self._given)
        return Record(
            engine=__version__,
            game=self.game.name,
            options={each.name: each.show(self.options[each.name]) for each in self.game.options},
            seats=self.seats,
            names=self.names,
            seed=self.seed,
            choices=len(self._choices),
            result=UNFINISHED if self.outcome is None else str(self.outcome),
            recorded=[
                RecordedChoice(0, seat, answer, only)
                for number, (seat, answer, only) in enumerate(self.choices)
                if not only or number >= open_from
            ],
            where={},
        ).text()

    @classmethod
    def replay(cls, text: str, find: FindGame, watcher: Watcher | None = None) -> Match:
        """Play the match of this record again; raise BadRecord if the record is wrong.

        `watcher` is called at every event, as with `watch`.
        """
        record = read_record(text)
        match = _start(record, find, watcher)
        left_out = record.choices - len(record.recorded)
        for number, choice in enumerate(record.recorded):
            match._replay_choice(choice, left_out + number, complete=not left_out)
        end = record.recorded[-1].line if record.recorded else max(record.where.values()) + 1
        while len(match._choices) < record.choices and match._answer_an_only_one():
            pass
        if len(match._choices) != record.choices:
            raise bad_record(
                end,
                f"the record ends with choice {len(match.choices)}; "
                f"its header says {record.choices}",
                "record-count",
                found=len(match.choices),
                expected=record.choices,
            )
        if record.result == str(STOPPED):
            match.stop()
        result = UNFINISHED if match.outcome is None else str(match.outcome)
        if result != record.result:
            raise bad_record(
                record.where["result"],
                f"the result is {result!r}, not {cut(record.result)!r}",
                "record-result",
                found=cut(record.result),
                expected=result,
            )
        match.watch(None)
        return match

    def _replay_choice(self, choice: RecordedChoice, made: int, *, complete: bool) -> None:
        """Make the choices that the record left out before this choice, and then this choice.

        Choices marked `(only)` are at the end of a record, so exactly `made` choices come before
        such a choice. A complete record leaves no choice out.
        """
        while not complete and self._is_early_for(choice, made) and self._answer_an_only_one():
            pass
        try:
            self.choose(choice.seat, choice.answer)
        except ChoiceRefused as refusal:
            raise bad_record(choice.line, str(refusal), "record-why", why=refusal) from refusal

    def _is_early_for(self, choice: RecordedChoice, made: int) -> bool:
        """Return whether choices that the record left out must be made before this one."""
        if choice.only:
            return len(self._choices) < made
        ask = self._asks.get(choice.seat)
        return ask is None or len(ask.answers) == 1

    def _answer_an_only_one(self) -> bool:
        """Answer for the first seat with only one legal answer; return False if no seat has."""
        for ask in self._asks.values():
            if len(ask.answers) == 1:
                self.choose(ask.seat, ask.answers[0])
                return True
        return False


def _start(record: Record, find: FindGame, watcher: Watcher | None) -> Match:
    """Begin the match that the header describes; raise BadRecord if that is impossible.

    Each caught error has a variable of its own. mypyc gives a variable one type in a function. It
    would raise TypeError when a second kind of error came under the same name.
    """
    try:
        game = find(record.game)
    except UnknownGame as unknown:
        raise bad_record(record.where["game"], str(unknown), "record-why", why=unknown) from unknown
    try:
        options = read_all(game.options, record.options)
    except BadOption as refused:
        raise bad_record(
            record.where["options"], str(refused), "record-why", why=refused
        ) from refused
    try:
        return Match(game, record.seats, options, record.seed, record.names, watcher=watcher)
    except BadSeats as seats:
        raise bad_record(record.where["seats"], str(seats), "record-why", why=seats) from seats
    except BadSeed as seed:
        raise bad_record(record.where["seed"], str(seed), "record-why", why=seed) from seed
