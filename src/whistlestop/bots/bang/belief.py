"""The probabilities of the hidden roles, computed from public events.

The model. A *deal* gives every hidden role to one hidden seat. By the rules all deals are equally
likely at first. There are at most 210 different deals (8 players, seen by the Sheriff), so the bot
keeps all of them and approximates nothing.

An act of one seat on another has a weight w (see public_acts.py: a BANG! has 1, removing a Jail
from a player has -0.8). The act changes the log-odds of a deal by w times `SPITE[role of the
author][role of the victim]` under that deal: an Outlaw likes to hurt the Sheriff, a Deputy never
does, and so on. The next act of the same author on the same victim counts for `_REPEATED` of the
act before, because it tells little new. Acts of the Sheriff and of ourselves tell nothing about the
roles of others.

A role that is shown when its player is eliminated rules out all deals that differ from it. The acts
by and on that player are then weighed again.

    P(deal | acts) is proportional to exp(sum over acts of w * SPITE[author's role][victim's role])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

from whistlestop.bots.bang.advice import Knowledge
from whistlestop.bots.bang.public_acts import read_act
from whistlestop.bots.bang.role_deals import HIDDEN, Deals, deals, pair_weights, seat_weights
from whistlestop.engine.event import Event
from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF

SPITE: Final = {
    OUTLAW: {SHERIFF: 1.2, DEPUTY: 0.2, OUTLAW: -0.7, RENEGADE: 0.0},
    DEPUTY: {SHERIFF: -2.5, DEPUTY: -0.5, OUTLAW: 0.4, RENEGADE: 0.3},
    RENEGADE: {SHERIFF: -0.2, DEPUTY: 0.1, OUTLAW: 0.3, RENEGADE: 0.1},
}
_REPEATED: Final = 0.7
# SPITE as flat tables, by the numbers of the roles. The first two are for two hidden seats, if the
# author or the victim has the lower place. The last two are for one hidden seat, if the role of the
# victim or of the author is known.
_AUTHOR_FIRST: Final = tuple([SPITE[one][other] for one in HIDDEN for other in HIDDEN])
_VICTIM_FIRST: Final = tuple([SPITE[other][one] for one in HIDDEN for other in HIDDEN])
_KNOWN_VICTIM: Final = {
    role: tuple([SPITE[each][role] for each in HIDDEN]) for role in (SHERIFF, *HIDDEN)
}
_KNOWN_AUTHOR: Final = {role: tuple([SPITE[role][each] for each in HIDDEN]) for role in HIDDEN}


class Belief:
    """The belief of one seat about the roles of the other seats."""

    def __init__(self, seat: int, seats: int, known: dict[int, str], knowledge: Knowledge) -> None:
        """Start with the roles that this seat knows from the beginning, including its own."""
        self._knowledge = knowledge
        self.seat = seat
        self.seats = seats
        self.known = dict(known)
        self._weights: dict[tuple[int, int], float] = {}  # sums over acts, by author and victim
        self._times: Counter[tuple[int, int]] = Counter()
        self._turn: int | None = None  # the seat whose turn it is at the last event that was read
        # Both are None when they must be computed again: the shares by seat, and the odds of deals.
        self._shares: list[dict[str, float]] | None = None
        self._odds: dict[tuple[str, ...], float] | None = None

    def copy(self) -> Belief:
        """Return a belief that goes on from here by itself."""
        twin = copy(self)
        twin.known = self.known.copy()
        twin._weights = self._weights.copy()  # noqa: SLF001 - its own twin
        twin._times = self._times.copy()  # noqa: SLF001 - its own twin
        return twin

    def read(self, events: Iterable[Event]) -> None:
        """Read the events that have happened since the last call."""
        for event in events:
            if event.kind == "out":
                if event.payload["role"] is not None:
                    self.reveal(event.payload["seat"], event.payload["role"])
                continue
            if event.kind == "turn":
                self._turn = event.payload["seat"]
            act = read_act(event, self._turn, self._knowledge)
            if act is None or act.by == self.seat or self.known.get(act.by) == SHERIFF:
                continue
            victims = range(self.seats) if act.at is None else (act.at,)
            for at in victims:
                if at != act.by:
                    self._note(act.by, at, act.weight)

    def reveal(self, seat: int, role: str) -> None:
        """Record the role of this seat, which is now known."""
        if self.known.get(seat) != role:
            self.known[seat] = role
            self._shares = self._odds = None

    def _note(self, by: int, at: int, weight: float) -> None:
        pair = (by, at)
        weight *= _REPEATED ** self._times[pair]
        self._times[pair] += 1
        self._weights[pair] = self._weights.get(pair, 0.0) + weight
        self._shares = self._odds = None

    def shares(self, seat: int) -> dict[str, float]:
        """Return the probability of each role that this seat may have."""
        if self._shares is None:
            self._shares = self._compute()
        return self._shares[seat]

    def odds(self, roles: Sequence[str]) -> float:
        """Return how likely these roles are, by seat, in proportion to the likeliest ones."""
        if any(roles[seat] != role for seat, role in self.known.items()):
            return 0.0
        seats, ways = self._hidden()
        if self._odds is None:
            self._odds = ways.odds(self._weigh(seats, ways))
        return self._odds.get(tuple([roles[seat] for seat in seats]), 0.0)

    def _hidden(self) -> tuple[list[int], Deals]:
        """Return the seats whose roles are hidden, and all ways to deal roles to them."""
        seats = [seat for seat in range(self.seats) if seat not in self.known]
        left = Counter(DEALT[self.seats])
        left.subtract(self.known.values())
        roles = tuple([max(0, left[role]) for role in HIDDEN])
        if sum(roles) != len(seats):  # no deal leads to this position: allow any roles
            roles = (len(seats),) * len(HIDDEN)
        return seats, deals(len(seats), roles)

    def _compute(self) -> list[dict[str, float]]:
        shares: list[dict[str, float]] = [{} for _ in range(self.seats)]
        for seat, role in self.known.items():
            shares[seat] = {role: 1.0}
        seats, ways = self._hidden()
        found = ways.shares(self._weigh(seats, ways))
        for seat, theirs in zip(seats, found, strict=True):
            shares[seat] = theirs
        return shares

    def _weigh(self, seats: list[int], ways: Deals) -> list[float]:
        """Return the weights of the roles of these seats, as all acts suggest them."""
        weights, known = ways.weights(), self.known
        place = {seat: at for at, seat in enumerate(seats)}
        for (by, at), weight in self._weights.items():
            if by in place and at in place:
                one, other = place[by], place[at]
                if one < other:
                    start, spites = pair_weights(one, other), _AUTHOR_FIRST
                else:
                    start, spites = pair_weights(other, one), _VICTIM_FIRST
            elif by in place:
                start, spites = seat_weights(place[by]), _KNOWN_VICTIM[known[at]]
            elif at in place and known[by] in SPITE:
                start, spites = seat_weights(place[at]), _KNOWN_AUTHOR[known[by]]
            else:
                continue
            for number, spite in enumerate(spites, start):
                weights[number] += weight * spite
        return weights
