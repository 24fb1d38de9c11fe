"""Who is how far from whom, and who reaches whom."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.bang.cards import MOST_SEATS
from whistlestop.games.bang.state import Table, clockwise

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
    found = g.ways.get(me)
    if found is None:
        found = g.ways[me] = []
        order = clockwise(g, me)
        voice = g.players[me].voice
        if voice.next_to_all:
            found += [(seat, 1) for seat in order]
            return found
        nearer = voice.nearer
        for seat, steps in zip(order, _AROUND[len(order)], strict=True):
            way = steps + g.players[seat].voice.farther - nearer
            found.append((seat, max(1, way)))
    return found


def aimed_at(answer: Answer) -> int:
    """The seat that an answer names; every answer that is aimed at somebody does."""
    if answer.seat is None:
        raise ValueError(f"{answer} is aimed at nobody")
    return answer.seat


class Aim:
    """What a player sees who is about to play a card. Lives as long as one question."""

    __slots__ = ("_may_bang", "g", "me")

    def __init__(self, g: Table, me: int) -> None:
        self.g = g
        self.me = me
        self._may_bang: list[int] | None = None

    def distances(self) -> list[tuple[int, int]]:
        return distances(self.g, self.me)

    def in_range(self) -> list[int]:
        """BASE-035: those whom the weapon reaches."""
        return self.within(self.g.players[self.me].voice.range)

    def within(self, limit: int) -> list[int]:
        """Those at most so far away; weapons do not matter."""
        return [seat for seat, way in self.distances() if way <= limit]

    def others(self) -> list[int]:
        return [seat for seat, _ in self.distances()]

    def may_bang(self) -> list[int]:
        """BASE-048, BASE-101: those at whom a BANG! card may be played, if one still may."""
        if self._may_bang is None:
            g = self.g
            player = g.players[self.me]
            may = g.bangs < player.voice.bang_limit
            reach, spare = player.voice.range, len(player.hand) - 1
            self._may_bang = [
                seat
                for seat, way in (distances(g, self.me) if may else ())
                if way <= reach
                and (voice := g.players[seat].voice).tax <= spare
                and not (voice.no_aim and any(safe(g, seat) for safe in voice.no_aim))
            ]
        return self._may_bang
