"""Answers to the questions of Legends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from whistlestop.bots.bang.advice import (
    Ranking,
    Rated,
    brings_nothing,
    by_value,
    positive_first,
)
from whistlestop.bots.bang.base.play_reasons import shot
from whistlestop.bots.bang.base.plays import free_bang
from whistlestop.bots.bang.card_value import AVERAGE_CARD, added_value, cheapest_first
from whistlestop.bots.bang.legends import reasons
from whistlestop.bots.bang.legends.feats import (
    EASE,
    claim_hit_value,
    costs_now,
    feat_cost,
    feat_value,
    is_legend,
    legend_life_value,
    tokens,
)
from whistlestop.bots.bang.play_kinds import play_value
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import about_card, always, at_player
from whistlestop.bots.bang.rule_facts import HEARTS_SHARE, kind_of, more_flips
from whistlestop.engine.ask import Answer, Ask

_TURN: Final = 1.5  # the cost of losing a turn
_STEP: Final = 0.5  # the value of placing one token on the way to become a Legend
_NEW_FEAT: Final = 0.06  # the value of a new Feat to a player who could perform it
_NEW_FEAT_TO_LEGEND: Final = 0.12  # the value of a new Feat to a Legend, who could claim it
_MOST_FEATS: Final = 4  # the number of Feats that may lie open
_WELCOME: Final = ("saloon", "general-store")
_THEFTS: Final = ("panic", "cat-balou")


# Feats


def meet_feat(ask: Ask, position: Position) -> Iterator[Rated]:
    """Perform or claim a Feat that we have met. Choose the one that is hardest to meet again."""
    ways = sorted(ask.answers[:-1], key=lambda each: EASE[each.cards[0]])
    costly = ways[0].cards[0] == "borderlands"
    cost = feat_cost(position, "borderlands", ()) if costly else 0.0
    gain = feat_value(position) - cost
    dear = brings_nothing if gain > 0 else always("bang-hint-feat-dear")
    none = Rated(ask.answers[-1], 0.0, dear)
    done = [Rated(each, gain if each == ways[0] else None, reasons.why_feat) for each in ways]
    yield from [*done, none] if gain > 0 else [none, *done]


def oregon_trail(ask: Ask, position: Position) -> Iterator[Rated]:
    """Give up the first card of the turn for a Feat, if the Feat is worth more."""
    gain = feat_value(position) - AVERAGE_CARD
    done = Rated(ask.answers[0], gain, reasons.why_feat)
    dear = brings_nothing if gain > 0 else always("bang-hint-feat-dear")
    none = Rated(ask.answers[-1], 0.0, dear)
    yield from (done, none) if gain > 0 else (none, done)


def victim(ask: Ask, position: Position) -> Iterator[Rated]:
    """Hit the Legend whose wound is worth most to us; hit nobody if none is worth anything."""
    ranked = by_value(
        ask.answers[:-1],
        lambda each: claim_hit_value(position, each.seat or 0),
        at_player("bang-hint-hit"),
    )
    return positive_first(ranked, ask.answers[-1], always("bang-hint-no-foe"))


def boast(ask: Ask, position: Position) -> Iterator[Rated]:
    """Boast to place a token, unless the new Feat helps enemies too much."""
    last = tokens(position, position.seat) == 1
    value = _STEP + (legend_life_value(position) if last else 0.0)
    if len(position.view.goals) < _MOST_FEATS:  # otherwise another Feat is discarded
        value -= sum([_cost_of_new_feat(position, seat) for seat in position.others])
    done = Rated(ask.answers[0], value, reasons.boast)
    why_not = brings_nothing if value > 0 else always("bang-hint-no-boast")
    none = Rated(ask.answers[-1], 0.0, why_not)
    yield from (done, none) if value > 0 else (none, done)


def _cost_of_new_feat(position: Position, seat: int) -> float:
    """Return the cost to us of one more Feat that this player may perform or claim."""
    enmity = max(-1.0, min(1.0, position.enmity[seat]))
    if is_legend(position, seat):
        return enmity * _NEW_FEAT_TO_LEGEND
    return enmity * _NEW_FEAT if tokens(position, seat) else 0.0


def least_wanted_feat(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose a Feat that we have done, or are not likely to do.

    The Feat is discarded, or it gets a token of ours and we cannot perform it any more.
    """
    order = sorted(ask.answers, key=lambda each: _performing_chance(position, each.cards[0]))
    for rank, each in enumerate(order):
        said = "bang-hint-likelier-feat" if rank else "bang-hint-unlikely-feat"
        yield Rated(each, None, about_card(said))


