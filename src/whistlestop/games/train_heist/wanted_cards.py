"""Wanted Cards: their owners, and the missions that earn them.

The effect of a card is in the module of the rule that the card changes.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.constants import NOTHING
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import wanted_cards

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


def has(g: Table, who: int, title: str) -> bool:
    """TH-131: Return whether a cowboy has this card and its ability works."""
    cowboy = g.cowboys[who]
    return cowboy.title == title and cowboy.ready


def is_laden(g: Table, who: int) -> bool:
    """TH-056: A cowboy with loot may not loot again. Two-Timing may do so with one tile."""
    return len(g.cowboys[who].loot) > has(g, who, TWO_TIMING)


def may_gain(g: Table, who: int, title: str) -> bool:
    """TH-132: Return whether the card is in the row and the cowboy has no Wanted Card yet."""
    return title in g.row and not g.cowboys[who].title


def earn(g: Table, who: int, title: str) -> None:
    """TH-130: A cowboy who fulfils a mission gets its card. The card cannot be declined."""
    if may_gain(g, who, title):
        wanted_cards.gain(g, who, title)


def earn_one(g: Table, who: int, met: list[str]) -> Rule[None]:
    """TH-130: If one action fulfils several missions, the player chooses one card."""
    open_ones = [title for title in met if may_gain(g, who, title)]
    if len(open_ones) > 1:
        answers = tuple([Answer("take", (title,)) for title in open_ones])
        about = {"cowboy": who, "cards": tuple(open_ones)}
        answer = yield Ask(g.owners[who], "wanted", answers, about)
        wanted_cards.gain(g, who, answer.cards[0])
    elif open_ones:
        wanted_cards.gain(g, who, open_ones[0])


def earn_at_a_cactus(g: Table, who: int) -> None:
    """Give the Cherokee card to a cowboy who ends the actions on a cactus or beside a tipi.

    The cowboy must be on foot.
    """
    cowboy = g.cowboys[who]
    board = g.board
    if cowboy.horse != NOTHING:
        return
    beside = [space for space in board.near[cowboy.place] if space in board.cacti]
    if cowboy.place in board.cacti or any(board.cacti.index(space) in g.tipis for space in beside):
        earn(g, who, CHEROKEE)
