"""The bot that plays BANG!: it follows the goal of its role and guesses the roles of others."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any, Final

from whistlestop.bots.bang.belief import Belief
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import explain_order
from whistlestop.bots.bang.role_deals import make_largest
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.hint import MOST_RANKED, Hint, RankedAnswer, only_answer
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.view import TableView

_FEWEST_WITH_HIDDEN_ROLES: Final = 4


class BangBot(Bot):
    """A bot that answers every question by simple rules: see advice.py and expansions.py."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        make_largest()
        self._belief: Belief | None = None
        self._read = 0  # the number of events that were read
        self._last: Event | None = None  # the last event that was read

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        ranking = KNOWLEDGE.questions.get(ask.kind)
        if ranking is None:
            return self.rng.choice(ask.answers)
        return next(ranking(ask, self._position(match))).answer

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint | None:
        """Return the best answers with their values in life points, and the believed roles."""
        ranking = KNOWLEDGE.questions.get(ask.kind)
        beliefs = self.thoughts(match)
        if len(ask.answers) == 1:
            return Hint(only_answer(ask.answers[0]), "life", beliefs)
        if ranking is None:
            return None
        position = self._position(match)
        rated = list(islice(ranking(ask, position), MOST_RANKED))
        order = explain_order(ask, rated)
        ranked = [
            RankedAnswer(
                each.answer,
                None if each.value is None else round(each.value, 2),
                each.why(position, ask, each.answer) + (() if at else order),
            )
            for at, each in enumerate(rated)
        ]
        return Hint(tuple(ranked), "life", beliefs)

    def _position(self, match: MatchAsSeen) -> Position:
        view = self.view(match)
        return Position(view, match.seat, self._updated_belief(view, match), KNOWLEDGE)

    def view(self, match: MatchAsSeen) -> TableView:
        """Return the view of the table that this bot uses for its decisions."""
        view: TableView = match.view
        return view

    def thoughts(self, match: MatchAsSeen) -> Mapping[str, Any] | None:
        """Return the probabilities of the other seats' roles.

        After the end of a match, these are the ones from before the roles were revealed.
        """
        view: TableView = match.view
        belief = self._updated_belief(view, match)
        if belief is None:
            return None
        shares = {
            seat: {role: round(share, 3) for role, share in sorted(belief.shares(seat).items())}
            for seat in range(len(view.players))
            if seat != match.seat
        }
        return {"kind": "roles", "seats": shares}

    def _updated_belief(self, view: TableView, match: MatchAsSeen) -> Belief | None:
        """Return the belief after all events so far; None in a match without hidden roles."""
        news = self._news(match)
        if news is None or self._belief is None:
            news = match.events
            self._belief = first_belief(view, match.seat)
            self._read = 0
        if self._belief is None:
            return None
        self._belief.read(news)
        self._read += len(news)
        self._last = news[-1] if news else self._last
        if not view.over:
            # A position made for study lacks the events in which its players were eliminated.
            for player in view.players:
                role = view.roles[player.seat]
                if player.out and role is not None:
                    self._belief.reveal(player.seat, role)
        return self._belief

    def _news(self, match: MatchAsSeen) -> list[Event] | None:
        """Return the events since the last call; None if they do not continue the same match."""
        if self._belief is None or self._belief.seat != match.seat or self._read == 0:
            return None
        news = match.seen_since(self._read - 1)
        return news[1:] if news and news[0] == self._last else None


def first_belief(view: TableView, seat: int) -> Belief | None:
    """Return the belief of a seat before all events; None in a match without hidden roles.

    The seat knows the Sheriff, and its own role if the view shows that.
    """
    seats = len(view.players)
    if seats < _FEWEST_WITH_HIDDEN_ROLES:
        return None
    known = {at: role for at, role in enumerate(view.roles) if role == SHERIFF}
    mine = view.roles[seat]
    return Belief(seat, seats, known if mine is None else {**known, seat: mine}, KNOWLEDGE)
