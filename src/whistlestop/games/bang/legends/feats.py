"""The Feats: their deck, the row that lies open, and the Fame tokens of the players."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import IDS, KINDS, NUMBER, Kind
from whistlestop.games.bang.hooks import GONE
from whistlestop.games.bang.part import FRONTS
from whistlestop.games.bang.state import EXCESS, MAIN, Table

# Piles: face down, open, and done with.
DECK: Final = "feat-deck"
ROW: Final = "feats"
USED: Final = "feats-used"
MOST: Final = 4  # that lie open

FAME: Final = "fame"  # tokens still in front of a player
TOKENS: Final = 5  # at the start
ACTED: Final = "feat"  # the player has had the one Feat of this turn
_ON: Final = "on-"  # tokens of a player on a Feat

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
CARDS = tuple([(Kind(name), 1) for name in (*STRICT, *FREE)])


# The deck and the row


def lay_out(g: Table, cards: list[int]) -> None:
    """LEG-004, LEG-005, LEG-008: shuffled, one of them open; five tokens for everybody."""
    g.rng.shuffle(cards)
    g.piles[DECK], g.piles[ROW], g.piles[USED] = cards, [cards.pop()], []
    verbs.show(g, g.piles[ROW][0])
    for player in g.players:
        player.counters[FAME] = TOKENS


def row(g: Table) -> list[str]:
    """The names of the Feats that lie open."""
    return [KINDS[card].name for card in g.piles[ROW]]


def reveal(g: Table, at: int) -> None:
    """LEG-033: another one, in this place of the row; those done with are shuffled if need be."""
    if not g.piles[DECK]:
        cards, g.piles[USED] = g.piles[USED], []
        g.piles[DECK] = verbs.shuffle(g, cards, DECK)
        g.emit("feats-reshuffled", count=len(cards))
    card = g.piles[DECK].pop()
    verbs.show(g, card)
    g.piles[ROW].insert(at, card)
    g.emit("feat-revealed", card=IDS[card])


def discard(g: Table, feat: str) -> int:
    """LEG-029, LEG-050: its tokens leave the game. Its place in the row."""
    tokens = total(g, feat)
    for player in g.players:
        player.counters.pop(_ON + feat, None)
    card = NUMBER[feat]
    at = g.piles[ROW].index(card)
    g.piles[ROW].remove(card)
    g.piles[USED].append(card)
    g.emit("feat-discarded", card=feat, tokens=tokens)
    return at


# Tokens


def fame(g: Table, seat: int) -> int:
    """Tokens that the player has in front."""
    return g.players[seat].counters.get(FAME, 0)


def placed(g: Table, seat: int, feat: str) -> int:
    """Tokens of the player on that Feat."""
    return g.players[seat].counters.get(_ON + feat, 0)


def total(g: Table, feat: str) -> int:
    return sum(placed(g, seat, feat) for seat in range(len(g.players)))


def place(g: Table, seat: int, feat: str, count: int) -> None:
    counters = g.players[seat].counters
    counters[FAME] = fame(g, seat) - count
    counters[_ON + feat] = placed(g, seat, feat) + count


@GONE.on("feats")
def nobody_gets_them(g: Table, seat: int) -> None:
    """The tokens before who is out leave the game; those on Feats stay and count (L-15)."""
    count = g.players[seat].counters.pop(FAME, 0)
    if count:
        g.emit("fame-lost", seat=seat, count=count)


# Who may


def is_legend(g: Table, seat: int) -> bool:
    """The card shows its other side."""
    return g.players[seat].character in FRONTS


def has_acted(g: Table, seat: int) -> bool:
    """LEG-013: the one Feat of the turn is done."""
    return ACTED in g.players[seat].counters


def act(g: Table, seat: int) -> None:
    g.players[seat].counters[ACTED] = 1


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
