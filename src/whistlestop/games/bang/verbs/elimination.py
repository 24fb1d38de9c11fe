"""Verbs for players who are dying, go out of the game or come back."""

from __future__ import annotations

from whistlestop.games.bang.state import NOBODY, Table, who
from whistlestop.games.bang.verbs.in_play import gain_trait, lose_trait


def announce_dying(g: Table, seat: int) -> None:
    """Announce the number of life points that a dying player needs to stay in the game."""
    g.emit("dying", seat=seat, need=1 - g.players[seat].life)


def mark_dying(g: Table, seat: int, by: int) -> None:
    """Note that this player will be eliminated when the card is resolved."""
    g.dying.append((seat, by))


def go_out(g: Table, seat: int, by: int) -> None:
    """Put an eliminated player out of the game without life points, and show the role."""
    player = g.players[seat]
    player.life = 0
    player.shown = True
    _leave(g, seat)
    g.emit("out", seat=seat, role=player.role or None, by=who(by))


def _leave(g: Table, seat: int) -> None:
    g.players[seat].out = True
    g.living.remove(seat)
    g.distances.clear()
    if seat in g.to_refill:
        g.to_refill.remove(seat)


def come_back(g: Table, seat: int, why: str) -> None:
    """Bring a player back into the game without life points, with the trait `why`."""
    player = g.players[seat]
    player.out = False
    player.life = 0
    g.living.append(seat)
    g.living.sort()
    g.distances.clear()
    gain_trait(g, seat, why)
    g.emit("came-back", seat=seat, why=why)


def haunt(g: Table, seat: int, why: str) -> None:
    """Keep a player in the game without life points, with the trait `why`.

    It replaces every other trait of the player that freezes life points.
    """
    player = g.players[seat]
    for name in player.traits:
        if g.catalogue.thing[name].effects.frozen:
            lose_trait(g, seat, name)
    player.life = 0
    gain_trait(g, seat, why)
    g.emit("haunts", seat=seat, why=why)


def fade(g: Table, seat: int, why: str) -> None:
    """Put a player out of the game again. This does not count as an elimination."""
    lose_trait(g, seat, why)
    _leave(g, seat)
    g.emit("faded", seat=seat, why=why)


def note_eliminated(g: Table, seat: int) -> None:
    """Note that a player is out and that nobody caused it. This may decide the match."""
    g.eliminated.append((seat, NOBODY))


def move_dying_out(g: Table) -> None:
    """Count the dying players as eliminated until the card is resolved."""
    g.eliminated += g.dying
    g.dying.clear()


def forget_eliminated(g: Table) -> None:
    """Forget the players whom the resolved card has eliminated."""
    g.eliminated.clear()


def announce_penalty(g: Table, seat: int) -> None:
    """Announce that this player loses all cards as the penalty for an elimination."""
    g.emit("penalty", seat=seat)
