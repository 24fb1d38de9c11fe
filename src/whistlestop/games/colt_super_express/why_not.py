"""The reasons why a player cannot use something now."""

from __future__ import annotations

from whistlestop.engine.ask import Ask
from whistlestop.engine.narration import PlayerName
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.games.colt_super_express.state import OUT, Train


def why_not(g: Train, ask: Ask, pick: Pick) -> Reason:
    """Return why no answer of this ask uses what the player has picked: see `Game.why_not`."""
    for seat, bandit in enumerate(g.bandits):
        if ask.kind == "bandit" and pick.card and bandit.name == pick.card:
            return reason("colt-why-taken", "COLT-008", player=PlayerName(seat))
    if ask.kind == "scheme" and (pick.seat is not None or pick.place is not None):
        return reason("colt-why-no-target", "COLT-020", "COLT-026")
    return reason("reason-other-question")


def why_not_asked(g: Train, seat: int) -> Reason | None:
    """COLT-027: Return the reason that the bandit of this seat is out."""
    return reason("colt-why-out", "COLT-027") if g.bandits[seat].status == OUT else None
