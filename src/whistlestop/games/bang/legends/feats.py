"""The Feats: their cards, the open row, the tokens, and the Feats that a player may do."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.narration import text
from whistlestop.engine.reason import Reason, reason
from whistlestop.games.bang.card import NO_BORDER, Card
from whistlestop.games.bang.state import EXCESS, MAIN, Table

# Piles: the face-down deck, the open row, and the discarded Feats.
DECK: Final = "feat-deck"
ROW: Final = "feats"
USED: Final = "feats-used"
MOST: Final = 4  # the highest number of open Feats

FAME: Final = "fame"  # tokens still in front of a player
TOKENS: Final = 5  # at the start
ACTED: Final = "feat"  # the player has done the one Feat of this turn
HIT: Final = "hit"  # a note: the seats that the active player has hit this turn
GANG: Final = 2  # the number of different seats to hit for Old West Gang
ON_FEAT: Final = "on-"  # counts the tokens of a player on a Feat; the name of the Feat follows

# Feats that a player can meet only by legal play.
STRICT: Final = (
    "fifty-guns",
    "wounded-pride",
    "old-west-gang",
    "3-15-to-yooma",
    "wilhelm-scream",
    "scrugs-ballad",
    "for-a-few-cards-more",
    "quick-death",
)
# LEG-020: Feats with the Crossroad symbol. A player may also do them at will with their own cards.
FREE: Final = (
    "bottleneck",
    "chuck-a-luck",
    "good-company",
    "last-hero",
    "man-with-no-name",
    "borderlands",
    "oregon-trail",
    "thousand-ways-to-die",
)
CARDS: Final = tuple([Card(name, deck=DECK, border=NO_BORDER) for name in (*STRICT, *FREE)])


# The row and the tokens


def row(g: Table) -> list[str]:
    """List the names of the open Feats."""
    return [card.name for card in g.piles[ROW]]


def fame(g: Table, seat: int) -> int:
    """Return the number of tokens in front of the player."""
    return g.players[seat].counters.get(FAME, 0)


def placed(g: Table, seat: int, feat: str) -> int:
    """Return the number of tokens of the player on that Feat."""
    return g.players[seat].counters.get(ON_FEAT + feat, 0)


def total(g: Table, feat: str) -> int:
    return sum(placed(g, seat, feat) for seat in range(len(g.players)))


# Permissions


def is_legend(g: Table, seat: int) -> bool:
    """Return whether the player is a Legend: the character card shows its other side."""
    return g.catalogue.is_other_side(g.players[seat].character)


def has_acted(g: Table, seat: int) -> bool:
    """LEG-013: Return whether the player has done the one Feat of the turn."""
    return ACTED in g.players[seat].counters


def may_do(g: Table, seat: int, feat: str) -> bool:
    """LEG-013, LEG-017, LEG-042, LEG-043: Return whether the player may perform or claim it."""
    if g.players[seat].out or has_acted(g, seat):
        return False
    return is_legend(g, seat) or (fame(g, seat) > 0 and not placed(g, seat, feat))


def not_open(g: Table, seat: int, feat: str) -> Reason | None:
    """Return why the player may neither perform nor claim this open Feat; see `may_do`."""
    legend = is_legend(g, seat)
    if has_acted(g, seat):
        return reason("bang-why-one-feat", "LEG-013", how=verb(g, seat))
    if not legend and fame(g, seat) == 0:
        return reason("bang-why-no-fame", "LEG-012")
    if not legend and placed(g, seat, feat):
        return reason("bang-why-feat-done", "LEG-017", feat=text(f"bang-card-{feat}"))
    return None


def not_now(feat: str) -> Reason:
    """Return the reason that nothing meets this Feat now, neither an action nor cards."""
    if feat in FREE:
        return reason("bang-why-feat-cards", "LEG-020", feat=text(f"bang-card-{feat}"))
    return reason("bang-why-feat-not-met", "LEG-012", feat=text(f"bang-card-{feat}"))


def open_to(g: Table, seat: int, feat: str) -> bool:
    """Return whether the Feat lies open and this player may perform or claim it."""
    return feat in row(g) and may_do(g, seat, feat)


def verb(g: Table, seat: int) -> str:
    return "claim" if is_legend(g, seat) else "perform"


def after_drawing(g: Table) -> bool:
    """LEG-014: Return whether actions count for Feats now, after the draw phase."""
    return g.phase in (MAIN, EXCESS)
