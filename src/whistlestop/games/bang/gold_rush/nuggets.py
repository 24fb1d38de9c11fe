"""Gold nuggets: earning them, and returning them to the heap."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.table_state import nuggets_of
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.wound import Wound


def pay_for_wounds(g: Table, hurt: Wound) -> None:
    """GR-008 to GR-011: A player earns a nugget for each life point that they take from others."""
    if hurt.by not in (NOBODY, hurt.seat):
        verbs.gain_nuggets(g, hurt.by, hurt.points, hurt.why)


def return_nuggets(g: Table, seat: int) -> None:
    """Return the nuggets of a player who is out for good to the heap."""
    verbs.pay_nuggets(g, seat, nuggets_of(g, seat), "out")


def forget_uses(g: Table, seat: int) -> Rule[None]:
    """Forget the uses that are limited in a turn, so that the next turn allows them again."""
    verbs.forget_uses(g, seat)
    yield from ()


NUGGETS = TableRule(
    "nuggets",
    Effects(life_lost=(pay_for_wounds,), out_for_good=(return_nuggets,), turn_over=(forget_uses,)),
)
