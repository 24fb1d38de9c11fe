"""Shadow-gunslingers: eliminated players come back for each of their turns."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.discard_order import discard_all, order_counts
from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.thing import Mark, TableRule
from whistlestop.games.bang.verbs import elimination, identity, turns

SHADOW: Final = "shadow"


def keep_nothing(_g: Table, _seat: int, _limit: int) -> int:
    """GR-089: A shadow discards everything at the end of the turn, without phase 3."""
    return 0


def next_seat(g: Table) -> int:
    """GR-083, GR-100: Every seat has its turns. A player who is out comes back for the turn.

    An eliminated Renegade gets a side at each turn, even if something else keeps that player in
    the game (T-13).
    """
    seat = g.turn if g.granted_turns else (g.turn + 1) % len(g.players)
    if g.players[seat].out:
        elimination.come_back(g, seat, SHADOW)
    if _takes_sides(g, seat) and g.players[seat].side != RENEGADE:
        identity.take_side(g, seat, side_with_more_shown_roles(g, seat))
    return seat


def leave_side(g: Table, seat: int) -> None:
    """GR-099, GR-108: An eliminated Renegade stops being one, and has no side until their turn."""
    if _takes_sides(g, seat) and g.players[seat].side == RENEGADE:
        identity.take_side(g, seat, "")


def _takes_sides(g: Table, seat: int) -> bool:
    """Return whether this player joins a side as a shadow: a Renegade in a game of four or more.

    In a game of three there are no teams, and every player has a separate goal (G-24).
    """
    return g.players[seat].role == RENEGADE and len(g.players) > 3


def side_with_more_shown_roles(g: Table, me: int) -> str:
    """GR-100 to GR-103: A shadow-Renegade joins the side with more shown roles.

    If the Law and the Outlaws show equally many roles, the player joins the Outlaws.
    """
    shown = [player.role for seat, player in enumerate(g.players) if seat != me and player.shown]
    law = shown.count(SHERIFF) + shown.count(DEPUTY)
    return DEPUTY if law > shown.count(OUTLAW) else OUTLAW


def leave_again(g: Table, me: int) -> Rule[None]:
    """GR-089 to GR-091: A shadow leaves the game at the end of the turn, and discards everything.

    This does not count as an elimination, but it may decide the match.
    """
    if SHADOW not in g.players[me].traits:
        return
    for strip in g.effects.stripped:
        strip(g, me)
    decided = roles.winners_among(g, [seat for seat in g.living if seat != me])
    cards = g.players[me].in_play + g.players[me].hand
    yield from discard_all(g, me, cards, "shadow", ask=decided is None and order_counts(g))
    elimination.fade(g, me, SHADOW)
    if decided is not None:
        turns.end_match(g, *decided)


# GR-082: eliminated players come back, so they keep their nuggets.
SHADOWS = TableRule(
    "shadows",
    Effects(
        comes_back=True, order=(next_seat,), eliminated=(leave_side,), turn_over=(leave_again,)
    ),
)
# GR-088: the life points of a shadow do not change.
SHADOW_MARK = Mark(SHADOW, Effects(frozen=True, hand_limit=(keep_nothing,), discards_all=True))
