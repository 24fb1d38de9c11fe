"""The Feats: their cards, the row that lies open, and how players stand to them."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import NO_BORDER, Card
from whistlestop.games.bang.state import EXCESS, MAIN, Table

# Piles: face down, open, and done with.
DECK: Final = "feat-deck"
ROW: Final = "feats"
USED: Final = "feats-used"
MOST: Final = 4  # that lie open

FAME: Final = "fame"  # tokens still in front of a player
TOKENS: Final = 5  # at the start
ACTED: Final = "feat"  # the player has had the one Feat of this turn
ON_FEAT: Final = "on-"  # tokens of a player on the Feat whose name follows

# Only by what the rules of the game let one do.
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
# LEG-020: with the Crossroad symbol; also at will, with one's own cards.
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
    """Name the Feats that lie open."""
    return [card.name for card in g.piles[ROW]]


def fame(g: Table, seat: int) -> int:
    """Count the tokens that the player has in front."""
    return g.players[seat].counters.get(FAME, 0)


def placed(g: Table, seat: int, feat: str) -> int:
    """Count the tokens of the player on that Feat."""
    return g.players[seat].counters.get(ON_FEAT + feat, 0)


def total(g: Table, feat: str) -> int:
    return sum(placed(g, seat, feat) for seat in range(len(g.players)))


# Who may


def is_legend(g: Table, seat: int) -> bool:
    """Whether the player's card shows its other side."""
    return g.catalogue.is_other_side(g.players[seat].character)


def has_acted(g: Table, seat: int) -> bool:
    """LEG-013: the one Feat of the turn is done."""
    return ACTED in g.players[seat].counters


def may_do(g: Table, seat: int, feat: str) -> bool:
    """LEG-013, LEG-017, LEG-042, LEG-043: perform it, or as a Legend claim it."""
    if g.players[seat].out or has_acted(g, seat):
        return False
    return is_legend(g, seat) or (fame(g, seat) > 0 and not placed(g, seat, feat))


def open_to(g: Table, seat: int, feat: str) -> bool:
    """It lies open, and this player may do it now."""
    return feat in row(g) and may_do(g, seat, feat)


def verb(g: Table, seat: int) -> str:
    return "claim" if is_legend(g, seat) else "perform"


def after_drawing(g: Table) -> bool:
    """LEG-014: what is done now counts."""
    return g.phase in (MAIN, EXCESS)
