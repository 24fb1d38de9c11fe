"""What the Crossroad symbol allows: to do what a Feat asks for at will, with one's own cards."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    DODGE,
    IDS,
    KINDS,
    MEANT,
    NUMBER,
    RESCUE,
    STRIKE,
    SUIT,
)
from whistlestop.games.bang.hooks import ACTION, Ability
from whistlestop.games.bang.legends import company, fame, feats
from whistlestop.games.bang.state import NOBODY, Player, Table
from whistlestop.games.bang.wound import wound


def is_named(player: Player, card: int, duty: str) -> bool:
    """Whether a hand card of this player is the card that is meant: of that very name, or by what
    its owner can do (L-10).
    """
    kind = KINDS[card]
    if kind.name == MEANT[duty]:
        return True
    voice = player.voice
    return duty in voice.serves_all or voice.serves_as.get(kind.name) == duty


# The cards with which each can be done


def _beers(g: Table, me: int) -> list[tuple[int, ...]]:
    """LEG-021: a Beer of the hand."""
    return [(card,) for card in g.players[me].hand if KINDS[card].name == MEANT[RESCUE]]


def _bangs(g: Table, me: int) -> list[tuple[int, ...]]:
    player = g.players[me]
    return [(card,) for card in player.hand if is_named(player, card, STRIKE)]


def _blue_in_play(g: Table, me: int) -> list[tuple[int, ...]]:
    return [(card,) for card in g.players[me].table if KINDS[card].blue]


def _a_life_point(g: Table, me: int) -> list[tuple[int, ...]]:
    """Not the last one."""
    return [()] if g.players[me].life > 1 else []


def _the_hand(_g: Table, _me: int) -> list[tuple[int, ...]]:
    """LEG-074: whatever there is of it."""
    return [()]


def _pairs(g: Table, me: int) -> list[tuple[int, ...]]:
    """Two hand cards of one suit, one of them a Missed!."""
    player = g.players[me]
    hand = player.hand
    return [
        (one, two)
        for at, one in enumerate(hand)
        for two in hand[at + 1 :]
        if SUIT[one] == SUIT[two] and (is_named(player, one, DODGE) or is_named(player, two, DODGE))
    ]


WAYS: dict[str, Callable[[Table, int], list[tuple[int, ...]]]] = {
    "bottleneck": _beers,
    "chuck-a-luck": _bangs,
    company.FEAT: company.ways,
    "last-hero": _blue_in_play,
    "man-with-no-name": _a_life_point,
    "borderlands": _the_hand,
    "thousand-ways-to-die": _pairs,
}


# What is done then: whether the Feat is met by it


def _discard(g: Table, me: int, cards: list[int], feat: str) -> Rule[bool]:
    """LEG-020, LEG-021: without any effect."""
    for card in cards:
        verbs.discard(g, me, card, feat)
    yield from ()
    return not g.players[me].out


def _discard_hand(g: Table, me: int, _cards: list[int], feat: str) -> Rule[bool]:
    return (yield from _discard(g, me, g.players[me].hand[:], feat))


def _give_company(g: Table, me: int, cards: list[int], _feat: str) -> Rule[bool]:
    return (yield from company.do(g, me, cards))


def _lose_life(g: Table, me: int, _cards: list[int], feat: str) -> Rule[bool]:
    """Nobody did it, and whoever reacts to a lost life point reacts (L-14)."""
    yield from wound(g, me, 1, NOBODY, feat)
    return True


def _show(g: Table, me: int, cards: list[int], _feat: str) -> Rule[bool]:
    """They stay in the hand."""
    for card in cards:
        verbs.reveal(g, me, card)
    yield from ()
    return True


_DOING: dict[str, Callable[[Table, int, list[int], str], Rule[bool]]] = {
    "bottleneck": _discard,
    "chuck-a-luck": _discard,
    company.FEAT: _give_company,
    "last-hero": _discard,
    "man-with-no-name": _lose_life,
    "borderlands": _discard_hand,
    "thousand-ways-to-die": _show,
}


def do(g: Table, me: int, feat: str, cards: list[int]) -> Rule[None]:
    """The action, and with it the Feat."""
    if (yield from _DOING[feat](g, me, cards, feat)):
        yield from fame.do(g, me, feat)


# In the turn


def offer(g: Table, me: int, answers: list[Answer]) -> None:
    if feats.has_acted(g, me):
        return
    verb = feats.verb(g, me)
    for feat in feats.row(g):
        ways = WAYS.get(feat)
        if ways is not None and feats.may_do(g, me, feat):
            answers += [
                Answer(verb, (feat, *[IDS[card] for card in cards])) for cards in ways(g, me)
            ]


def _use(g: Table, me: int, answer: Answer) -> Rule[None]:
    feat, *cards = answer.cards
    yield from do(g, me, feat, [NUMBER[card] for card in cards])


ACTION.put("perform", Ability(offer, _use))
ACTION.put("claim", Ability(lambda _g, _me, _answers: None, _use))
