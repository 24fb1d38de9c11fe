"""Shadow-gunslingers: who is eliminated comes back for every turn of their own."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.thing import Mark, TableRule
from whistlestop.games.bang.verbs import elimination, identity, in_play, turns

SHADOW: Final = "shadow"


def keep_nothing(g: Table, seat: int, _limit: int) -> int:
    """GR-089: everything goes at the end of the turn; there is nothing to choose before."""
    return len(g.players[seat].hand)


def next_seat(g: Table) -> int:
    """GR-083, GR-100: every seat has its turns, and who is out comes back for them.

    Who was a Renegade once chooses a side, also if something else keeps it in the game (T-13).
    """
    seat = g.turn if g.granted_turns else (g.turn + 1) % len(g.players)
    if g.players[seat].out:
        elimination.come_back(g, seat, SHADOW)
    if _takes_sides(g, seat) and g.players[seat].side != RENEGADE:
        identity.take_side(g, seat, weaker_side(g, seat))
    return seat


def leave_side(g: Table, seat: int) -> None:
    """GR-099, GR-108: a Renegade who dies is none any more, and on no side before the next turn."""
    if _takes_sides(g, seat) and g.players[seat].side == RENEGADE:
        identity.take_side(g, seat, "")


def _takes_sides(g: Table, seat: int) -> bool:
    """Among three there are no teams, and everybody has a goal of its own (G-24)."""
    return g.players[seat].role == RENEGADE and len(g.players) > 3


def weaker_side(g: Table, me: int) -> str:
    """GR-100 to GR-103: whichever shows more roles: the Law, or the Outlaws if it is a tie."""
    shown = [player.role for seat, player in enumerate(g.players) if seat != me and player.shown]
    law = shown.count(SHERIFF) + shown.count(DEPUTY)
    return DEPUTY if law > shown.count(OUTLAW) else OUTLAW


def leave_again(g: Table, me: int) -> Rule[None]:
    """GR-089 to GR-091: gone again, with everything; it is no elimination, but it may decide."""
    if SHADOW not in g.players[me].traits:
        return
    for strip in g.effects.stripped:
        strip(g, me)
    for card in g.players[me].in_play + g.players[me].hand:
        in_play.discard(g, me, card, "shadow")
    elimination.fade(g, me, SHADOW)
    decided = roles.find_winners(g)
    if decided is not None:
        turns.end_match(g, *decided)
    yield from ()


# GR-082
SHADOWS = TableRule(
    "shadows",
    Effects(
        comes_back=True, order=(next_seat,), eliminated=(leave_side,), turn_over=(leave_again,)
    ),
)
# GR-088
SHADOW_MARK = Mark(SHADOW, Effects(frozen=True, hand_limit=(keep_nothing,)))
