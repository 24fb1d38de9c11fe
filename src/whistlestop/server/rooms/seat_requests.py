"""The requests of people who want to take over a bot's seat in a running match.

Everybody who plays must agree, because a new player sees the cards of the seat: one person could
come under several names and look at many hands.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from whistlestop.server.errors import NotFound, NotNow

_MOST = 10  # open requests at a table
_ASK_AGAIN = 60.0  # seconds until a person whose request was declined may ask again


@dataclass(slots=True)
class SeatRequest:
    person: int
    seat: int
    agreed: set[int] = field(default_factory=set)  # the people who agree


class SeatRequests:
    """The requests at one table. Nothing is stored: after a restart people ask again.

    Times are seconds on the loop's clock.
    """

    def __init__(self) -> None:
        self.open: dict[int, SeatRequest] = {}  # by the person who asks
        self._declined: dict[int, float] = {}  # when, by the person who asked

    def ask(self, person: int, seat: int, now: float) -> None:
        """Note a person's request in place of an older one for another seat."""
        if self.is_declined(person, now):
            raise NotNow("the players have declined", "declined", wait=round(_ASK_AGAIN))
        asked = self.open.get(person)
        if asked is not None and asked.seat == seat:
            return
        if asked is None and len(self.open) >= _MOST:
            raise NotNow("too many people ask for a seat", "many-seat-requests", most=_MOST)
        self.open[person] = SeatRequest(person, seat)

    def answer(self, by: int, person: int, seat: int, now: float, *, agree: bool) -> None:
        """Note a player's answer to a person's request. One player who declines is enough."""
        asked = self.open.get(person)
        if asked is None or asked.seat != seat:
            raise NotFound("nobody asks for this", "no-seat-request")
        if agree:
            asked.agreed.add(by)
        else:
            del self.open[person]
            self._declined[person] = now

    def is_declined(self, person: int, now: float) -> bool:
        """Return whether a request of this person was declined a short time ago."""
        at = self._declined.get(person)
        return at is not None and now - at < _ASK_AGAIN

    def granted(self, players: Iterable[int], present: set[int]) -> SeatRequest | None:
        """Return a request to which all players who are present agree, and at least one player.

        Absent players do not hold it up, but nobody takes a seat behind everybody's back.
        """
        seated = set(players)
        for asked in self.open.values():
            if not seated or (asked.agreed & seated and seated & present <= asked.agreed):
                return asked
        return None

    def withdraw(self, person: int) -> bool:
        """Forget a person's request. Return whether there was one."""
        return self.open.pop(person, None) is not None

    def close_seat(self, seat: int) -> None:
        """Forget all requests for a seat: somebody has taken it."""
        for asked in [each for each in self.open.values() if each.seat == seat]:
            del self.open[asked.person]

    def clear(self) -> None:
        """Forget everything: another match begins."""
        self.open.clear()
        self._declined.clear()
