"""Who is how far from whom, and who reaches whom."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.bang.cards import KINDS
from whistlestop.games.bang.hooks import FARTHER, MORE_BANGS, NEARER
from whistlestop.games.bang.state import Player, Table, clockwise

BARE_RANGE = 1  # of what everybody has when there is no weapon in play


def weapon_range(player: Player) -> int:
    """BASE-021: the range of the weapon in play, or 1."""
    for card in player.table:
        if KINDS[card].weapon:
            return KINDS[card].weapon
    return BARE_RANGE


def distances(g: Table, me: int) -> list[tuple[int, int]]:
    """BASE-032 to BASE-034: each other player in the game, clockwise, and how far away they are.

    The shorter way around, and more or less by what lies before the two; never below 1.
    """
    order = clockwise(g, me)
    nearer = sum(NEARER.of(g.players[me].traits))
    around = len(order) + 1
    found = []
    for step, seat in enumerate(order, 1):
        way = step if step + step <= around else around - step
        way += sum(FARTHER.of(g.players[seat].traits)) - nearer
        found.append((seat, max(way, 1)))
    return found


def bang_limit(player: Player) -> int:
    """BASE-101: how many BANG! cards in a turn; NO_LIMIT or more is no limit."""
    return 1 + sum(MORE_BANGS.of(player.traits))


def aimed_at(answer: Answer) -> int:
    """The seat that an answer names; every answer that is aimed at somebody does."""
    if answer.seat is None:
        raise ValueError(f"{answer} is aimed at nobody")
    return answer.seat


class Aim:
    """What a player sees who is about to play a card. Lives as long as one question."""

    __slots__ = ("_distances", "_in_range", "g", "me")

    def __init__(self, g: Table, me: int) -> None:
        self.g = g
        self.me = me
        self._distances: list[tuple[int, int]] | None = None
        self._in_range: list[int] | None = None

    def distances(self) -> list[tuple[int, int]]:
        if self._distances is None:
            self._distances = distances(self.g, self.me)
        return self._distances

    def in_range(self) -> list[int]:
        """BASE-035: those whom the weapon reaches."""
        if self._in_range is None:
            reach = weapon_range(self.g.players[self.me])
            self._in_range = [seat for seat, way in self.distances() if way <= reach]
        return self._in_range

    def within(self, limit: int) -> list[int]:
        """Those at most so far away; weapons do not matter."""
        return [seat for seat, way in self.distances() if way <= limit]

    def others(self) -> list[int]:
        return [seat for seat, _ in self.distances()]

    def may_bang(self) -> bool:
        """BASE-101: the one BANG! of the turn, unless something lifts the limit."""
        return self.g.bangs < bang_limit(self.g.players[self.me])
