"""The questions of Legends."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.answers import added, cheapest
from whistlestop.bots.deputy.cards import HEARTS_SHARE, kind_of
from whistlestop.bots.deputy.hooks import ANSWERS, FLIPS, PLAYS
from whistlestop.bots.deputy.legends.characters import is_legend
from whistlestop.bots.deputy.legends.fame import (
    EASE,
    cost,
    feat_worth,
    hit_worth,
    prices_now,
    relief,
    tokens,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import kind_of_play, like_bang
from whistlestop.bots.deputy.worth import AVERAGE
from whistlestop.engine.ask import Answer, Ask

_TURN: Final = 1.5  # what it costs to lose one
_STEP: Final = 0.5  # a token nearer to the other side of our card
_NEW_FEAT: Final = 0.06  # for each of the others who could perform it
_CLAIMED: Final = 0.12  # or claim it
_ROW: Final = 4  # Feats, and no more
_WELCOME: Final = ("saloon", "general-store")
_THEFTS: Final = ("panic", "cat-balou")


# Feats


@ANSWERS.on("feat")
def feat(ask: Ask, look: Look) -> Answer:
    """What is met costs nothing more; of several the one that we will hardly meet again."""
    ways = ask.answers[:-1]
    best = min(ways, key=lambda each: EASE[each.cards[0]])
    price = cost(look, "borderlands", ()) if best.cards[0] == "borderlands" else 0.0
    return best if feat_worth(look) > price else ask.answers[-1]


@ANSWERS.on("trail")
def trail(ask: Ask, look: Look) -> Answer:
    """For the first card of the turn."""
    return ask.answers[0] if feat_worth(look) > AVERAGE else ask.answers[-1]


@ANSWERS.on("victim")
def victim(ask: Ask, look: Look) -> Answer:
    """The Legend whom we would like most to see hurt; nobody, if all are friends."""
    best = max(ask.answers[:-1], key=lambda each: hit_worth(look, each.seat or 0))
    return best if hit_worth(look, best.seat or 0) > 0 else ask.answers[-1]


@ANSWERS.on("boast")
def boast(ask: Ask, look: Look) -> Answer:
    """A token for nothing; but the new Feat lies open for everybody."""
    worth = _STEP + (relief(look) if tokens(look, look.seat) == 1 else 0.0)
    if len(look.view.goals) < _ROW:  # else another one goes
        worth -= sum([_use(look, seat) for seat in look.others])
    return ask.answers[0 if worth > 0 else -1]


def _use(look: Look, seat: int) -> float:
    """What one Feat more is to this player, to our cost."""
    care = max(-1.0, min(1.0, look.cares[seat]))
    if is_legend(look, seat):
        return care * _CLAIMED
    return care * _NEW_FEAT if tokens(look, seat) else 0.0


@ANSWERS.on("dismiss")
def dismiss(ask: Ask, look: Look) -> Answer:
    """One that we have done, or are not likely to do."""
    return min(ask.answers, key=lambda each: _hope(look, each.cards[0]))


@ANSWERS.on("fame")
def fame(ask: Ask, look: Look) -> Answer:
    """With a token on it we cannot perform it any more: one that we would not anyway."""
    return min(ask.answers, key=lambda each: _hope(look, each.cards[0]))


def _hope(look: Look, name: str) -> float:
    """How likely it is that we perform this Feat."""
    goal = next(goal for goal in look.view.goals if goal.card == name)
    if goal.tokens[look.seat]:
        return 0.0
    return EASE[name] + (0.2 if goal.free and goal.cards else 0.0)


@ANSWERS.on("company")
def company(ask: Ask, look: Look) -> Answer:
    """The card must be played now: how it does most good."""

    def value(answer: Answer) -> float:
        play = PLAYS.by_name.get(kind_of_play(answer))
        worth = 0.0 if play is None else play.worth(look, answer)
        care = 0.0 if answer.seat is None else look.cares[answer.seat]
        return worth + 0.01 * care

    return max(ask.answers, key=value)


# Other rules


@ANSWERS.on("jail")
def jail(ask: Ask, look: Look) -> Answer:
    """A card of Hearts, if it is worth less than the turn that may be lost."""
    ways = ask.answers[1:]
    costs = look.once(prices_now)
    best = min(ways, key=lambda each: costs[each.cards[0]])
    flips = 1 + sum(FLIPS.of(look.traits(look.seat)))
    risk = _TURN * (1 - HEARTS_SHARE) ** flips
    if any(goal.card == "3-15-to-yooma" and goal.state == "perform" for goal in look.view.goals):
        risk -= feat_worth(look)
    return best if costs[best.cards[0]] < risk else ask.answers[0]


# Legends


@ANSWERS.on("ignore")
def ignore(ask: Ask, look: Look) -> Answer:
    """Unless it is welcome: what helps, or what a friend takes a Jail or a Dynamite away with."""
    kind, by = kind_of(ask.about["card"]), ask.about["by"]
    trouble = look.has(look.seat, "jail") or look.has(look.seat, "dynamite")
    friend = by is not None and look.cares[by] < 0 and kind in _THEFTS and trouble
    return ask.answers[-1 if kind in _WELCOME or friend else 0]


@ANSWERS.on("tax")
def tax(ask: Ask, look: Look) -> Answer:
    return cheapest(look, ask.answers)


@ANSWERS.on("free-bang")
def free_bang(ask: Ask, look: Look) -> Answer:
    best = max(ask.answers[:-1], key=lambda each: like_bang(look, each))
    return best if like_bang(look, best) > 0 else ask.answers[-1]


@ANSWERS.on("more")
def more(ask: Ask, look: Look) -> Answer:
    """All cards are his, however much they are worth: so one more."""
    return ask.answers[-1 if look.dry else 0]


@ANSWERS.on("look")
def take_of_hand(ask: Ask, look: Look) -> Answer:
    """The card that adds most to ours."""
    cards: list[str] = ask.about["cards"]
    return max(ask.answers, key=lambda each: added(look, cards[(each.number or 1) - 1]))
