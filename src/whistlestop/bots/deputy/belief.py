"""Who is who: probabilities of the hidden roles, from what everybody has seen.

The model. A *deal* gives every hidden role to one hidden seat; by the rules all deals are equally
likely at first. There are at most 210 different ones (8 players, seen by the Sheriff), so that all
of them are kept and nothing is approximated.

An act of one seat on another, of weight w (see acts.py: a BANG! is 1, taking a Jail off somebody
is -0.8), changes the log-odds of a deal by w times `_SPITE[role of the author][role of the
victim]` under that deal: an Outlaw likes to hurt the Sheriff, a Deputy never does, and so on. The
next act of the same author on the same victim counts for `_AGAIN` of the one before, because it
says little new. Acts of the Sheriff and of ourselves say nothing of the roles of others.

A role that is shown when its player is eliminated rules out all deals that say otherwise, and by
that also weighs again all that was done by and to the dead.

    P(deal | acts) is proportional to exp(sum over acts of w * _SPITE[author's role][victim's role])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import Final

from whistlestop.bots.deputy.acts import read_act
from whistlestop.engine.event import Event
from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF

_SPITE: Final = {
    OUTLAW: {SHERIFF: 1.2, DEPUTY: 0.2, OUTLAW: -0.7, RENEGADE: 0.0},
    DEPUTY: {SHERIFF: -2.5, DEPUTY: -0.5, OUTLAW: 0.4, RENEGADE: 0.3},
    RENEGADE: {SHERIFF: -0.2, DEPUTY: 0.1, OUTLAW: 0.3, RENEGADE: 0.1},
}
_AGAIN: Final = 0.7


class Belief:
    """What one seat believes of the others."""

    def __init__(self, seat: int, seats: int, known: dict[int, str]) -> None:
        """`known`: the roles that lie open for this seat from the beginning, its own too."""
        self.seat = seat
        self.seats = seats
        self.known = dict(known)
        self._grudge: dict[tuple[int, int], float] = {}  # author and victim -> weight of all acts
        self._times: Counter[tuple[int, int]] = Counter()
        self._turn: int | None = None  # whose turn it is, as far as we have read
        self._shares: list[dict[str, float]] | None = None  # by seat; None: to be worked out

    def read(self, events: Iterable[Event]) -> None:
        """Take in what has happened since."""
        for event in events:
            if event.kind == "out":
                if event.parts["role"] is not None:
                    self.reveal(event.parts["seat"], event.parts["role"])
                continue
            if event.kind == "turn":
                self._turn = event.parts["seat"]
            act = read_act(event, self._turn)
            if act is None or act.by == self.seat or self.known.get(act.by) == SHERIFF:
                continue
            victims = range(self.seats) if act.at is None else (act.at,)
            for at in victims:
                if at != act.by:
                    self._note(act.by, at, act.weight)

    def reveal(self, seat: int, role: str) -> None:
        """The role of this seat lies open."""
        if self.known.get(seat) != role:
            self.known[seat] = role
            self._shares = None

    def _note(self, by: int, at: int, weight: float) -> None:
        pair = (by, at)
        weight *= _AGAIN ** self._times[pair]
        self._times[pair] += 1
        self._grudge[pair] = self._grudge.get(pair, 0.0) + weight
        self._shares = None

    def shares(self, seat: int) -> dict[str, float]:
        """The probability of each role that this seat may have."""
        if self._shares is None:
            self._shares = self._work_out()
        return self._shares[seat]

    def _hidden(self) -> tuple[list[int], Counter[str]]:
        """The seats whose roles are hidden, and the roles that they have between them."""
        seats = [seat for seat in range(self.seats) if seat not in self.known]
        left = Counter(DEALT[self.seats])
        left.subtract(self.known.values())
        roles = +left
        if roles.total() != len(seats):  # a position that no deal leads to: anything goes
            roles = Counter(dict.fromkeys(_SPITE, len(seats)))
        return seats, roles

    def _work_out(self) -> list[dict[str, float]]:
        shares: list[dict[str, float]] = [{} for _ in range(self.seats)]
        for seat, role in self.known.items():
            shares[seat] = {role: 1.0}
        seats, roles = self._hidden()
        deals = _deals(len(seats), tuple(sorted(roles.items())))
        odds = self._odds(seats, deals)
        total = sum(odds)
        for deal, weight in zip(deals, odds, strict=True):
            for seat, role in zip(seats, deal, strict=True):
                mine = shares[seat]
                mine[role] = mine.get(role, 0.0) + weight / total
        return shares

    def _odds(self, seats: list[int], deals: tuple[tuple[str, ...], ...]) -> list[float]:
        """How likely each deal is beside the likeliest one."""
        alone = [dict.fromkeys(_SPITE, 0.0) for _ in seats]
        between: dict[tuple[int, int], dict[str, dict[str, float]]] = {}
        place = {seat: at for at, seat in enumerate(seats)}
        for (by, at), weight in self._grudge.items():
            if by in place and at in place:
                _add(between, place[by], place[at], weight)
            elif by in place:
                for role in _SPITE:
                    alone[place[by]][role] += weight * _SPITE[role][self.known[at]]
            elif at in place and self.known[by] in _SPITE:
                for role in _SPITE:
                    alone[place[at]][role] += weight * _SPITE[self.known[by]][role]
        pairs = [(one, other, grudge) for (one, other), grudge in between.items()]
        sums = [
            sum([own[role] for own, role in zip(alone, deal, strict=True)])
            + sum([grudge[deal[one]][deal[other]] for one, other, grudge in pairs])
            for deal in deals
        ]
        best = max(sums)
        return [exp(each - best) for each in sums]


def _add(
    between: dict[tuple[int, int], dict[str, dict[str, float]]], by: int, at: int, weight: float
) -> None:
    """What has happened between two hidden seats, either way, by the roles that they may have."""
    one, other = min(by, at), max(by, at)
    if (one, other) not in between:
        between[one, other] = {role: dict.fromkeys(_SPITE, 0.0) for role in _SPITE}
    for mine, row in between[one, other].items():
        for theirs in row:
            row[theirs] += weight * (_SPITE[mine][theirs] if by == one else _SPITE[theirs][mine])


@lru_cache(256)
def _deals(count: int, roles: tuple[tuple[str, int], ...]) -> tuple[tuple[str, ...], ...]:
    """Every different way to give `count` of these roles to so many seats."""
    if count == 0:
        return ((),)
    found: list[tuple[str, ...]] = []
    for role, times in roles:
        if times:
            rest = tuple([(each, left - (each == role)) for each, left in roles])
            found += [(role, *others) for others in _deals(count - 1, rest)]
    return tuple(found)
