"""The roles, and the conditions of victory."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.state import NOBODY, Table

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"

# BASE-008 to BASE-011, BASE-189, BASE-196, BASE-198: the roles, by the number of players.
DEALT: Final = {
    2: (),
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
# BASE-191: in a game of three, each player hunts one of the others.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def find_winners(g: Table) -> tuple[tuple[int, ...], str] | None:
    """Return the winners and the reason, with the players now left; None if nobody has won yet."""
    seats = len(g.players)
    if len(g.living) == seats:
        return None
    if seats == 3 and g.living:
        for dead, by in g.eliminated:
            if by != NOBODY and PREY[g.players[by].role] == g.players[dead].role:
                return (by,), "target"
    if seats <= 3:
        return _last_one(g)
    return _by_role(g)


def _last_one(g: Table) -> tuple[tuple[int, ...], str] | None:
    """BASE-193, BASE-196: The last player alive wins."""
    if len(g.living) > 1:
        return None
    if g.living:
        return tuple(g.living), "last"
    # All players went out together. The Outlaw wins, as in a larger game (T-16).
    outlaws = _all(g, (OUTLAW,))
    return outlaws, "outlaws" if outlaws else "nobody"


def _by_role(g: Table) -> tuple[tuple[int, ...], str] | None:
    """BASE-184 to BASE-187: The match ends when the Sheriff or all enemies of the Sheriff are dead.

    Without the Sheriff, a Renegade who is the only player left wins; otherwise the Outlaws win.
    Without Outlaws and Renegades, the Sheriff and the Deputies win.
    """
    left = [g.players[seat].side for seat in g.living]
    if SHERIFF not in left:
        if left == [RENEGADE]:
            return tuple(g.living), "renegade"
        return _all(g, (OUTLAW,)), "outlaws"
    if OUTLAW not in left and RENEGADE not in left:
        return _all(g, (SHERIFF, DEPUTY)), "law"
    return None


def _all(g: Table, roles: tuple[str, ...]) -> tuple[int, ...]:
    """List all seats on the side of these roles, living or dead."""
    return tuple([seat for seat, player in enumerate(g.players) if player.side in roles])
