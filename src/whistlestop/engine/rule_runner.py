"""The runner, which runs the rules of a match from one question to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.errors import (
    ChoiceRefused,
    IllegalAnswer,
    MatchOver,
    NotAsked,
    RulesBroken,
    cut,
)
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import Options
from whistlestop.engine.history import History
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import AT_REST
from whistlestop.engine.state import State

Choice: TypeAlias = tuple[int, Answer, bool]  # seat, answer, whether it was the only one


class Runner:
    """The running rules of a match.

    A runner holds a state at rest and the choices since then, the live state and its rule, and the
    open questions. After a fork, or after a rule has raised an exception, there is no live state
    and no rule. They are made again from the state at rest when they are needed.
    """

    __slots__ = (
        "_asks",
        "_choices",
        "_events",
        "_given",
        "_keeps",
        "_order",
        "_rest",
        "_rule",
        "_since",
        "_state",
        "_tells",
        "_watcher",
        "game",
        "options",
        "outcome",
        "seats",
        "seed",
    )

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        seed: int,
        *,
        rest: State | None,
        snapshots: bool,
        events: bool,
    ) -> None:
        """Make a runner that has not begun yet; `rest` None means the game's setup."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.outcome: Outcome | None = None
        self._events = History[Event]()
        self._choices = History[Choice]()
        self._keeps = snapshots
        self._tells = events
        self._rest = rest
        self._since: list[tuple[int, Answer]] = []
        self._watcher: Callable[[Event], None] | None = None
        self._state: Any = None  # None while the match is asleep
        self._rule: Any = None  # a Rule[None]; None while the match is asleep or over
        self._asks: dict[int, Ask] = {}
        self._order: tuple[int, ...] = ()  # the seats of the open Together; () for a single Ask
        self._given: dict[int, Answer] = {}

    def choose(self, seat: int, answer: Answer) -> None:
        """Answer the question to this seat, and run the rules up to the next question.

        Raise ChoiceRefused if the choice is not allowed; the match is then unchanged. The match is
        also unchanged if a rule raises an exception, so that a bug does not cost anybody the match.
        """
        ask = self._asked(seat)
        answers = ask.answers
        try:
            answer = answers[answers.index(answer)]  # it may be an equal tuple, not an Answer
        except ValueError:
            raise _illegal(ask, answer) from None
        self._choose(ask, answer)

    def choose_index(self, seat: int, number: int) -> None:
        """Give the answer with this number in the ask of this seat; see `choose`.

        This is faster than `choose`, because it does not look for the answer in the ask.
        """
        ask = self._asked(seat)
        if not 0 <= number < len(ask.answers):
            raise _illegal(ask, number)
        self._choose(ask, ask.answers[number])

    def _asked(self, seat: Any) -> Ask:
        try:
            return self._asks[seat]
        except (KeyError, TypeError):
            raise self._not_asked(seat) from None

    def _choose(self, ask: Ask, answer: Answer) -> None:
        """Give a legal answer to an open question."""
        if self._rule is None:
            self._wake()
        seat = ask.seat
        rest, since = self._rest, self._since
        made, chosen, told = len(since), len(self._choices), len(self._events)
        asks, order, given = self._asks, self._order, self._given
        try:
            self._choices.append((seat, answer, len(ask.answers) == 1))
            since.append((seat, answer))
            if not order:
                self._run(answer)
            elif len(asks) > 1:
                del asks[seat]
                given[seat] = answer
            else:
                given[seat] = answer
                self._run(tuple(map(given.__getitem__, order)))
        except BaseException:
            del since[made:]
            # New histories, because a fork may know the old ones.
            self._choices, self._events = self._choices.until(chosen), self._events.until(told)
            asks[seat] = ask
            given.pop(seat, None)
            self._rest, self._since, self._order, self._given = rest, since, order, given
            self._asks = {each: asks[each] for each in order or asks if each in asks}
            self.outcome = None
            self._sleep()
            raise

    def _not_asked(self, seat: Any) -> ChoiceRefused:
        if self.outcome is not None:
            return MatchOver(f"the match is over: {self.outcome}", "match-over", seat=cut(seat))
        waiting = ", ".join(map(str, self._asks))
        return NotAsked(
            f"seat {cut(seat)} is not asked; waiting for {waiting}",
            "not-asked",
            seat=cut(seat),
            waiting=waiting,
        )

    # Running the rules

    def _begin(self) -> None:
        """Make a live state and its rule from the last state at rest."""
        if self._rest is None:
            self._state = self.game.setup(self.seats, self.options, Rng(self.seed))
        else:
            self._state = self._rest.copy()
        self._attach(self._state)
        self._rule = self.game.play(self._state)

    def _attach(self, state: State) -> None:
        """Let a live state report its events to this match, or to nobody."""
        state.watcher = self._watcher
        state.silent = not self._tells

    def _run(self, sent: Any) -> None:
        """Send an answer to the rule, and run it up to the next question or the end."""
        state: State = self._state
        rule = self._rule
        try:
            got = rule.send(sent)
            while got is AT_REST:
                if self._keeps:
                    self._rest, self._since = state.copy(), []
                got = rule.send(None)
        except StopIteration:
            self._finish(state)
        else:
            self._open(got)
        if state.events:
            self._events.extend(state.events)
            state.events.clear()

    def _open(self, question: object) -> None:
        """Open the question that the rule yielded; raise RulesBroken if nobody can answer it."""
        if isinstance(question, Ask) and question.answers:
            self._asks = {question.seat: question}
            if self._order:
                self._order, self._given = (), {}
            return
        asks: dict[int, Ask] = {}
        several: Iterable[Any] = question.asks if isinstance(question, Together) else ()
        for ask in several:
            if not isinstance(ask, Ask) or not ask.answers or ask.seat in asks:
                raise RulesBroken(
                    f"{self.game.name} yielded {question!r}, which cannot be answered"
                )
            asks[ask.seat] = ask
        if not asks:
            raise RulesBroken(f"{self.game.name} yielded {question!r}, which asks nobody")
        self._asks, self._order, self._given = asks, tuple(asks), {}

    def _finish(self, state: State) -> None:
        """Close the match after the rules have ended."""
        outcome = self.game.outcome(state)
        if outcome is None:
            raise RulesBroken(f"{self.game.name} stopped without an outcome")
        if self._keeps:
            self._rest, self._since = state.copy(), []
        self.outcome = outcome
        self._asks, self._order, self._given = {}, (), {}

    def _sleep(self) -> None:
        """Drop the live state and its rule; `_wake` makes them again."""
        self._state = self._rule = None

    def _wake(self) -> None:
        """Make the live state again, from the state at rest and the choices since then."""
        if self.outcome is not None and self._rest is not None and not self._since:
            self._state = self._rest.copy()
            return
        # A second runner does this. It takes no snapshots and does not emit the old events again.
        # If a rule raises an exception, the first runner is unchanged.
        other = Runner(
            self.game,
            self.seats,
            self.options,
            self.seed,
            rest=self._rest,
            snapshots=False,
            events=False,
        )
        other._begin()
        other._run(None)
        other._feed(self._since)
        self._attach(other._state)
        self._state, self._rule = other._state, other._rule
        self._asks, self._order, self._given = other._asks, other._order, other._given

    def _feed(self, steps: Iterable[tuple[int, Answer]]) -> None:
        """Repeat choices that were legal when they were made."""
        for seat, answer in steps:
            if seat not in self._asks or answer not in self._asks[seat].answers:
                raise RulesBroken(f"{self.game.name}: seat {seat} can no longer answer {answer}")
            if not self._order:
                self._run(answer)
                continue
            self._given[seat] = answer
            if len(self._asks) > 1:
                del self._asks[seat]
            else:
                self._run(tuple([self._given[each] for each in self._order]))


def _illegal(ask: Ask, answer: object) -> IllegalAnswer:
    allowed = "; ".join(map(str, ask.answers))
    return IllegalAnswer(
        f"seat {ask.seat} cannot answer {cut(answer)!r} to {ask.kind!r}; allowed: {allowed}",
        "illegal-answer",
        seat=ask.seat,
        answer=cut(answer),
        allowed=allowed,
    )
