"""The train: what can be taken from it and at what price, and what it does when it moves on."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from whistlestop.bots.deputy.aim import harm, life_given, own_wound
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import hits, uncovered
from whistlestop.bots.deputy.plays import general_store, in_all
from whistlestop.bots.deputy.train_robbery.effects import car_worth
from whistlestop.bots.deputy.worth import AVERAGE, prices
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.cards import NUMBER
from whistlestop.games.bang.train_robbery.stations import COSTS, CUSTOM, LIFE, TWO

_MARGIN: Final = 0.1  # a railcar that gains less than that is left alone
_NEVER: Final = -inf
_ENOUGH: Final = 5
_LIKE: Final = "like-"  # what the customizable station costs, among the rulings
_SWAP: Final = 0.15  # what Shade O'Connor gains by every move in another one's turn


class Rails(NamedTuple):
    """Where the train is, as everybody sees it."""

    line: tuple[str, ...]  # by what they cost: the customizable one under another one's name
    train: tuple[str, ...]
    at: int  # the number of the Locomotive's station
    leland: bool

    def pairs(self, at: int) -> list[tuple[str, str]]:
        """Each railcar with the station above it, if the Locomotive were there."""
        spots = [(car, at - 2 - behind) for behind, car in enumerate(self.train)]
        return [(car, self.line[spot]) for car, spot in spots if 0 <= spot < len(self.line)]

    def is_end(self, at: int) -> bool:
        return at > len(self.line)


def rails(look: Look) -> Rails:
    piles, counters = dict(look.view.piles), dict(look.view.counters)
    at, leland = counters.get("locomotive", 1), bool(counters.get("leland", 0))
    agreed = next(
        (word.removeprefix(_LIKE) for word in look.view.rulings if word.startswith(_LIKE)), ""
    )
    line = tuple([agreed if name == CUSTOM else name for name in piles.get("stations", ())])
    return Rails(line, piles.get("train", ()), at, leland)


def used(look: Look, what: str) -> int:
    """How often we have done it this turn."""
    return dict(look.me.counters).get(what, 0)


def may_board(look: Look) -> bool:
    """Who may take any number stops some time: a railcar that is used comes round again."""
    most = _ENOUGH if look.me.character == "benny-brawler" else 1
    return used(look, "railcar") < most


# Prices


def toll(look: Look, station: str, card: str | None) -> float:
    """What it costs to pay this station with this card."""
    if card is None:
        return life_given(look)
    costs = look.once(prices)
    if COSTS[station][0] != TWO:
        return costs[card]
    return costs[card] + min([costs[each] for each in costs if each != card], default=0.0)


def cheapest_toll(look: Look, station: str) -> float:
    """The least that it costs; too much where we cannot pay."""
    if look.me.character == "sancho":
        return 0.0
    how, fits = COSTS[station]
    if how == LIFE:
        return life_given(look) if look.me.life > 1 and not look.shadow else inf
    costs = look.once(prices)
    if how == TWO:
        two = sorted(costs.values())[:2]
        return sum(two) if len(two) == 2 else inf
    return min([cost for card, cost in costs.items() if fits(NUMBER[card])], default=inf)


# What to take


def worths(look: Look) -> dict[str, float]:
    """Of every railcar of the train, to us."""
    return {car: car_worth(look, car) for car in look.once(rails).train}


def best_at(look: Look, at: int) -> float:
    """What the best railcar gains that we could pay for, if the Locomotive were there."""
    gains = [
        look.once(worths)[car] - cheapest_toll(look, station)
        for car, station in look.once(rails).pairs(at)
    ]
    return max(gains, default=_NEVER)


def gain(look: Look, answer: Answer) -> float:
    """Of taking this railcar at this price."""
    car = answer.cards[0]
    price = 0.0
    if answer.place != "free":
        stations = dict(look.once(rails).pairs(look.once(rails).at))
        card = answer.cards[1] if len(answer.cards) > 1 else None
        price = toll(look, stations[car], card)
    return look.once(worths)[car] - price


class Plan(NamedTuple):
    """What taking a railcar now gains, and what moving the train first and then taking one does."""

    stay: float
    go: float

    @property
    def best(self) -> float:
        return max(0.0, self.stay, self.go)


def plan(look: Look) -> Plan:
    return plan_at(look, look.once(rails).at)


def plan_at(look: Look, at: int) -> Plan:
    """If the Locomotive were there."""
    if not may_board(look):
        return Plan(_NEVER, _NEVER)
    stay, go = best_at(look, at) - _MARGIN, _NEVER
    if not used(look, "free-advance"):
        go = best_at(look, at + 1) - _MARGIN + push(look, at)
    return Plan(stay, go)


def board(look: Look, answer: Answer) -> float:
    """Unless it is better to move the train before."""
    now = look.once(plan)
    if not may_board(look) or now.go > now.stay + _MARGIN:
        return 0.0
    return gain(look, answer) - _MARGIN


def board_first(look: Look, answer: Answer) -> float:
    """What does good in this very turn is taken before the rest of it, if nothing is better."""
    worth = board(look, answer)
    return worth if worth >= look.once(plan).stay - 0.01 else 0.0


def advance(look: Look, answer: Answer) -> float:
    """The card that is shown for it is one to be seen: rather one that we give away."""
    now = look.once(plan)
    if now.go <= now.stay + _MARGIN:
        return 0.0
    shown = look.once(prices)[answer.cards[0]] if answer.cards else 0.0
    return now.go - 0.01 * shown


# What moving it does


def push(look: Look, at: int) -> float:
    """What one station more does, from there; beside what can be taken then."""
    return _watched(look, at + 1) + (arrival(look) if look.once(rails).is_end(at + 1) else 0.0)


def _watched(look: Look, at: int) -> float:
    """There are those who gain by every move, or by every arrival."""
    worth, end = 0.0, look.once(rails).is_end(at)
    for seat in look.living:
        character = look.view.players[seat].character
        care = -1.0 if seat == look.seat else max(-1.0, min(1.0, look.cares[seat]))
        if character == "manuelita" and end:
            worth -= care * 2 * AVERAGE
        if character == "shade-oconnor" and seat != look.seat:
            worth -= care * _SWAP
    return worth


def arrival(look: Look) -> float:
    """What the Locomotive does at the End of the Line."""
    return look.once(_leland if look.once(rails).leland else _ironhorse)


def _leland(look: Look) -> float:
    return general_store(look, Answer("play"))


def _ironhorse(look: Look) -> float:
    """A shot at everybody, ourselves too, and nobody gets anything for it."""
    worths = [hits(look, seat, fired=False) * harm(look, seat) for seat in look.others]
    return in_all(look, [*worths, -own_risk(look)])


def own_risk(look: Look) -> float:
    """What a shot at us costs: a wound, or the Missed! against it."""
    if any(look.is_missed(kind) or kind in ("cactus", "evaded") for kind in look.kinds):
        return 0.7
    if look.has(look.seat, "baggage-car"):
        return 0.9
    return uncovered(look, look.seat) * own_wound(look)


def moved(look: Look, *, to_the_end: bool = False) -> float:
    """What it is worth that the train moves on, beside the free advance."""
    here, now = look.once(rails), look.once(plan)
    at = len(here.line) if to_the_end else here.at
    if not here.is_end(at + 1):
        return push(look, at) + plan_at(look, at + 1).best - now.best
    taken = best_at(look, at + 1) - _MARGIN if may_board(look) else 0.0
    return push(look, at) + max(0.0, taken) - now.best
