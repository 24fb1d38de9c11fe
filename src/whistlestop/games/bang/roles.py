"""The roles: who is on whose side, and who has won."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.state import NOBODY, Table

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"

# BASE-008 to BASE-011, BASE-189, BASE-196, BASE-198: by the number of players.
DEALT: Final = {
    2: (),
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
# BASE-191: three players: each hunts one of the others.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def find_winners(g: Table) -> tuple[tuple[int, ...], str] | None:
    """Find who has won, and how, with these players left in the game; None if nobody yet."""
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
    """BASE-193, BASE-196: the last one alive."""
    if len(g.living) > 1:
        return None
    if g.living:
        return tuple(g.living), "last"
    # All went out together: the Outlaw's win, as it would be in a larger game (T-16).
    outlaws = _all(g, (OUTLAW,))
    return outlaws, "outlaws" if outlaws else "nobody"


def _by_role(g: Table) -> tuple[tuple[int, ...], str] | None:
    """BASE-184 to BASE-187: the Sheriff is dead, or all who are against the Sheriff."""
    left = [g.players[seat].side for seat in g.living]
    if SHERIFF not in left:
        if left == [RENEGADE]:
            return tuple(g.living), "renegade"
        return _all(g, (OUTLAW,)), "outlaws"
    if OUTLAW not in left and RENEGADE not in left:
        return _all(g, (SHERIFF, DEPUTY)), "law"
    return None


def _all(g: Table, roles: tuple[str, ...]) -> tuple[int, ...]:
    """Living or dead."""
    return tuple([seat for seat, player in enumerate(g.players) if player.side in roles])
