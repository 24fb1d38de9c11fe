"""The "draw!": a card turned over, whose sign decides."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import IDS, NUMBER, PICK, names
from whistlestop.games.bang.state import NOBODY, Table


def check(g: Table, seat: int, why: str, good: Callable[[int], bool]) -> Rule[bool]:
    """BASE-036, BASE-037: turn over the top card, discard it, compare its sign.

    Who turns over several chooses the one that counts. No card at all is no success (BASE-112).
    """
    cards = verbs.flip(g, seat, 1 + g.players[seat].voice.more_flips, why)
    card = cards[0] if cards else NOBODY
    if len(cards) > 1:
        answers = tuple([PICK[each] for each in cards])
        about = {"why": why, "cards": names(cards)}
        answer = yield Ask(seat, "luck", answers, about)
        card = NUMBER[answer.cards[0]]
    success = card != NOBODY and good(card)
    g.emit(
        "checked",
        seat=seat,
        why=why,
        card=None if card == NOBODY else IDS[card],
        good=success,
    )
    return success
