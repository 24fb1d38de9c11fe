"""Verbs that discard a card in a special way: at random, or as a BANG! card."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs.in_play import discard


def discard_blind(g: Table, victim: int, why: str, by: int) -> None:
    """Discard a random hand card of the victim. `by` is the player who causes it."""
    hand = g.players[victim].hand
    discard(g, victim, hand[g.rng.below(len(hand))], why, by)


def discard_as_bang(g: Table, seat: int, card: PlayingCard, foe: int) -> None:
    """Discard a hand card as the answer to a question for a BANG! card."""
    discard(g, seat, card, "fend")
    announce_fended(g, seat, card.id, foe)


def announce_fended(g: Table, seat: int, used: str, foe: int) -> None:
    """Announce that a player holds off another with a BANG! card, or with something else."""
    g.emit("fended", seat=seat, card=used, by=foe)
