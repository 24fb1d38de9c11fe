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
    return winners_among(g, g.living)


def winners_among(g: Table, left: list[int]) -> tuple[tuple[int, ...], str] | None:
    """Return the winners and the reason if only these seats are left; None if nobody has won."""
    seats = len(g.players)
    if len(left) == seats:
        return None
    if seats == 3 and left:
        for dead, by in g.eliminated:
            if by != NOBODY and PREY[g.players[by].role] == g.players[dead].role:
                return (by,), "target"
    if seats <= 3:
        return _last_one(g, left)
    return _by_role(g, left)


def _last_one(g: Table, left: list[int]) -> tuple[tuple[int, ...], str] | None:
    """BASE-193, BASE-196: The last player alive wins."""
    if len(left) > 1:
        return None
    if left:
        return tuple(left), "last"
    # All players went out together. The Outlaw wins, as in a larger game (T-16).
    outlaws = _all(g, (OUTLAW,))
    return outlaws, "outlaws" if outlaws else "nobody"


def _by_role(g: Table, left: list[int]) -> tuple[tuple[int, ...], str] | None:
    """BASE-184 to BASE-187: The match ends when the Sheriff or all enemies of the Sheriff are dead.

    Without the Sheriff, a Renegade who is the only player left wins; otherwise the Outlaws win.
    Without Outlaws and Renegades, the Sheriff and the Deputies win.
    """
    sides = [g.players[seat].side for seat in left]
    if SHERIFF not in sides:
        if sides == [RENEGADE]:
            return tuple(left), "renegade"
        return _all(g, (OUTLAW,)), "outlaws"
    if OUTLAW not in sides and RENEGADE not in sides:
        return _all(g, (SHERIFF, DEPUTY)), "law"
    return None


def _all(g: Table, roles: tuple[str, ...]) -> tuple[int, ...]:
    """List all seats on the side of these roles, living or dead."""
    return tuple([seat for seat, player in enumerate(g.players) if player.side in roles])