def _performing_chance(position: Position, name: str) -> float:
    """Estimate how likely we are to perform this Feat."""
    goal = next(goal for goal in position.view.goals if goal.card == name)
    if goal.tokens[position.seat]:
        return 0.0
    return EASE[name] + (0.2 if goal.free and goal.cards else 0.0)


def good_company(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose the best way to play the card that we must play now."""

    def value(answer: Answer) -> float:
        enmity = 0.0 if answer.seat is None else position.enmity[answer.seat]
        return play_value(position, answer) + 0.01 * enmity

    return by_value(ask.answers, value, reasons.company)


# Other rules


def leave_jail(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard a card of Hearts to leave the Jail, if it costs less than the risk of staying."""
    costs = position.cached(costs_now)
    ways = sorted(ask.answers[1:], key=lambda each: costs[each.cards[0]])
    flips = 1 + more_flips(position.things(position.seat))
    risk = _TURN * (1 - HEARTS_SHARE) ** flips
    goals = position.view.goals
    if any(goal.card == "3-15-to-yooma" and goal.state == "perform" for goal in goals):
        risk -= feat_value(position)
    leaves = costs[ways[0].cards[0]] < risk
    why = always("bang-hint-jail-leave" if leaves else "bang-hint-jail-stay")
    left = [Rated(each, -costs[each.cards[0]], why) for each in ways]
    stay = Rated(ask.answers[0], -risk, reasons.stay_in_jail(why))
    yield from [*left, stay] if leaves else [stay, *left]


# Legends


def ignore(ask: Ask, position: Position) -> Iterator[Rated]:
    """Ignore a card unless it helps us.

    A Saloon or a General Store helps us. So does a friend who may take a Jail or a Dynamite away.
    """
    kind, by = kind_of(ask.about["card"]), ask.about["by"]
    seat = position.seat
    trouble = position.has_in_play(seat, "jail") or position.has_in_play(seat, "dynamite")
    friend = by is not None and position.enmity[by] < 0 and kind in _THEFTS and trouble
    if kind in _WELCOME or friend:
        yield Rated(ask.answers[-1], None, reasons.welcome)
    else:
        yield Rated(ask.answers[0], None, reasons.unwelcome)


def pay_tax(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard our least valuable card to play a BANG! at Legendary Paul Regret."""
    return cheapest_first(position, ask.answers)


def fire_free_bang(ask: Ask, position: Position) -> Iterator[Rated]:
    ranked = by_value(ask.answers[:-1], lambda each: free_bang(position, each), shot)
    return positive_first(ranked, ask.answers[-1], always("bang-hint-no-foe"))


def turn_over_more(ask: Ask, position: Position) -> Iterator[Rated]:
    """Turn over one more card, if there is one. Legendary Black Jack keeps all of them anyway."""
    if position.nothing_to_draw:
        yield Rated(ask.answers[-1], None, always("bang-hint-nothing-to-draw"))
    else:
        yield Rated(ask.answers[0], None, always("bang-hint-turn-over"))


def take_from_hand(ask: Ask, position: Position) -> Iterator[Rated]:
    """Take the card that adds most to our hand."""
    cards: list[str] = ask.about["cards"]
    return by_value(
        ask.answers,
        lambda each: added_value(position, cards[(each.number or 1) - 1]),
        reasons.looked_at("bang-hint-adds-most"),
        reasons.looked_at("bang-hint-adds-less"),
    )


QUESTIONS: Final[Mapping[str, Ranking]] = {
    "feat": meet_feat,
    "trail": oregon_trail,
    "victim": victim,
    "boast": boast,
    "dismiss": least_wanted_feat,
    "fame": least_wanted_feat,
    "company": good_company,
    "jail": leave_jail,
    "ignore": ignore,
    "tax": pay_tax,
    "free-bang": fire_free_bang,
    "more": turn_over_more,
    "look": take_from_hand,
}
