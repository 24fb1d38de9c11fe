"""Verbs that write the character and the side of a player."""

from __future__ import annotations

from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs.in_play import gain_trait, lose_trait


def become(g: Table, seat: int, character: str, life: int) -> None:
    """Give a player the character that was dealt or chosen."""
    player = g.players[seat]
    player.character = character
    player.life = player.max_life = life
    gain_trait(g, seat, character)
    g.emit("character", seat=seat, name=character, life=life)


def turn_character_over(g: Table, seat: int, character: str) -> None:
    """Turn the character card over. The effects of this side apply from now on."""
    player = g.players[seat]
    lose_trait(g, seat, player.character)
    player.character = character
    gain_trait(g, seat, character)


def take_side(g: Table, seat: int, side: str) -> None:
    """Let the player play for this role from now on, or for no role if it is empty."""
    g.players[seat].side = side
    g.emit("side", seat=seat, side=side or None)
