"""The questions to the players whether a bot should answer for one of them who is absent.

In a match without a clock nobody hands over the seat of a friend in silence. When the match has
waited for an absent player for some time, the players who are there are asked. Everybody knows
which seats the match waits for, and nothing else decides this. So the question tells no secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping

from whistlestop.server.clocks import loop_time
from whistlestop.server.errors import NotFound
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.store.rows import TableRow
from whistlestop.wire.from_server import AbsenceVote


def decision(votes: Mapping[int, bool], voters: Collection[int], host: int | None) -> bool | None:
    """Return what the players have decided; None if they have not decided yet.

    A yes of the host is enough. Without it more than half of the players must agree.
    """
    if not voters:
        return None
    if host is not None and host in voters and votes.get(host, False):
        return True
    agreed = sum(votes.get(voter, False) for voter in voters)
    if 2 * agreed > len(voters):
        return True
    undecided = sum(voter not in votes for voter in voters)
    host_undecided = host in voters and host not in votes
    if host_undecided or 2 * (agreed + undecided) > len(voters):
        return None
    return False


class AbsenceVotes:
    """The questions in one match. Nothing is stored: after a restart the time begins anew.

    `on_change` is called when a question is asked, answered or withdrawn.
    """

    def __init__(
        self, attendance: Attendance, vote_after: float, on_change: Callable[[], None]
    ) -> None:
        self._attendance = attendance
        self._vote_after = vote_after  # seconds of absence, and between two questions
        self._on_change = on_change
        self._table: TableRow | None = None
        self._asked: frozenset[int] = frozenset()  # the people whose seats the match waits for
        self._votes: dict[int, dict[int, bool]] = {}  # the open questions, by the absent person
        self._declined: dict[int, float] = {}  # when the players declined, by the absent person
        self._timer: asyncio.TimerHandle | None = None

    def update(self, table: TableRow, seats: Iterable[int]) -> None:
        """Note the table and the seats that the match waits for. Ask and decide what is due."""
        people = (table.chairs[seat].person for seat in seats)
        self._table, self._asked = table, frozenset(each for each in people if each is not None)
        before = set(self._votes)
        absent = self._attendance.absent_since
        self._declined = {each: at for each, at in self._declined.items() if each in absent}
        for person, votes in list(self._votes.items()):
            if not self._is_due(person):
                del self._votes[person]
                continue
            decided = decision(votes, self._voters(person), table.host)
            if decided is not None:
                del self._votes[person]
                self._settle(person, agreed=decided)
        for person in self._asked:
            if self._is_due(person):
                self._votes.setdefault(person, {})
        self._plan()
        if before != set(self._votes):
            self._on_change()

    def _settle(self, person: int, *, agreed: bool) -> None:
        if agreed:
            self._attendance.away.add(person)
        else:
            self._declined[person] = loop_time()

    def vote(self, by: int, person: int, *, agree: bool) -> None:
        """Note a player's answer. Call `update` afterwards, which decides."""
        if by not in self._voters(person) or person not in self._votes:
            raise NotFound("the table is not asked about this", "no-absence-vote")
        self._votes[person][by] = agree

    def vote_at(self, person: int) -> float | None:
        """Return when the players are asked about an absent person; None if they are not asked.

        They are asked later if the match does not wait for this person yet.
        """
        table, since = self._table, self._attendance.absent_since.get(person)
        if table is None or since is None or person in self._attendance.away:
            return None
        if seating.bots_step_in(table) or table.substitutes == "never":
            return None
        return max(since, self._declined.get(person, since)) + self._vote_after

    def shown(self) -> tuple[AbsenceVote, ...]:
        """Return the open questions, for clients."""
        seats = {} if self._table is None else seating.seats_by_person(self._table)
        return tuple(
            AbsenceVote(
                person=person,
                seat=seats[person],
                agreed=tuple(sorted(voter for voter, agreed in votes.items() if agreed)),
                declined=tuple(sorted(voter for voter, agreed in votes.items() if not agreed)),
            )
            for person, votes in self._votes.items()
            if person in seats
        )

    def close(self) -> None:
        """Withdraw all questions, and ask no more."""
        self._table = None
        self._votes.clear()
        self._plan()

    def _voters(self, person: int) -> set[int]:
        """Return the players who are at the table and decide about an absent one."""
        seated = set() if self._table is None else set(seating.people(self._table))
        return (seated & self._attendance.here()) - self._attendance.away - {person}

    def _is_due(self, person: int) -> bool:
        when = self.vote_at(person)
        return person in self._asked and when is not None and when <= loop_time()

    def _plan(self) -> None:
        """Set the timer for the next question."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        coming = [
            when
            for person in self._asked - set(self._votes)
            if (when := self.vote_at(person)) is not None
        ]
        if coming:
            self._timer = asyncio.get_running_loop().call_at(min(coming), self._ask)

    def _ask(self) -> None:
        self._timer = None
        if self._table is not None:
            seats = seating.seats_by_person(self._table)
            self.update(self._table, [seats[each] for each in self._asked if each in seats])
