"""Those for whom something goes that goes for several."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang.state import Table

_NOBODY_SPARED = Answer("done")
_SPARE = tuple([Answer("spare", (), seat) for seat in range(8)])


def crowd(g: Table, me: int, seats: list[int], what: str) -> Rule[list[int]]:
    """All of them; unless the player who does it may leave one out."""
    if len(seats) < 2 or g.players[me].out or not g.players[me].voice.exempts:
        return seats
    answers = (*[_SPARE[seat] for seat in seats], _NOBODY_SPARED)
    answer = yield Ask(me, "spare", answers, {"what": what})
    if answer.seat is None:
        return seats
    g.emit("spared", seat=answer.seat, by=me, what=what)
    return [seat for seat in seats if seat != answer.seat]
