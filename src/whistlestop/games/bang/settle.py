"""When a card or an effect is resolved: the dead, hands to fill up, victory, a turn cut short."""

from __future__ import annotations

from whistlestop.engine.rule import Rule
from whistlestop.games.bang import death, roles, verbs
from whistlestop.games.bang.state import Table


def settle(g: Table) -> Rule[None]:
    """BASE-132, BASE-183: the dead are out, then hands are filled up, then victory."""
    if g.dying:
        yield from death.bury(g)
    while g.lighter:
        seat = g.lighter[0]
        for chance in g.voice.before_refill:
            yield from chance(g, seat)
        refill(g, seat)
    if g.graves:
        decided = roles.won(g)
        verbs.forget_graves(g)
        if decided is not None:
            verbs.end(g, *decided)
        elif g.players[g.turn].out:
            verbs.cut_turn_short(g)


def resolved(g: Table) -> Rule[None]:
    """What the rules of the table do when something is wholly resolved."""
    for after in g.voice.resolved:
        if g.outcome is None:
            yield from after(g)


def refill(g: Table, seat: int) -> None:
    """What happens to a hand that has lost cards."""
    if seat in g.lighter:
        verbs.forget_lighter(g, seat)
        for fill in g.players[seat].voice.hand_shrank:
            fill(g, seat)
