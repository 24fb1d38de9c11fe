"""The steps after a card is resolved: eliminations, filling up hands, victory."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.elimination import discard_left_cards, eliminate_dying
from whistlestop.games.bang.state import END, Table
from whistlestop.games.bang.verbs import elimination, hands, turns


def settle(g: Table) -> Rule[None]:
    """BASE-132, BASE-183: Dying players go out, hands are filled up, then victory is checked."""
    if g.eliminated:
        yield from discard_left_cards(g)
    if g.dying:
        yield from eliminate_dying(g)
    while g.to_refill:
        seat = g.to_refill[0]
        for chance in g.effects.before_refill:
            yield from chance(g, seat)
        refill(g, seat)
    if g.eliminated:
        decided = roles.find_winners(g)
        elimination.forget_eliminated(g)
        if decided is not None:
            turns.end_match(g, *decided)
        elif g.players[g.turn].out:
            turns.go_to(g, END)


def resolved(g: Table) -> Rule[None]:
    """Run the rules of the table that apply after something is completely resolved."""
    for after in g.effects.resolved:
        if g.outcome is None:
            yield from after(g)


def refill(g: Table, seat: int) -> None:
    """Fill up a hand that has lost cards, if its owner has an ability that fills it up."""
    if seat in g.to_refill:
        hands.forget_refill(g, seat)
        for fill in g.players[seat].effects.hand_shrank:
            fill(g, seat)
