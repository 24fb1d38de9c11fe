"""Losing life: the wound, the last chance, and who reacts to it."""

from __future__ import annotations

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.elimination import eliminate_dying
from whistlestop.games.bang.response import offer_last_chance
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import elimination, life


class Wound:
    """Who was hurt, by whom and with what. It holds ids and cards only."""

    __slots__ = ("before", "by", "card", "points", "seat", "why")

    def __init__(
        self, seat: int, points: int, by: int, why: str, card: PlayingCard | None, before: int
    ) -> None:
        self.seat = seat
        self.points = points
        self.by = by  # NOBODY: no player did it
        self.why = why  # the name of the card, or whatever else, that it comes from
        self.card = card  # that did it, if one did
        self.before = before  # life points before it


def wound(
    g: Table, seat: int, points: int, by: int, why: str, card: PlayingCard | None = None
) -> Rule[None]:
    """BASE-113, BASE-137: life lost; at zero the last chance; only a survivor reacts.

    A player who is not saved is dying until the card is resolved (docs/rulings.md, B-01).
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
    """Whether something keeps a player in the game who would be out."""
    effects = g.players[seat].effects
    return any(stays(g, seat) for stays in (*effects.survives, *effects.haunts))
