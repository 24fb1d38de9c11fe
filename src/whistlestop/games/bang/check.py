"""The "draw!": a card turned over, whose sign decides."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import IDS, NUMBER, PICK, names
from whistlestop.games.bang.hooks import Luck
from whistlestop.games.bang.state import NOBODY, Table


def waived(g: Table, seat: int, why: str) -> Rule[bool]:
    """Whether the player gets by without this check, by a rule of the table."""
    for rule in g.voice.waived:
        if (yield from rule(g, seat, why)):
            return True
    return False


def _maker(g: Table, seat: int, why: str) -> tuple[int, Luck | None]:
    """Who turns the cards over and chooses: whoever has to, unless somebody does it for others."""
    for other in g.living:
        for luck in g.players[other].voice.luck:
            if luck.makes(g, other, why):
                return other, luck
    return seat, None


def check(g: Table, seat: int, why: str, good: Callable[[int], bool]) -> Rule[bool]:
    """BASE-036, BASE-037: turn over the top card, discard it, compare its sign.

    Who turns over several chooses the one that counts. No card at all is no success (BASE-112).
    """
    maker, luck = _maker(g, seat, why)
    cards = verbs.flip(g, seat, 1 + g.players[maker].voice.more_flips, why)
    card = cards[0] if cards else NOBODY
    if len(cards) > 1:
        answers = tuple([PICK[each] for each in cards])
        about = {"why": why, "cards": names(cards), "at": seat}
        answer = yield Ask(maker, "luck", answers, about)
        card = NUMBER[answer.cards[0]]
    if luck is not None and card != NOBODY:
        luck.counted(g, maker, card)
    success = card != NOBODY and good(card)
    g.emit(
        "checked",
        seat=seat,
        why=why,
        card=None if card == NOBODY else IDS[card],
        good=success,
    )
    return success
