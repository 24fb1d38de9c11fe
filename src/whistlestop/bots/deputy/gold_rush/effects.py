"""Equipment that is used at once: what its effect is worth, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.answers import like
from whistlestop.bots.deputy.hooks import LIKE
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import HEAL, duel, general_store, used_on
from whistlestop.bots.deputy.worth import new_cards
from whistlestop.engine.ask import Answer

_FRIEND: Final = -0.5  # a player of whom we care less than this is helped
_SUITS: Final = 2.7  # different ones among four cards, on average


# Life


def relief(look: Look, points: float = 1) -> float:
    """What it is worth to regain life points."""
    if not look.in_need:
        return 0.0
    gained = min(points, look.me.most - look.me.life)
    return HEAL * gained + (0.6 if look.me.life == 1 else 0.0)


def treat(look: Look, seat: int) -> float:
    """A life point for this player: for us, or for a friend in need."""
    if seat == look.seat:
        return relief(look)
    player, care = look.view.players[seat], look.cares[seat]
    if care > _FRIEND or player.life >= player.most or look.is_shadow(seat):
        return 0.0
    need = {1: 1.3, 2: 1.0}.get(player.life, 0.5)
    return need * min(1.5, -care)


def rhum(look: Look) -> float:
    return relief(look, _SUITS)


# Cards


def union_pacific(look: Look) -> float:
    return new_cards(look, 4)


def gold_rush(look: Look) -> float:
    """Another turn, with all life points."""
    return 1.5 + relief(look, 9) - (0.0 if look.shadow else 0.1 * look.over)


# What a Bottle and a Pardner can be


def drink(look: Look, _answer: Answer) -> float:
    return relief(look)


LIKE.put("beer", drink)
LIKE.put("duel", duel)
LIKE.put("general-store", general_store)


def bottle(look: Look) -> float:
    ways, reaches = look.view.distances, look.view.reaches
    answers = [Answer("as", ("bang",), seat) for seat in look.others if reaches[seat]]
    near = [seat for seat in look.others if (ways[seat] or 2) <= 1]
    answers += [each for seat in (*near, look.seat) for each in used_on(look, "panic", seat)]
    return max([like(look, each) for each in (*answers, Answer("as", ("beer",)))])


def pardner(look: Look) -> float:
    answers = [Answer("as", ("duel",), seat) for seat in look.others]
    answers += [each for seat in look.living for each in used_on(look, "cat-balou", seat)]
    return max([like(look, each) for each in (*answers, Answer("as", ("general-store",)))])


BROWN: Final[dict[str, Callable[[Look], float]]] = {
    "bottle": bottle,
    "pardner": pardner,
    "rhum": rhum,
    "union-pacific": union_pacific,
    "gold-rush": gold_rush,
}
