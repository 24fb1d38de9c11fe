"""Card Abilities: sets of cards that players play as Free Actions in their own turn."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist import sheriff, switches
from whistlestop.games.train_heist.constants import VERSUS
from whistlestop.games.train_heist.decks import WILD, Decks
from whistlestop.games.train_heist.payment import Cards, of_a_kind, straights
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import hands, railway
from whistlestop.games.train_heist.wanted_cards import QUICK_DRAW, RAILROAD, earn, has

# TH-087, TH-088, TH-089: The number of cards in each set. A set gives one Heist Action less than it
# has cards.
_KINDS = {"pair": 2, "three": 3, "four": 4}
_RUN = 4
_SHORT_RUN = 3  # for Railroad
_TWICE = 2  # for the mission of Quick-Draw


def offer_abilities(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-085, TH-086: Offer every set of cards that the hand holds, each once."""
    if not g.cowboys[me].hand:
        return
    hand = tuple(sorted(g.cowboys[me].hand))
    answers += _kinds(g.decks, hand, alike=g.mode != VERSUS)
    _offer_straights(g, me, hand, answers)
    if g.decks.suits[hand[-1]] == WILD:  # Wild Cards come last
        _offer_wild(g, me, hand, answers)


@lru_cache(8192)
def _kinds(decks: Decks, hand: Cards, *, alike: bool) -> tuple[Answer, ...]:
    """Return the answers that play several cards of one number."""
    return tuple(
        [
            Answer(verb, decks.names(cards))
            for verb, size in _KINDS.items()
            for cards in of_a_kind(decks, hand, size, alike=alike)
        ]
    )


def _offer_straights(g: Table, me: int, hand: tuple[int, ...], answers: list[Answer]) -> None:
    """TH-090, TH-164: Offer every straight for every switch that can be flipped.

    With Railroad three cards are enough.
    """
    size = _SHORT_RUN if has(g, me, RAILROAD) else _RUN
    sets = straights(g.decks, hand, size, alike=g.mode != VERSUS)
    open_ones = switches.movable(g) if sets else []
    for cards in sets:
        names = g.decks.names(cards)
        for junction in open_ones:
            place = g.board.names[g.board.junctions[junction]]
            answers.append(Answer("straight", names, place=place))


def _offer_wild(g: Table, me: int, hand: tuple[int, ...], answers: list[Answer]) -> None:
    """TH-091: Offer to move the Sheriff one space with a Wild Card.

    At an end of his path he can only move inward. TH-151: In versus only a cowboy on the train may
    move him.
    """
    board = g.board
    if g.mode == VERSUS and g.cowboys[me].place < board.main:
        return
    wilds = [card for card in hand if g.decks.suits[card] == WILD]
    if g.mode != VERSUS:
        del wilds[1:]  # all Wild Cards are alike
    for at in (g.sheriff - 1, g.sheriff + 1):
        if 0 <= at < len(board.sheriff_path):
            place = board.names[board.sheriff_path[at]]
            answers += [Answer("wild", (g.decks.cards[card],), place=place) for card in wilds]


def use_kind(g: Table, me: int, answer: Answer) -> None:
    """TH-087, TH-088, TH-089: Cards of one number give additional Heist Actions."""
    _use(g, me, answer, _KINDS[answer.verb] - 1)


def use_straight(g: Table, me: int, answer: Answer) -> None:
    """TH-090: A straight flips a switch, from anywhere."""
    junction = g.board.junctions.index(g.board.named_in(answer))
    _use(g, me, answer, 0)
    railway.flip(g, junction, me, "straight")


def use_wild(g: Table, me: int, answer: Answer) -> None:
    """TH-091: A Wild Card moves the Sheriff one space."""
    to = g.board.sheriff_step_at[g.board.named_in(answer)]
    _use(g, me, answer, 0)
    sheriff.step(g, to, "wild")


def _use(g: Table, me: int, answer: Answer, more: int) -> None:
    """Discard the cards of an ability; the second ability of a turn is Quick-Draw's mission."""
    cards = tuple([g.decks.number[name] for name in answer.cards])
    hands.use_ability(g, me, answer.verb, cards, more)
    if g.this_turn.abilities >= _TWICE:
        earn(g, me, QUICK_DRAW)
