"""Gold nuggets: who gets them, and where they go."""

from __future__ import annotations

from whistlestop.engine.rule import Rule
from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.table_state import owned
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.wound import Wound


def pay_for_wounds(g: Table, hurt: Wound) -> None:
    """GR-008 to GR-011: a nugget for every life point that somebody else loses because of you."""
    if hurt.by not in (NOBODY, hurt.seat):
        verbs.gain_nuggets(g, hurt.by, hurt.points, hurt.why)


def return_nuggets(g: Table, seat: int) -> None:
    """A player who is out for good leaves the nuggets to the heap."""
    verbs.pay_nuggets(g, seat, owned(g, seat), "out")


def forget_uses(g: Table, seat: int) -> Rule[None]:
    """What is limited in a turn can be used again in the next."""
    verbs.forget_uses(g, seat)
    yield from ()


NUGGETS = TableRule(
    "nuggets",
    Effects(life_lost=(pay_for_wounds,), gone=(return_nuggets,), turn_over=(forget_uses,)),
)
