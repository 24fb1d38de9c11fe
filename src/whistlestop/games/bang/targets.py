"""The targets of a card that affects several players."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import under_way

_NOBODY_SPARED = Answer("done")
_SPARE = tuple([Answer("spare", (), seat) for seat in range(MOST_SEATS)])


def choose_targets(g: Table, me: int, seats: list[int], what: str) -> Rule[list[int]]:
    """Choose the targets of a card that affects several players: all, unless one may be spared."""
    if len(seats) < 2 or g.players[me].out or not g.players[me].effects.exempts:
        return seats
    answers = (*[_SPARE[seat] for seat in seats], _NOBODY_SPARED)
    answer = yield Ask(me, "spare", answers, {"what": what})
    if answer.seat is None:
        return seats
    under_way.tell_spared(g, answer.seat, me, what)
    return [seat for seat in seats if seat != answer.seat]
