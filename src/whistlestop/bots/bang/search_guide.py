"""What BANG! tells the search: its bot plays all seats, and roles are dealt as the seat believes.

In a world every player knows its own role, and believes of the others what the public acts so far
suggest to it. Nobody learns from acts within a playout: a playout records no events.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from whistlestop.bots.bang.belief import Belief
from whistlestop.bots.bang.bot import BangBot, first_belief
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.search.guide import Guide, Policy
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from whistlestop.games.bang.view import PlayerView, TableView

_MOST_DEALS: Final = 300  # worlds that are dealt in search of a likely one
_CARD: Final = 0.25  # the strength of a card beside that of a life point
_LAW: Final = (SHERIFF, DEPUTY)


class BangGuide(Guide):
    """The guide for BANG!."""

    longest: ClassVar[int] = 600

    def __init__(self, seen: MatchAsSeen) -> None:
        super().__init__(seen)
        view: TableView = seen.view
        events = seen.events
        self._beliefs = [first_belief(view, seat) for seat in range(len(view.players))]
        for belief in self._beliefs:
            if belief is not None:
                belief.read(events)
                _reveal_out(belief, view)

    def world(self, rng: Random) -> Match:
        """Deal until a deal of the roles is accepted; a likely one is accepted more often.

        So each deal of the roles comes up as often as the seat believes.
        """
        belief = self._beliefs[self.seat]
        if belief is None:
            return super().world(rng)
        likeliest = 0.0
        for _ in range(_MOST_DEALS):
            world = super().world(rng)
            odds = belief.odds([world.side(seat) or "" for seat in range(world.seats)])
            if rng.random() < odds:
                return world
            if odds > likeliest:
                likeliest, best = odds, world
        return best if likeliest else world

    def policy(self, match: Match, rng: Random) -> Policy:
        view: TableView = match.view(None)
        bots = [_Imagined(rng, self._informed(match, view, seat)) for seat in range(match.seats)]
        seen = [MatchAsSeen(match, seat) for seat in range(match.seats)]

        def answer(ask: Ask) -> Answer:
            return bots[ask.seat].choose(ask, seen[ask.seat])

        return answer

    def _informed(self, match: Match, view: TableView, seat: int) -> Belief | None:
        """Return what a seat believes that knows its own role in this world."""
        belief = self._beliefs[seat]
        if belief is None:
            return None
        belief = belief.copy()
        belief.reveal(seat, match.side(seat) or "")
        _reveal_out(belief, view)
        return belief

    def estimate(self, match: Match) -> float:
        """Compare the strengths of the sides: life points and cards."""
        view: TableView = match.view(None)
        sides = [match.side(seat) for seat in range(match.seats)]
        strength = [0.0 if each.out else _strength(each) for each in view.players]
        mine = sides[self.seat]
        total = sum(strength)
        if mine == OUTLAW:
            ours = sum([each for each, side in zip(strength, sides, strict=True) if side == mine])
            return ours / (total or 1.0)
        if mine in _LAW and SHERIFF in sides:
            ours = sum([each for each, side in zip(strength, sides, strict=True) if side in _LAW])
            return ours / (total or 1.0)
        share = strength[self.seat] / (total or 1.0)
        return share / 2 if mine == RENEGADE and SHERIFF in sides else share


class _Imagined(BangBot):
    """A bot in a playout: its belief comes from the public acts before the playout."""

    def __init__(self, rng: Random, belief: Belief | None) -> None:
        super().__init__(rng)
        self._imagined = belief

    def _updated_belief(self, view: TableView, match: MatchAsSeen) -> Belief | None:  # noqa: ARG002 - a playout has no events
        if self._imagined is not None and not view.over:
            _reveal_out(self._imagined, view)
        return self._imagined


def _reveal_out(belief: Belief, view: TableView) -> None:
    for player in view.players:
        role = view.roles[player.seat]
        if player.out and role is not None:
            belief.reveal(player.seat, role)


def _strength(player: PlayerView) -> float:
    return player.life + _CARD * (player.hand + len(player.cards))
