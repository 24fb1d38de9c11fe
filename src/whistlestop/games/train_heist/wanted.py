"""Wanted Cards: missions that earn them. What they can do stands where it is done."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.state import Table

WILD = "wild"
SIX_SHOOTER = "six-shooter"
CHEROKEE = "cherokee"
CRAZY = "crazy"
TOMBSTONE = "tombstone"
KID = "kid"
TWO_TIMING = "two-timing"
GALLOPING = "galloping"
SLIPPERY = "slippery"
RAILROAD = "railroad"
QUICK_DRAW = "quick-draw"
HONEST = "honest"

_HAND = 5  # TH-034


def has(g: Table, who: int, title: str) -> bool:
    """TH-131: it has the card, and the ability works."""
    cowboy = g.cowboys[who]
    return cowboy.title == title and cowboy.ready


def hand_limit(g: Table, who: int) -> int:
    """TH-034; TH-159: six with the 6-Shooter."""
    return _HAND + has(g, who, SIX_SHOOTER)


def is_laden(g: Table, who: int) -> bool:
    """TH-053: what it carries must be dropped before it loots again; with Two-Timing only two."""
    return len(g.cowboys[who].loot) > has(g, who, TWO_TIMING)


def may_gain(g: Table, who: int, title: str) -> bool:
    """TH-132: one each."""
    return title in g.row and not g.cowboys[who].title


def earn(g: Table, who: int, title: str) -> None:
    """TH-130: a mission is met, so the card is gained; it cannot be declined."""
    if may_gain(g, who, title):
        verbs.gain(g, who, title)


def earn_one(g: Table, who: int, titles: list[str]) -> Rule[None]:
    """TH-130: if one deed met several missions the player picks one card."""
    open_ones = [title for title in titles if may_gain(g, who, title)]
    if len(open_ones) > 1:
        answers = tuple([Answer("take", (title,)) for title in open_ones])
        about = {"cowboy": who, "cards": tuple(open_ones)}
        answer = yield Ask(g.owners[who], "wanted", answers, about)
        verbs.gain(g, who, answer.cards[0])
    elif open_ones:
        verbs.gain(g, who, open_ones[0])


def earn_at_a_cactus(g: Table, who: int) -> None:
    """Cherokee: on foot on a cactus space, or beside one with a token, as the actions end."""
    cowboy = g.cowboys[who]
    board = g.board
    if cowboy.place >= board.main or cowboy.horse >= 0:
        return
    beside = [space for space in board.near[cowboy.place] if space in board.cacti]
    if cowboy.place in board.cacti or any(board.cacti.index(space) in g.tipis for space in beside):
        earn(g, who, CHEROKEE)
