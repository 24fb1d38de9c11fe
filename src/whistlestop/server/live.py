"""A match on the server: the engine's match, and the log that is its truth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import Bot, Eyes
from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.engine.errors import ChoiceRefused, WhistlestopError
from whistlestop.engine.match import Match
from whistlestop.server.errors import NotNow
from whistlestop.server.film import Film
from whistlestop.server.told import Told, Viewer
from whistlestop.store.rows import ChoiceRow, MatchRow
from whistlestop.store.store import Store
from whistlestop.wire.fairness import seal
from whistlestop.wire.from_server import End, Fairness, WireAsk
from whistlestop.wire.words import By


@lru_cache(1000)
def _texts(answers: tuple[Answer, ...]) -> tuple[str, ...]:
    """Everybody is told them at every step, and often they are the same at many tables."""
    return tuple(map(str, answers))


class Live:
    """Holds nothing that the log cannot give back."""

    def __init__(self, store: Store, row: MatchRow, match: Match) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.told = Told(match)
        self.turns = [0] * row.seats  # how many answers each seat has given
        self.opened: dict[int, int] = {}  # since when each waiting seat is asked, in ms since 1970
        self._hash = seal(row.seed, row.nonce)
        self._bots: dict[tuple[int, str], Bot] = {}

    @classmethod
    def begin(cls, store: Store, row: MatchRow) -> Live:
        """A match that has just been dealt."""
        game = games.find(row.game)
        match = Match(game, row.seats, row.options, row.seed, row.names)
        live = cls(store, row, match)
        live.note(row.started)
        return live

    @classmethod
    async def load(cls, store: Store, row: MatchRow) -> Live:
        """From the log; NotNow if this program's rules no longer take what it says."""
        live = cls.begin(store, row)
        for choice in await store.choices(row.id):
            try:
                live.match.choose(choice.seat, read_answer(choice.answer))
            except (ChoiceRefused, ValueError) as problem:
                raise NotNow(
                    f"choice {choice.number} of match {row.id} cannot be made again: {problem}",
                    "match-unplayable",
                    engine=row.engine,
                ) from problem
            live.turns[choice.seat] += 1
            live.note(choice.at, choice.seat)
        return live

    def note(self, at: int, seat: int | None = None) -> None:
        """Since when the seats are asked that are asked now; `seat` has just answered."""
        if seat is not None and self.match.given(seat) is not None:
            del self.opened[seat]  # the others of those asked together are asked still
        else:
            self.opened = dict.fromkeys(self.match.waiting, at)

    # What there is to know

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def end(self) -> End | None:
        outcome = self.match.outcome
        return None if outcome is None else End(winners=outcome.winners, why=outcome.why)

    @property
    def fair(self) -> Fairness:
        if not self.over:
            return Fairness(hash=self._hash)
        return Fairness(hash=self._hash, seed=str(self.row.seed), nonce=self.row.nonce)

    def ask(self, viewer: Viewer) -> WireAsk | None:
        ask = self.match.ask(viewer)
        return None if ask is None else self._wire_ask(ask)

    def given(self, viewer: Viewer) -> str | None:
        """What this seat has answered while others are still being asked."""
        answer = None if viewer is None else self.match.given(viewer)
        return None if answer is None else str(answer)

    def _wire_ask(self, ask: Ask) -> WireAsk:
        return WireAsk(
            turn=self.turns[ask.seat],
            kind=ask.kind,
            answers=_texts(ask.answers),
            about=dict(ask.about),
        )

    # What there is to do

    def read(self, seat: int, turn: int, text: str) -> Answer | None:
        """The answer to this turn; None if it was given already. NotNow if another one was."""
        if turn == self.turns[seat] and not self.over:
            try:
                return read_answer(text)
            except ValueError:
                return Answer(text)  # the engine says what it expected instead
        if turn < self.turns[seat] and self._given(seat, turn) == text:
            return None
        raise NotNow(f"turn {turn} is not open", "stale-turn", turn=turn)

    def _given(self, seat: int, turn: int) -> str:
        own = [answer for each, answer, _ in self.match.choices if each == seat]
        return str(own[turn])

    async def choose(
        self, seat: int, answer: Answer, by: By, viewers: Iterable[Viewer], now: int
    ) -> Film:
        """Make the choice and store it; what goes out must wait until then.

        If it cannot be stored, this object is no longer true: load another.
        """
        film = Film(self.match, self.told, viewers)
        number = len(self.match.choices)
        with film:
            self.match.choose(seat, answer)
        outcome = self.match.outcome
        end = None if outcome is None else (outcome.winners, outcome.why)
        await self.store.append(self.row.id, ChoiceRow(number, seat, str(answer), by, now), end)
        self.turns[seat] += 1
        self.note(now, seat)
        return film

    def bot(self, seat: int, level: str) -> tuple[Bot, Ask, Eyes]:
        """Who thinks, about what, and with which eyes: a fork, so another thread may do it."""
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = roster.hire(level, self.row.game, Random())
        ask = self.match.ask(seat)
        if ask is None:
            raise WhistlestopError(f"seat {seat} is not asked", "not-asked", seat=seat, waiting="")
        return bot, ask, Eyes(self.match.fork(), seat)
