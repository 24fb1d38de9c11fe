"""Equipment that is used at once: what its effect is worth, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.aim import shot_worth
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import FOE, HEAL, cat_balou, duel, general_store, panic
from whistlestop.bots.deputy.worth import AVERAGE
from whistlestop.engine.ask import Answer

_FRIEND: Final = -0.5  # a player of whom we care less than this is helped
_SUITS: Final = 2.7  # different ones among four cards, on average


# Life


def relief(look: Look, points: float = 1) -> float:
    """What it is worth to regain life points."""
    if not look.wounded:
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


def cards(look: Look, count: int) -> float:
    """New cards; those that may not be kept are worth less."""
    room = max(0, count if look.shadow else look.me.hand_limit + 1 - len(look.hand))
    kept = min(count, room)
    return AVERAGE * (kept + 0.5 * (count - kept))


def union_pacific(look: Look) -> float:
    return cards(look, 4)


def gold_rush(look: Look) -> float:
    """Another turn, with all life points."""
    return 1.5 + relief(look, 9) - (0.0 if look.shadow else 0.1 * look.over)


# What a Bottle and a Pardner can be


def shot(look: Look, answer: Answer) -> float:
    """Without a card that would count as a BANG!."""
    seat = answer.seat
    if seat is None or look.cares[seat] <= FOE:
        return 0.0
    return shot_worth(look, seat, bang=False)


def drink(look: Look, _answer: Answer) -> float:
    return relief(look)


LIKE: Final[dict[str, Callable[[Look, Answer], float]]] = {
    "bang": shot,
    "panic": panic,
    "beer": drink,
    "duel": duel,
    "cat-balou": cat_balou,
    "general-store": general_store,
}


def like(look: Look, answer: Answer) -> float:
    """What it is worth to use it so."""
    return LIKE[answer.cards[0]](look, answer)


def bottle(look: Look) -> float:
    ways, reaches = look.view.distances, look.view.reaches
    answers = [Answer("as", ("bang",), seat) for seat in look.others if reaches[seat]]
    near = [seat for seat in look.others if (ways[seat] or 2) <= 1]
    answers += [each for seat in (*near, look.seat) for each in _on(look, "panic", seat)]
    return max([like(look, each) for each in (*answers, Answer("as", ("beer",)))])


def pardner(look: Look) -> float:
    answers = [Answer("as", ("duel",), seat) for seat in look.others]
    answers += [each for seat in look.living for each in _on(look, "cat-balou", seat)]
    return max([like(look, each) for each in (*answers, Answer("as", ("general-store",)))])


def _on(look: Look, what: str, seat: int) -> list[Answer]:
    """All that it could be used on, of one player."""
    player = look.view.players[seat]
    answers = [Answer("as", (what, card), seat) for card in player.cards]
    if player.hand and seat != look.seat:
        answers.append(Answer("as", (what,), seat, "hand"))
    return answers


BROWN: Final[dict[str, Callable[[Look], float]]] = {
    "bottle": bottle,
    "pardner": pardner,
    "rhum": rhum,
    "union-pacific": union_pacific,
    "gold-rush": gold_rush,
}
