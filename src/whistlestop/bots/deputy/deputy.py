"""The bot called `deputy`: it plays BANG! by its role, and guesses those of the others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from whistlestop.bots.bot import Bot, Eyes
from whistlestop.bots.deputy import parts
from whistlestop.bots.deputy.belief import Belief
from whistlestop.bots.deputy.hooks import ANSWERS
from whistlestop.bots.deputy.look import Look
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.view import TableView

assert parts  # noqa: S101 - imported for the tables that it fills in

_FEWEST = 4  # with fewer players no role is hidden


class Deputy(Bot):
    name: ClassVar[str] = "deputy"
    games: ClassVar[tuple[str, ...] | None] = ("bang",)

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._belief: Belief | None = None
        self._read = 0  # so many events
        self._last: Event | None = None  # of these

    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        if ask.kind not in ANSWERS.by_name:
            return self.rng.choice(ask.answers)
        view = self.sight(eyes)
        return ANSWERS.by_name[ask.kind](ask, Look(view, eyes.seat, self._catch_up(view, eyes)))

    def sight(self, eyes: Eyes) -> TableView:
        """What it goes by."""
        view: TableView = eyes.view
        return view

    def thoughts(self, eyes: Eyes) -> Mapping[str, Any] | None:
        """What it believes of everybody else, or believed before the end told."""
        view: TableView = eyes.view
        belief = self._catch_up(view, eyes)
        if belief is None:
            return None
        shares = {
            seat: {role: round(share, 3) for role, share in sorted(belief.shares(seat).items())}
            for seat in range(len(view.players))
            if seat != eyes.seat
        }
        return {"kind": "roles", "seats": shares}

    def _catch_up(self, view: TableView, eyes: Eyes) -> Belief | None:
        """The belief, with all that has happened; None where no role is hidden."""
        seats = len(view.players)
        if seats < _FEWEST:
            return None
        news = self._news(eyes)
        if news is None or self._belief is None:
            news = eyes.events
            self._belief = Belief(eyes.seat, seats, _open(view, eyes.seat))
            self._read = 0
        self._belief.read(news)
        self._read += len(news)
        self._last = news[-1] if news else self._last
        if not view.over:
            # A position to study has no history of how its dead came to be so.
            for player in view.players:
                role = view.roles[player.seat]
                if player.out and role is not None:
                    self._belief.reveal(player.seat, role)
        return self._belief

    def _news(self, eyes: Eyes) -> list[Event] | None:
        """What has happened since we read last; None if this is not how that match went on."""
        if self._belief is None or self._belief.seat != eyes.seat or self._read == 0:
            return None
        news = eyes.seen_since(self._read - 1)
        return news[1:] if news and news[0] == self._last else None


def _open(view: TableView, seat: int) -> dict[int, str]:
    """Our own role, and the Sheriff's: what lies open from the beginning, whatever came later."""
    known = {at: role for at, role in enumerate(view.roles) if role == SHERIFF}
    mine = view.roles[seat]
    return known if mine is None else {**known, seat: mine}
