"""Who is how far from whom, and who reaches whom."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.state import Player, Table, clockwise
from whistlestop.games.bang.verbs import in_play

# By how many others are left: how many seats away each is, the shorter way around.
_AROUND = tuple(
    [
        tuple([min(step, others + 1 - step) for step in range(1, others + 1)])
        for others in range(MOST_SEATS)
    ]
)


def distances(g: Table, me: int) -> list[tuple[int, int]]:
    """BASE-032 to BASE-034: each other player in the game, clockwise, and how far away they are.

    The shorter way around, and more or less by what lies before the two; never below 1.
    """
    found = g.distances.get(me)
    if found is None:
        found = _measure(g, me)
        in_play.remember_distances(g, me, found)
    return found


def _measure(g: Table, me: int) -> list[tuple[int, int]]:
    order = clockwise(g, me)
    effects = g.players[me].effects
    if effects.next_to_all:
        return [(seat, 1) for seat in order]
    nearer = effects.nearer
    return [
        (seat, max(1, steps + g.players[seat].effects.farther - nearer))
        for seat, steps in zip(order, _AROUND[len(order)], strict=True)
    ]


def aimed_at(answer: Answer) -> int:
    """Find the seat at which an answer is aimed; ValueError if it is aimed at nobody."""
    if answer.seat is None:
        raise ValueError(f"{answer} is aimed at nobody")
    return answer.seat


def bang_limit(player: Player) -> int:
    """BASE-048: how many BANG! cards the player may play in a turn."""
    return 1 + player.effects.more_bangs


class Aim:
    """What a player sees who is about to play a card. It lives as long as one question."""

    __slots__ = ("_may_bang", "g", "me")

    def __init__(self, g: Table, me: int) -> None:
        self.g = g
        self.me = me
        self._may_bang: list[int] | None = None

    def distances(self) -> list[tuple[int, int]]:
        return distances(self.g, self.me)

    def in_range(self) -> list[int]:
        """BASE-035: those whom the weapon reaches."""
        return self.within(self.g.players[self.me].effects.range)

    def within(self, limit: int) -> list[int]:
        """List those at most so far away; weapons do not matter."""
        return [seat for seat, way in self.distances() if way <= limit]

    def others(self) -> list[int]:
        return [seat for seat, _ in self.distances()]

    def bang_left(self) -> bool:
        """Whether the player may still play a BANG! card this turn."""
        return self.g.bangs < bang_limit(self.g.players[self.me])

    def may_bang(self) -> list[int]:
        """BASE-048, BASE-101: those at whom a BANG! card may be played, if one still may."""
        if self._may_bang is None:
            g = self.g
            player = g.players[self.me]
            reach, spare = player.effects.range, len(player.hand) - 1
            self._may_bang = [
                seat
                for seat, way in (distances(g, self.me) if self.bang_left() else ())
                if way <= reach
                and (effects := g.players[seat].effects).tax <= spare
                and not (effects.no_aim and any(safe(g, seat) for safe in effects.no_aim))
            ]
        return self._may_bang
