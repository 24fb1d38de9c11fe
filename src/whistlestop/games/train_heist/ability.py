"""Card Abilities: sets of cards that are worth something in the own turn. All are free."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.train_heist import sheriff, switch, verbs
from whistlestop.games.train_heist.decks import WILD, Decks
from whistlestop.games.train_heist.payment import Cards, of_a_kind, straights
from whistlestop.games.train_heist.state import VERSUS, Table
from whistlestop.games.train_heist.wanted import (
    CRAZY,
    QUICK_DRAW,
    RAILROAD,
    TOMBSTONE,
    earn,
    hand_limit,
    has,
)

# TH-087, TH-088, TH-089: so many cards of one number are worth one Heist Action fewer.
_KINDS = {"pair": 2, "three": 3, "four": 4}
_RUN = 4
_SHORT_RUN = 3  # for Railroad
_TWICE = 2  # for the mission of Quick-Draw
_TOMBSTONE = Answer("tombstone")
_AGREE = (Answer("agree"), Answer("refuse"))


def offer_abilities(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-085, TH-086: whatever the hand holds, each set once."""
    cowboy = g.cowboys[me]
    if cowboy.hand:
        hand = tuple(sorted(cowboy.hand))
        answers += _kinds(g.decks, hand, alike=g.mode != VERSUS)
        _offer_straights(g, me, hand, answers)
        if g.decks.suits[hand[-1]] == WILD:  # the Wild Cards are the last ones
            _offer_wild(g, me, hand, answers)
    if cowboy.ready:
        _offer_titles(g, me, answers)


@lru_cache(8192)
def _kinds(decks: Decks, hand: Cards, *, alike: bool) -> tuple[Answer, ...]:
    return tuple(
        [
            Answer(verb, decks.names(cards))
            for verb, size in _KINDS.items()
            for cards in of_a_kind(decks, hand, size, alike=alike)
        ]
    )


def _offer_straights(g: Table, me: int, hand: tuple[int, ...], answers: list[Answer]) -> None:
    """TH-090, TH-164; Railroad: three cards are enough."""
    size = _SHORT_RUN if has(g, me, RAILROAD) else _RUN
    sets = straights(g.decks, hand, size, alike=g.mode != VERSUS)
    open_ones = switch.movable(g) if sets else []
    for cards in sets:
        names = g.decks.names(cards)
        for junction in open_ones:
            place = g.board.names[g.board.junctions[junction]]
            answers.append(Answer("straight", names, place=place))


def _offer_wild(g: Table, me: int, hand: tuple[int, ...], answers: list[Answer]) -> None:
    """TH-091; TH-151: in versus only from the train; at an end of his line only inward."""
    board = g.board
    if g.mode == VERSUS and g.cowboys[me].place < board.main:
        return
    wilds = [card for card in hand if g.decks.suits[card] == WILD]
    if g.mode != VERSUS:
        del wilds[1:]  # they are alike
    for at in (g.sheriff - 1, g.sheriff + 1):
        if 0 <= at < len(board.line):
            place = board.names[board.line[at]]
            answers += [Answer("wild", (g.decks.cards[card],), place=place) for card in wilds]


def use_kind(g: Table, me: int, answer: Answer) -> None:
    """TH-087, TH-088, TH-089: more Heist Actions."""
    _use(g, me, answer, _KINDS[answer.verb] - 1)


def use_straight(g: Table, me: int, answer: Answer) -> None:
    """TH-090: a switch, from anywhere."""
    junction = g.board.junctions.index(g.board.number[answer.place or ""])
    _use(g, me, answer, 0)
    verbs.flip(g, junction, me, "straight")


def use_wild(g: Table, me: int, answer: Answer) -> None:
    """TH-091: the Sheriff goes one space, and nowhere else because of it."""
    to = g.board.line_at[g.board.number[answer.place or ""]]
    _use(g, me, answer, 0)
    sheriff.step(g, to, "wild")


def _use(g: Table, me: int, answer: Answer, more: int) -> None:
    """The second one in a turn is the mission of Quick-Draw."""
    cards = tuple([g.decks.number[name] for name in answer.cards])
    verbs.use(g, me, answer.verb, cards, more)
    if g.so_far.abilities >= _TWICE:
        earn(g, me, QUICK_DRAW)


# What some titles can do besides


def _offer_titles(g: Table, me: int, answers: list[Answer]) -> None:
    cowboy = g.cowboys[me]
    if cowboy.title == QUICK_DRAW and not g.so_far.quick:
        names = g.decks.names(cowboy.hand)
        for at, card in enumerate(names):
            answers.append(Answer(QUICK_DRAW, (card,)))
            answers += [Answer(QUICK_DRAW, (card, other)) for other in names[at + 1 :]]
    elif cowboy.title == TOMBSTONE and not cowboy.used and g.hangman:
        answers.append(_TOMBSTONE)
    elif cowboy.title == CRAZY and not g.so_far.favoured:
        _offer_favours(g, me, answers)


def _offer_favours(g: Table, me: int, answers: list[Answer]) -> None:
    """Crazy: one card, to or from anybody who is not in jail."""
    mine = g.cowboys[me].hand
    for other, cowboy in enumerate(g.cowboys):
        if other == me or cowboy.place == g.board.jail:
            continue
        if len(cowboy.hand) < hand_limit(g, other):
            names = g.decks.names(mine)
            answers += [Answer("crazy-give", (card,), seat=other) for card in names]
        if len(mine) < hand_limit(g, me):
            names = g.decks.names(cowboy.hand)
            answers += [Answer("crazy-take", (card,), seat=other) for card in names]


def quick_draw(g: Table, me: int, answer: Answer) -> None:
    """Quick-Draw: up to two cards for as many new ones, once a turn."""
    verbs.quick_draw(g, me, tuple([g.decks.number[name] for name in answer.cards]))


def tombstone(g: Table, me: int, _answer: Answer) -> None:
    """Tombstone: the Hangman Marker up one knot, once a game."""
    verbs.loosen_noose(g, me)


def favour(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Crazy: if the other one agrees; asked or not, it was this turn's chance."""
    partner = answer.seat or 0
    how = answer.verb.removeprefix("crazy-")
    if g.owners[partner] != g.owners[me]:
        about = {"cowboy": partner, "by": me, "card": answer.cards[0], "how": how}
        said = yield Ask(g.owners[partner], "favour", _AGREE, about)
        if said.verb == "refuse":
            verbs.refuse_favour(g, me, partner)
            return
    verbs.favour(g, me, partner, g.decks.number[answer.cards[0]], how)
