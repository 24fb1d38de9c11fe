"""How each kind of question is answered."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from whistlestop.bots.deputy.cards import BANG_SHARE, explodes, is_hearts, kind_of
from whistlestop.bots.deputy.hooks import ANSWERS, LUCK, PLAYS, RESCUES, STRENGTH
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import kind_of_play
from whistlestop.bots.deputy.worth import AVERAGE, keeping, worth
from whistlestop.engine.ask import Answer, Ask

_LEAST: Final = 0.01

# Who is best to be, with a choice of two.
for _rank, _name in enumerate(
    (
        "willy-the-kid",
        "slab-the-killer",
        "calamity-janet",
        "sid-ketchum",
        "bart-cassidy",
        "suzy-lafayette",
        "jourdonnais",
        "kit-carlson",
        "lucky-duke",
        "black-jack",
        "pedro-ramirez",
        "jesse-jones",
        "rose-doolan",
        "vulture-sam",
        "el-gringo",
        "paul-regret",
    )
):
    STRENGTH.put(_name, -float(_rank))


@ANSWERS.on("turn")
def turn(ask: Ask, look: Look) -> Answer:
    """The next play that is worth it, in their order; of one kind the best."""
    best, rank = _with(ask, "end")[0], (-inf, 0.0)
    for answer in ask.answers:
        play = PLAYS.by_name.get(kind_of_play(answer)) if answer.verb != "end" else None
        if play is None or -play.when < rank[0]:
            continue
        value = play.worth(look, answer)
        if value > _LEAST and (-play.when, value) > rank:
            best, rank = answer, (-play.when, value)
    return best


@ANSWERS.on("dodge")
def dodge(ask: Ask, look: Look) -> Answer:
    """What costs nothing first; then Missed!, if there are enough of them."""
    covers = [each for each in _with(ask, "use") if each.cards[0] != "sid-ketchum"]
    if covers:
        return covers[0]
    missed = _with(ask, "play")
    # Suzy Lafayette draws another card for her last one.
    refill = look.me.character == "suzy-lafayette" and len(look.hand) == 1
    if missed and (len(missed) >= ask.about["need"] or refill):
        return cheapest(look, missed)
    return _pass(ask)


@ANSWERS.on("fend")
def fend(ask: Ask, look: Look) -> Answer:
    """A BANG! is less than a life point; but not if the other one is a friend, or has more."""
    bangs = _with(ask, "discard")
    if not bangs:
        return _pass(ask)
    foe = ask.about["foe"]
    if kind_of(ask.about["card"] or "") == "indians":
        return cheapest(look, bangs)
    # A shadow loses nothing; of two of flesh and blood the one who can spare it does.
    friend, last = look.cares[foe] < -0.3, look.me.life == 1
    if friend and not look.is_shadow(foe) and (not last or look.view.players[foe].life <= 1):
        return _pass(ask)
    expected = BANG_SHARE * look.view.players[foe].hand
    if len(bangs) + 0.5 < expected and look.me.life > 2:
        return _pass(ask)
    return cheapest(look, bangs)


@ANSWERS.on("save")
def save(ask: Ask, look: Look) -> Answer:
    """All or nothing: what does not bring us back is wasted."""
    beers, uses = _with(ask, "play"), {each.cards[0]: each for each in _with(ask, "use")}
    points = {name: count(look) for name, count in RESCUES.by_name.items() if name in uses}
    if len(beers) + sum(points.values()) < ask.about["need"]:
        return _pass(ask)
    # Beer is kept for the next time, if something else will do.
    name = next((name for name, count in points.items() if count), None)
    if name is None:
        return beers[0]
    return _junk(ask, look) if name == "sid-ketchum" else uses[name]


@RESCUES.on("sid-ketchum")
def pairs(look: Look) -> int:
    """Two cards for a life point; a Beer is one by itself, while it helps."""
    beers = look.kinds.count("beer") if look.beer_helps else 0
    return (len(look.hand) - beers) // 2


def _junk(ask: Ask, look: Look) -> Answer:
    """Sid Ketchum gives up the least of his cards first."""
    trades = [each for each in _with(ask, "use") if len(each.cards) > 1]
    junk = [each for each in trades if kind_of(each.cards[1]) != "beer"]
    kept = [card for _, card in keeping(look, look.hand)]
    return min(junk or trades, key=lambda each: kept.index(each.cards[1]))


@ANSWERS.on("trade")
@ANSWERS.on("excess")
def discard(ask: Ask, look: Look) -> Answer:
    """What we can best do without."""
    return cheapest(look, _with(ask, "discard"))


@ANSWERS.on("store")
def store(ask: Ask, look: Look) -> Answer:
    """The card that adds most to the hand."""
    return max(ask.answers, key=lambda each: _added(look, each.cards[0]))


@ANSWERS.on("draw")
def draw(ask: Ask, look: Look) -> Answer:
    """Jesse Jones robs an enemy; Pedro Ramirez takes what is better than most."""
    best, most = ask.answers[0], 0.0
    for answer in ask.answers[1:]:
        if answer.seat is not None:
            few = 0.1 / look.view.players[answer.seat].hand
            value = look.cares[answer.seat] - 0.05 + few
        else:
            value = _added(look, answer.cards[0]) - AVERAGE
        if value > most:
            best, most = answer, value
    return best


@ANSWERS.on("return")
def give_back(ask: Ask, look: Look) -> Answer:
    """Kit Carlson: the worst of the three."""
    cards: Sequence[str] = ask.about["cards"]
    ranked = keeping(look, (*look.hand, *cards))
    worst = next(card for _, card in ranked if card in cards)
    return ask.answers[cards.index(worst)]


@ANSWERS.on("luck")
def luck(ask: Ask, _look: Look) -> Answer:
    """Of several cards turned over, one that is good: Hearts, if nothing else is said."""
    good = LUCK.by_name.get(ask.about["why"], is_hearts)
    return next((each for each in ask.answers if good(each.cards[0])), ask.answers[0])


@LUCK.on("dynamite")
def does_not_explode(card: str) -> bool:
    return not explodes(card)


@ANSWERS.on("order")
def order(ask: Ask, _look: Look) -> Answer:
    """The dead do not care."""
    return ask.answers[-1]


@ANSWERS.on("character")
def character(ask: Ask, _look: Look) -> Answer:
    known = STRENGTH.by_name
    return max(ask.answers, key=lambda each: known.get(each.cards[0], -inf))


def _with(ask: Ask, verb: str) -> list[Answer]:
    return [answer for answer in ask.answers if answer.verb == verb]


def _pass(ask: Ask) -> Answer:
    return ask.answers[-1]


def cheapest(look: Look, answers: Sequence[Answer]) -> Answer:
    """The answer whose card is missed least in our hand."""
    cards = {each.cards[0]: each for each in answers}
    return next(cards[card] for _, card in keeping(look, look.hand) if card in cards)


def _added(look: Look, card: str) -> float:
    """What the hand is worth more with this card."""
    kind = kind_of(card)
    same = sum([each == kind for each in look.kinds])
    return worth(look, kind) * (1.0 if kind in ("beer", "missed") else 0.8**same)
