"""Verbs that write life points."""

from __future__ import annotations

from whistlestop.games.bang.state import Table, who


def lose_life(g: Table, seat: int, points: int, by: int, why: str) -> None:
    """Take life points; below 1 the player needs help."""
    player = g.players[seat]
    player.life -= points
    g.emit("wounded", seat=seat, points=points, by=who(by), life=player.life, why=why)


def heal(g: Table, seat: int, points: int, why: str) -> bool:
    """Give life points, never above the maximum; tell whether anything was gained."""
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
    """Set the life points, and their maximum."""
    player = g.players[seat]
    player.life = player.max_life = life
