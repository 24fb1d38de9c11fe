"""Losing life: the wound, the last chance, and who reacts to it."""

from __future__ import annotations

from whistlestop.engine.rule import Rule
from whistlestop.games.bang import death, verbs
from whistlestop.games.bang.response import save
from whistlestop.games.bang.state import NOBODY, Table


class Wound:
    """What happened to whom, by whom and with what. Holds ids only."""

    __slots__ = ("before", "by", "card", "points", "seat", "why")

    def __init__(self, seat: int, points: int, by: int, why: str, card: int, before: int) -> None:
        self.seat = seat
        self.points = points
        self.by = by  # NOBODY: no player did it
        self.why = why  # the kind of card, or whatever else, that it comes from
        self.card = card  # the card that did it, or NOBODY
        self.before = before  # life points before it


def wound(g: Table, seat: int, points: int, by: int, why: str, card: int = NOBODY) -> Rule[None]:
    """BASE-113, BASE-137: life lost; at zero the last chance; only a survivor reacts.

    Who is not saved is dying until the card is resolved (docs/rulings.md, B-01).
    """
    player = g.players[seat]
    if player.out or player.voice.frozen:
        return
    hurt = Wound(seat, points, by, why, card, player.life)
    verbs.lose_life(g, seat, points, by, why)
    for effect in g.voice.life_lost:
        effect(g, hurt)
    if g.players[seat].life < 1:
        yield from save(g, seat, by)
        if g.players[seat].life < 1 and not survives(g, seat):
            verbs.mark_dying(g, seat, by)
            if "at-once" in g.rulings:
                yield from death.bury(g)
            return
    for react in g.players[seat].voice.wounded:
        yield from react(g, hurt)


def survives(g: Table, seat: int) -> bool:
    """Whether something keeps a player in the game who would be out."""
    return any(stays(g, seat) for stays in g.players[seat].voice.survives)
