"""The guide of the search in BANG!: its bot plays all seats, and roles are dealt by its beliefs.

In a world every player knows its own role, and believes of the others what the public acts so far
suggest to it. Nobody learns from acts within a playout: a playout records no events.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from whistlestop.bots.bang.belief import Belief
from whistlestop.bots.bang.bot import BangBot, first_belief
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bang.win_chances import win_chance
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.search.bot import SearchBot
from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.playing import Policy
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.view import TableView


class BangGuide(Guide):
    """The guide for BANG!."""

    longest = 600
    most_deals: ClassVar[int] = 300  # worlds that are dealt in search of a likely one
    horizon: ClassVar[int] = 40  # with five players, about a round of the table
    playouts = 300

    def __init__(self, seen: MatchAsSeen) -> None:
        super().__init__(seen)
        view: TableView = seen.view
        events = seen.events
        self._beliefs = [first_belief(view, seat) for seat in range(len(view.players))]
        for belief in self._beliefs:
            if belief is not None:
                belief.read(events)
                _reveal_out(belief, view)

    def candidates(self, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Rank as the heuristic bot does; then come the answers that it does not consider.

        Of answers that differ only in equal cards, there is only one.
        """
        view: TableView = self.seen.view
        position = Position(view, self.seat, self._beliefs[self.seat], KNOWLEDGE)
        ranking = KNOWLEDGE.questions.get(ask.kind)
        ranked = [] if ranking is None else [each.answer for each in ranking(ask, position)]
        others = rng.sample(ask.answers, ask.count)
        seen: set[Answer] = set()
        for answer in (*ranked, *others):
            alike = answer._replace(cards=tuple([kind_of(card) for card in answer.cards]))
            if alike not in seen:
                seen.add(alike)
                yield answer

    def world(self, rng: Random) -> Match:
        """Deal until a deal of the roles is accepted; a likely one is accepted more often.

        So each deal of the roles comes up as often as the seat believes.
        """
        belief = self._beliefs[self.seat]
        if belief is None:
            return super().world(rng)
        likeliest = 0.0
        for _ in range(self.most_deals):
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
        """Return our chance to win, from the life points and cards of all players."""
        roles = [match.side(seat) or "" for seat in range(match.seats)]
        return win_chance(match.view(None), roles, self.seat)


class QuickBangGuide(BangGuide):
    """The guide of the bot `hard`, which must find a likely world soon."""

    most_deals = 24


class HardBangBot(SearchBot):
    """The bot `hard` for BANG!."""

    make_guide = QuickBangGuide

    def __init__(self, rng: Random, playouts: int | None = None) -> None:
        super().__init__(rng, playouts)
        self._believer = BangBot(rng)

    def thoughts(self, match: MatchAsSeen) -> Mapping[str, Any] | None:
        """Return the beliefs about roles by which worlds are dealt."""
        return self._believer.thoughts(match)


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
