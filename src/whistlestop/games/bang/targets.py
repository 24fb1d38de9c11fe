"""The players at whom a player can aim, and the targets of a card that affects several players."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.distance import distances
from whistlestop.games.bang.state import Player, Table
from whistlestop.games.bang.verbs import under_way

_NOBODY_SPARED = Answer("done")
_SPARE = tuple([Answer("spare", (), seat) for seat in range(MOST_SEATS)])


class Aim:
    """The possible targets of a player who is about to play a card, for a single question."""

    __slots__ = ("_may_bang", "g", "me")

    def __init__(self, g: Table, me: int) -> None:
        self.g = g
        self.me = me
        self._may_bang: list[int] | None = None

    def distances(self) -> list[tuple[int, int]]:
        return distances(self.g, self.me)

    def in_range(self) -> list[int]:
        """BASE-035: List the players whom the weapon of this player reaches."""
        return self.within(self.g.players[self.me].effects.range)

    def within(self, limit: int) -> list[int]:
        """List the players at a distance of at most `limit`. Weapons do not matter."""
        return [seat for seat, way in self.distances() if way <= limit]

    def others(self) -> list[int]:
        return [seat for seat, _ in self.distances()]

    def bang_left(self) -> bool:
        """Return whether the player may still play a BANG! card this turn."""
        return self.g.bangs < bang_limit(self.g.players[self.me])

    def may_bang(self) -> list[int]:
        """BASE-048, BASE-101: List the players at whom a BANG! card may be played now."""
        if self._may_bang is None:
            g = self.g
            player = g.players[self.me]
            may = g.bangs <= player.effects.more_bangs  # the limit is 1 + more_bangs
            reach, spare = player.effects.range, len(player.hand) - 1
            self._may_bang = [
                seat
                for seat, way in (distances(g, self.me) if may else ())
                if way <= reach
                and (effects := g.players[seat].effects).tax <= spare
                and not (effects.no_aim and any(rule.applies(g, seat) for rule in effects.no_aim))
            ]
        return self._may_bang


def bang_limit(player: Player) -> int:
    """BASE-048: Return the number of BANG! cards that the player may play in a turn."""
    return 1 + player.effects.more_bangs


def aimed_at(answer: Answer) -> int:
    """Return the seat at which an answer is aimed; ValueError if it is aimed at nobody."""
    if answer.seat is None:
        raise ValueError(f"{answer} is aimed at nobody")
    return answer.seat


def number_of(answer: Answer) -> int:
    """Return the number that an answer names; ValueError if it names none."""
    if answer.number is None:
        raise ValueError(f"{answer} names no number")
    return answer.number


def choose_targets(g: Table, me: int, seats: list[int], what: str) -> Rule[list[int]]:
    """Choose the targets of a card that affects several players: all, unless one may be spared."""
    if len(seats) < 2 or g.players[me].out or not g.players[me].effects.exempts:
        return seats
    answers = (*[_SPARE[seat] for seat in seats], _NOBODY_SPARED)
    answer = yield Ask(me, "spare", answers, {"what": what})
    if answer.seat is None:
        return seats
    under_way.announce_spared(g, answer.seat, me, what)
    return [seat for seat in seats if seat != answer.seat]
