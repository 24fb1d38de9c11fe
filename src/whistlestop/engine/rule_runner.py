"""Runs the rules of a match from one question to the next."""

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
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.engine.state import State

Choice: TypeAlias = tuple[int, Answer, bool]  # seat, answer, was it the only one


class Runner:
    """Holds a state at rest and the choices since, the live state and its rule, and open questions.

    After a fork, or after a rule has raised, there is no live state and no rule. They are made
    again from the rest when they are needed.
    """

    __slots__ = (
        "_asks",
        "_given",
        "_keeps",
        "_order",
        "_rest",
        "_rule",
        "_since",
        "_state",
        "_watcher",
        "choices",
        "events",
        "game",
        "options",
        "outcome",
        "seats",
        "seed",
    )

    def __init__(
        self, game: Game[Any], seats: int, options: Options, seed: int, *, snapshots: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.events: list[Event] = []
        self.choices: list[Choice] = []
        self.outcome: Outcome | None = None
        self._keeps = snapshots
        self._rest: State | None = None  # None is the game's setup
        self._since: list[tuple[int, Answer]] = []
        self._watcher: Callable[[Event], None] | None = None
        self._state: Any = None
        self._rule: Rule[None] | None = None
        self._asks: dict[int, Ask] = {}
        self._order: tuple[int, ...] = ()  # of the Together under way; () for a single Ask
        self._given: dict[int, Answer] = {}

    def choose(self, seat: int, answer: Answer) -> None:
        """Answer the question to this seat, and run the rules on to the next question.

        A choice that cannot be taken is refused, and the match stays as it was. It does so too if
        a rule raises: a bug costs nobody the match.
        """
        try:
            ask = self._asks[seat]
        except (KeyError, TypeError):
            raise self._not_asked(seat) from None
        answers = ask.answers
        try:
            answer = answers[answers.index(answer)]  # an equal tuple may not be an Answer
        except ValueError:
            raise _illegal(ask, answer) from None
        if self._rule is None:
            self._wake()
        seat = ask.seat
        rest, since, choices = self._rest, self._since, self.choices
        made, chosen, told = len(since), len(choices), len(self.events)
        asks, order, given = self._asks, self._order, self._given
        try:
            choices.append((seat, answer, len(answers) == 1))
            since.append((seat, answer))
            if not order:
                self._run(answer)
            elif len(asks) > 1:
                del asks[seat]
                given[seat] = answer
            else:
                given[seat] = answer
                self._run(tuple([given[each] for each in order]))
        except BaseException:
            del since[made:], choices[chosen:], self.events[told:]
            asks[seat] = ask
            given.pop(seat, None)
            self._rest, self._since, self._order, self._given = rest, since, order, given
            self._asks = {each: asks[each] for each in order or asks if each in asks}
            self.outcome = None
            self._sleep()
            raise

    def _not_asked(self, seat: int) -> ChoiceRefused:
        if self.outcome is not None:
            return MatchOver(f"the match is over: {self.outcome}", "match-over", seat=cut(seat))
        waiting = ", ".join(map(str, self._asks))
        return NotAsked(
            f"seat {cut(seat)} is not asked; waiting for {waiting}",
            "not-asked",
            seat=cut(seat),
            waiting=waiting,
        )

    # The rules run

    def _begin(self) -> None:
        """Make a live state and its rule, at the last rest."""
        if self._rest is None:
            self._state = self.game.setup(self.seats, self.options, Rng(self.seed))
        else:
            self._state = self._rest.copy()
        self._state.watcher = self._watcher
        self._rule = self.game.play(self._state)

    def _run(self, sent: Any) -> None:
        """Send an answer to the rule, and run it on to the next question or the end."""
        state, rule = self._state, self._rule
        if rule is None:
            raise RulesBroken("nothing runs")
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
            self.events += state.events
            state.events.clear()

    def _open(self, question: object) -> None:
        """Open what the rule has asked; RulesBroken if nobody could answer it."""
        if isinstance(question, Ask) and question.answers:
            self._asks = {question.seat: question}
            if self._order:
                self._order, self._given = (), {}
            return
        asks: dict[int, Ask] = {}
        for ask in question.asks if isinstance(question, Together) else ():
            if not isinstance(ask, Ask) or not ask.answers or ask.seat in asks:
                raise RulesBroken(
                    f"{self.game.name} yielded {question!r}, which cannot be answered"
                )
            asks[ask.seat] = ask
        if not asks:
            raise RulesBroken(f"{self.game.name} yielded {question!r}, which asks nobody")
        self._asks, self._order, self._given = asks, tuple(asks), {}

    def _finish(self, state: Any) -> None:
        """Close the match, as the rules have come to their end."""
        outcome = self.game.outcome(state)
        if outcome is None:
            raise RulesBroken(f"{self.game.name} stopped without an outcome")
        if self._keeps:
            self._rest, self._since = state.copy(), []
        self.outcome = outcome
        self._asks, self._order, self._given = {}, (), {}

    def _sleep(self) -> None:
        """Drop the live state; it can be made again."""
        self._state = self._rule = None

    def _wake(self) -> None:
        """Make the live state again: from the rest, through the choices since."""
        if self.outcome is not None and self._rest is not None and not self._since:
            self._state = self._rest.copy()
            return
        # Another runner does it: it takes no snapshots, tells nobody the old events again, and if
        # a rule raises, this one is as it was.
        other = Runner(self.game, self.seats, self.options, self.seed, snapshots=False)
        other._rest = self._rest
        other._begin()
        other._run(None)
        other._feed(self._since)
        other._state.watcher = self._watcher
        self._state, self._rule = other._state, other._rule
        self._asks, self._order, self._given = other._asks, other._order, other._given

    def _feed(self, steps: Iterable[tuple[int, Answer]]) -> None:
        """Make choices again that were legal when they were made."""
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


def _illegal(ask: Ask, answer: Answer) -> IllegalAnswer:
    allowed = "; ".join(map(str, ask.answers))
    return IllegalAnswer(
        f"seat {ask.seat} cannot answer {cut(answer)!r} to {ask.kind!r}; allowed: {allowed}",
        "illegal-answer",
        seat=ask.seat,
        answer=cut(answer),
        allowed=allowed,
    )
