"""Losing life points: the wound, the last chance and the reactions."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.elimination import eliminate_dying
from whistlestop.games.bang.response import offer_last_chance
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import elimination, life


class Wound:
    """A loss of life points, with its victim and its cause. It holds ids and cards only."""

    __slots__ = ("before", "by", "card", "points", "seat", "why")

    def __init__(
        self, seat: int, points: int, by: int, why: str, card: PlayingCard | None, before: int
    ) -> None:
        self.seat = seat
        self.points = points
        self.by = by  # NOBODY: no player did it
        self.why = why  # the name of the card or other thing that caused it
        self.card = card  # the card that caused it, if there is one
        self.before = before  # the life points before the loss


def wound(
    g: Table, seat: int, points: int, by: int, why: str, card: PlayingCard | None = None
) -> Rule[None]:
    """BASE-113, BASE-137: A player loses life points, and at zero gets a last chance.

    Only a player who survives reacts to the loss. A player who is not saved is dying until the card
    is resolved (docs/rulings.md, B-01).
    """
    player = g.players[seat]
    if player.out or player.effects.frozen:
        return
    hurt = Wound(seat, points, by, why, card, player.life)
    life.lose_life(g, seat, points, by, why)
    for effect in g.effects.life_lost:
        effect(g, hurt)
    if g.players[seat].life < 1:
        yield from offer_last_chance(g, seat, by)
        if g.players[seat].life < 1 and not survives(g, seat):
            elimination.mark_dying(g, seat, by)
            if "at-once" in g.rulings:
                yield from eliminate_dying(g)
            return
    for react in g.players[seat].effects.wounded:
        yield from react(g, hurt)


def survives(g: Table, seat: int) -> bool:
    """Return whether an effect keeps a player in the game who would be eliminated."""
    effects = g.players[seat].effects
    return any(stays(g, seat) for stays in (*effects.survives, *effects.haunts))
