"""Railcars that are discarded for their effect: what it is worth, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.answers import added, like
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import GIFTS
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import FOE, in_all, used_on
from whistlestop.bots.deputy.train_robbery.cars import CARS, EFFECTS, PLACED, best_place
from whistlestop.bots.deputy.worth import in_play, new_cards, prices
from whistlestop.engine.ask import Answer

_MISSED: Final = 0.95  # what a Baggage Car is kept for
_SEEN: Final = 0.85  # the best of three discards, as a rule
_ANOTHER_TURN: Final = 1.8


# What each does when it is used now


def best_use(look: Look) -> float:
    """A Baggage Car as anything but a Missed!."""
    near = [seat for seat in look.others if (look.view.distances[seat] or 2) <= 1]
    ways = [Answer("as", ("bang",), seat) for seat in look.others if look.view.reaches[seat]]
    ways += [each for seat in near for each in used_on(look, "panic", seat)]
    ways += [each for seat in look.others for each in used_on(look, "cat-balou", seat)]
    return max([like(look, each) for each in ways], default=0.0)


def baggage(look: Look) -> float:
    return max(_MISSED, best_use(look))


def best_theft(look: Look) -> float:
    """Any card of anybody."""
    ways = [each for seat in look.others for each in used_on(look, "panic", seat)]
    return max([like(look, each) for each in ways], default=0.0)


def show(look: Look) -> float:
    """A Circus Wagon: everybody else loses what they miss least."""
    losses = []
    for seat in look.others:
        cards = look.view.players[seat].cards
        if cards:
            least = min([in_play(look, seat, kind_of(card)) for card in cards])
            losses.append(max(-1.5, min(1.5, look.cares[seat])) * least)
    return in_all(look, losses)


def derails(look: Look, card: str, seat: int) -> float:
    """What it is worth that this railcar is gone."""
    missed = in_play(look, seat, kind_of(card))
    if seat == look.seat:
        return -missed
    care = look.cares[seat]
    return care * missed if care > FOE or care < -0.3 else 0.0


def hopper(look: Look) -> float:
    """A card, and a railcar of somebody's that has to go."""
    found = [
        derails(look, card, seat)
        for seat in look.living
        for card in look.view.players[seat].cards
        if kind_of(card) in CARS and (seat != look.seat or kind_of(card) != "coal-hopper")
    ]
    return new_cards(look, 1) + max(found, default=0.0)


def dig(look: Look) -> float:
    """We see only the top discard before."""
    top = look.view.discard
    seen = max(_SEEN, added(look, top)) if top is not None else 0.0
    return seen * (1.0 if look.shadow or len(look.hand) <= look.me.hand_limit + 1 else 0.4)


def mail(look: Look) -> float:
    """Two cards of three; the worst one goes to whom we grudge it least."""
    if look.dry:
        return 0.0
    grudge = min([look.cares[seat] for seat in look.others])
    return new_cards(look, 2) + 0.15 - 0.3 * max(-1.0, min(1.0, grudge))


def lounge(look: Look) -> float:
    """The better one of two railcars; the other one goes to somebody else."""
    grudge = min([look.cares[seat] for seat in look.others])
    return 1.0 - 0.4 * max(-1.0, min(1.0, grudge))


def express(look: Look) -> float:
    """Another turn, for all the cards that we would have kept."""
    lost = look.once(prices)
    return _ANOTHER_TURN - sum([lost[card] for card in look.hand])


NOW: Final[dict[str, Callable[[Look], float]]] = {
    "baggage-car": baggage,
    "cattle-truck": dig,
    "circus-wagon": show,
    "coal-hopper": hopper,
    "express-car": express,
    "lounge-car": lounge,
    "mail-car": mail,
    "passenger-car": best_theft,
}


def car_worth(look: Look, card: str) -> float:
    """What it is worth to us to take this railcar."""
    kind = kind_of(card)
    return best_place(look, kind) if kind in PLACED else own_worth(look, kind)


def own_worth(look: Look, kind: str) -> float:
    """Before us. What it would do now counts most; but some day it may do more."""
    if kind not in NOW:
        return CARS[kind](look, look.seat)
    usual = EFFECTS[kind]
    return max(0.6 * usual, 0.3 * usual + 0.7 * NOW[kind](look))


def gift_worth(look: Look, card: str) -> float:
    """Before the best one of the others."""
    worth = GIFTS.by_name[kind_of(card)]
    return max([worth(look, seat) for seat in look.others])
