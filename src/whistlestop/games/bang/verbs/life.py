"""Verbs that write life points."""

from __future__ import annotations

from whistlestop.games.bang.state import Table, who


def lose_life(g: Table, seat: int, points: int, by: int, why: str) -> None:
    """Take life points from a player. They may fall to zero or below."""
    player = g.players[seat]
    player.life -= points
    g.emit("wounded", seat=seat, points=points, by=who(by), life=player.life, why=why)


def heal(g: Table, seat: int, points: int, why: str) -> bool:
    """Give life points, never above the maximum. Return whether the player gained any."""
    player = g.players[seat]
    gained = min(points, player.max_life - player.life)
    if gained <= 0 or player.effects.frozen:
        return False
    player.life += gained
    g.emit("healed", seat=seat, points=gained, life=player.life, why=why)
    for react in player.effects.healed:
        react(g, seat)
    return True


def start_over(g: Table, seat: int, life: int) -> None:
    """Set the life points of a player and their maximum to the same number."""
    player = g.players[seat]
    player.life = player.max_life = life
