"""Looting the train, and bringing the loot to a town."""

from __future__ import annotations

from typing import cast

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.board import LETTERS, square_name
from whistlestop.games.train_heist.constants import CO_OP, VERSUS
from whistlestop.games.train_heist.decks import REVOLVER
from whistlestop.games.train_heist.decks import WILD as WILD_CARD
from whistlestop.games.train_heist.payment import Cards, sets_for, sets_for_both
from whistlestop.games.train_heist.reasons import no_actions
from whistlestop.games.train_heist.sheriff import lure
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import loot_tiles, turns
from whistlestop.games.train_heist.wanted_cards import (
    SIX_SHOOTER,
    SLIPPERY,
    TWO_TIMING,
    WILD,
    earn_one,
    has,
    is_laden,
    may_gain,
)

_DROP = Answer("drop")
_TWO_WILDS = 2  # for the mission of Wild
_REVOLVERS = 3  # for the mission of 6-Shooter


def offer_loot(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-050, TH-051, TH-053: Offer the top tiles of the car, one or both.

    TH-056: Nothing is offered to a cowboy who must drop loot first.
    """
    cowboy = g.cowboys[me]
    letter = g.board.letter_of[cowboy.place]
    if letter < 0 or is_laden(g, me):
        return
    hand = tuple(sorted(cowboy.hand))
    alike = g.mode != VERSUS
    tops = [square for square in (2 * letter, 2 * letter + 1) if g.squares[square]]
    tiles = [g.squares[square][-1] for square in tops]
    for square, tile in zip(tops, tiles, strict=True):
        name = square_name(square)
        sets = sets_for(g.decks, tile, hand, alike=alike)
        answers += [Answer("loot", g.decks.names(cards), place=name) for cards in sets]
    if len(tops) == 2 and not cowboy.loot:
        both = _sensible(g, me, sets_for_both(g.decks, tiles[0], tiles[1], hand, alike=alike))
        name = LETTERS[letter]
        answers += [Answer("loot", g.decks.names(cards), place=name) for cards in both]


def no_loot(g: Table, me: int, square: int) -> Reason | None:
    """TH-050, TH-051, TH-052, TH-056: Return why the cowboy cannot loot the top tile here."""
    if (found := no_actions(g)) is not None:
        return found
    letter = g.board.letter_of[g.cowboys[me].place]
    if letter != square // 2:
        return reason("heist-why-other-car", "TH-050", letter=LETTERS[square // 2])
    if is_laden(g, me):
        return reason("heist-why-laden", "TH-056")
    if not g.squares[square]:
        return reason("heist-why-no-loot", "TH-051")
    return reason("heist-why-cannot-pay", "TH-052")


def _sensible(g: Table, me: int, sets: tuple[Cards, ...]) -> list[Cards]:
    """Leave out the sets that pay too much.

    A set pays too much if a part of it pays for the same tiles, lures the Sheriff as far, and
    fulfils the same missions.
    """
    every = [(frozenset(cards), _wilds(g, cards), _missions(g, me, cards)) for cards in sets]
    return [
        cards
        for cards, (whole, wilds, missions) in zip(sets, every, strict=True)
        if not any(
            part < whole and count == wilds and met == missions for part, count, met in every
        )
    ]


def _wilds(g: Table, cards: Cards) -> int:
    return len([card for card in cards if g.decks.suits[card] == WILD_CARD])


def _missions(g: Table, me: int, cards: Cards) -> list[str]:
    """Return the titles of the Wanted Cards that the cowboy can gain by this payment alone."""
    suits = [g.decks.suits[card] for card in cards]
    met = {
        WILD: suits.count(WILD_CARD) >= _TWO_WILDS,
        SIX_SHOOTER: suits.count(REVOLVER) >= _REVOLVERS,
    }
    return [title for title in met if met[title] and may_gain(g, me, title)]


def loot(g: Table, me: int, answer: Answer) -> Rule[None]:
    """TH-052 to TH-060: A cowboy pays cards for tiles.

    Wild Cards lure the Sheriff. The cowboy may fulfil a mission.
    """
    place = g.cowboys[me].place
    cards = tuple([g.decks.number[name] for name in answer.cards])
    squares = _squares(cast("str", answer.place))
    earned = _missions(g, me, cards)
    if len(squares) == 2:
        earned.append(TWO_TIMING)
    near = abs(g.sheriff - g.board.sheriff_step_at[place]) <= 1
    turns.spend_action(g)
    loot_tiles.loot(g, me, cards, squares)
    if not has(g, me, WILD):
        lure(g, place, _wilds(g, cards))
    if near and g.cowboys[me].place == place:
        earned.append(SLIPPERY)
    yield from earn_one(g, me, earned)


def lure_limit(g: Table, me: int) -> int:
    """TH-060: Return the most spaces that the cowboy's Wild Cards can lure the Sheriff now."""
    place = g.cowboys[me].place
    if g.board.letter_of[place] < 0 or has(g, me, WILD):
        return 0
    return abs(g.sheriff - g.board.sheriff_step_at[place])


def _squares(name: str) -> tuple[int, ...]:
    """Return the squares with this name: A1 is one square, A is both squares of the car."""
    first = 2 * LETTERS.index(name[0])
    return (first, first + 1) if len(name) == 1 else (first + int(name[1]) - 1,)


def offer_drop(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-061: A cowboy with loot may drop it in a town."""
    cowboy = g.cowboys[me]
    if cowboy.loot and cowboy.place in g.board.town_of:
        answers.append(_DROP)


def drop(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """TH-062, TH-063, TH-064: Dropped loot scores points. TH-136: The points may reach the goal.

    TH-149: In versus the loot scores when the train comes.
    """
    town = g.board.town_of[g.cowboys[me].place]
    turns.spend_action(g)
    stays = yield from _staying(g, me, town)
    count = loot_tiles.drop(g, me, town, stays)
    if g.mode == VERSUS:
        loot_tiles.place_counters(g, me, town, count)
        return
    loot_tiles.score(g, count)
    if g.mode == CO_OP and g.points >= g.goal:
        turns.end_game(g, tuple(range(len(g.cowboys))), "goal")


def _staying(g: Table, me: int, town: int) -> Rule[tuple[int, ...]]:
    """TH-170: Return the dropped tiles that lie beside the town if the sack has too few tiles.

    A player who drops two tiles and finds one in the sack sees it and then chooses
    (docs/rulings.md, H-58).
    """
    loot = g.cowboys[me].loot
    if not g.sack:
        return tuple(loot)
    if len(g.sack) >= len(loot):
        return ()
    loot_tiles.lift_tile(g)
    about = {"cowboy": me, "town": LETTERS[town], "tile": g.decks.tile_ids[g.lifted]}
    answers = tuple([Answer("stay", (name,)) for name in g.decks.tile_names(loot)])
    answer = yield Ask(g.owners[me], "stay", answers, about)
    return (g.decks.tile_number[answer.cards[0]],)
