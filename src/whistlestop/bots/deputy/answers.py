"""How each kind of question is answered."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from whistlestop.bots.deputy.aim import own_wound
from whistlestop.bots.deputy.cards import BANG_SHARE, explodes, is_hearts, kind_of
from whistlestop.bots.deputy.hooks import (
    AIMS,
    ANSWERS,
    COVERS,
    DRAWS,
    FENCES,
    GIFTS,
    LIKE,
    LUCK,
    PLAYS,
    REFILLS,
    REPAYS,
    RESCUES,
    RESERVES,
    STRENGTH,
)
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
    aims, reserves = AIMS.of(look.view.expansions), RESERVES.of(look.view.expansions)
    for answer in ask.answers:
        play = PLAYS.by_name.get(kind_of_play(answer)) if answer.verb != "end" else None
        if play is None or -play.when < rank[0]:
            continue
        value = play.worth(look, answer)
        if value <= _LEAST or value <= sum([reserve(look, answer) for reserve in reserves]):
            continue
        # Of plays that are worth it, those are better that serve something else too.
        value += sum([aim(look, answer) for aim in aims])
        if (-play.when, value) > rank:
            best, rank = answer, (-play.when, value)
    return best


@ANSWERS.on("dodge")
def dodge(ask: Ask, look: Look) -> Answer:
    """What costs least first: Barrels cost nothing, and Missed! are for when there are enough."""
    if look.shadow:
        return _pass(ask)
    ways = sorted([*_missed(ask, look), *_covers(ask, look)], key=lambda way: way[0])
    if not ways:
        return _pass(ask)
    # Suzy Lafayette draws another card for her last one.
    refill = len(look.hand) <= REFILLS.by_name.get(look.me.character, 0)
    price, best = ways[0]
    sure = len([way for way in ways if way[0] > 0])
    if price <= 0 or ((sure >= ask.about["need"] or refill) and price < own_wound(look)):
        return best
    return _pass(ask)


def _missed(ask: Ask, look: Look) -> list[tuple[float, Answer]]:
    """The cards that can be played, and what each costs us."""
    cards = {each.cards[0]: each for each in _with(ask, "play")}
    if not cards:
        return []
    found = []
    for value, card in keeping(look, look.hand):
        if card in cards:
            repays = REPAYS.by_name.get(kind_of(card))
            gain = 0.0 if repays is None else repays(look, ask)
            found.append((max(0.01, value - gain), cards[card]))
    return found


def _covers(ask: Ask, look: Look) -> list[tuple[float, Answer]]:
    """What else is good against a shot, and what it costs us."""
    uses = [(each, COVERS.by_name.get(kind_of(each.cards[0]))) for each in _with(ask, "use")]
    return [(cost(look, each), each) for each, cost in uses if cost is not None]


def free(_look: Look, _answer: Answer) -> float:
    return 0.0


REFILLS.put("suzy-lafayette", 1)
COVERS.put("barrel", free)
COVERS.put("jourdonnais", free)


@ANSWERS.on("fend")
def fend(ask: Ask, look: Look) -> Answer:
    """A BANG! is less than a life point; but not if the other one is a friend, or has more."""
    bangs = _with(ask, "discard") or _fences(ask, look)
    foe = ask.about["foe"]
    indians = kind_of(ask.about["card"] or "") == "indians"
    if not bangs or (look.shadow and (indians or look.cares[foe] <= 0)):
        return _pass(ask)
    if indians:
        return cheapest(look, bangs)
    # A shadow loses nothing; of two of flesh and blood the one who can spare it does.
    friend, last = look.cares[foe] < -0.3, look.me.life == 1
    if friend and not look.is_shadow(foe) and (not last or look.view.players[foe].life <= 1):
        return _pass(ask)
    expected = BANG_SHARE * look.view.players[foe].hand
    if len(bangs) + 0.5 < expected and look.me.life > 2:
        return _pass(ask)
    return cheapest(look, bangs)


def _fences(ask: Ask, look: Look) -> list[Answer]:
    """What else is as good as a BANG! here: the cheapest, if it is less than a life point."""
    uses = [(each, FENCES.by_name.get(kind_of(each.cards[0]))) for each in _with(ask, "use")]
    ways = [(cost(look, each), each) for each, cost in uses if cost is not None]
    price, best = min(ways, key=lambda way: way[0], default=(inf, None))
    return [best] if best is not None and price < own_wound(look) else []


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
    return max(ask.answers, key=lambda each: added(look, each.cards[0]))


@ANSWERS.on("draw")
def draw(ask: Ask, look: Look) -> Answer:
    """Jesse Jones robs an enemy; Pedro Ramirez takes what is better than most."""
    best, most = ask.answers[0], 0.0
    for answer in ask.answers[1:]:
        if answer.seat is not None:
            few = 0.1 / look.view.players[answer.seat].hand
            value = look.cares[answer.seat] - 0.05 + few
        elif answer.verb == "use":
            value = DRAWS.by_name[answer.cards[0]](look)
        else:
            value = added(look, answer.cards[0]) - AVERAGE
        if value > most:
            best, most = answer, value
    return best


@ANSWERS.on("return")
def give_back(ask: Ask, look: Look) -> Answer:
    """Kit Carlson: the worst of the three, or of those that he has not returned yet."""
    cards: Sequence[str] = ask.about["cards"]
    ranked = keeping(look, (*look.hand, *cards))
    places = {cards[(each.number or 1) - 1]: each for each in ask.answers}
    return next(places[card] for _, card in ranked if card in places)


@ANSWERS.on("luck")
def luck(ask: Ask, look: Look) -> Answer:
    """Of several cards turned over, one that is good: Hearts, if nothing else is said.

    For an enemy, if it is a choice for somebody else, one that is not.
    """
    good = LUCK.by_name.get(ask.about["why"], is_hearts)
    wanted = look.cares[ask.about["at"]] <= 0
    fitting = [each for each in ask.answers if good(each.cards[0]) == wanted]
    return fitting[0] if fitting else ask.answers[0]


@LUCK.on("dynamite")
def does_not_explode(card: str) -> bool:
    return not explodes(card)


def like(look: Look, answer: Answer) -> float:
    """What it is worth to use something so."""
    return LIKE.by_name[answer.cards[0]](look, answer)


@ANSWERS.on("as")
def used_as(ask: Ask, look: Look) -> Answer:
    """What something does most good as; where nothing does, the last way hurts nobody."""
    best = max(ask.answers, key=lambda each: like(look, each))
    return best if like(look, best) > 0 else ask.answers[-1]


@ANSWERS.on("give")
def give(ask: Ask, look: Look) -> Answer:
    """Somebody has to have it: who is best for us."""
    worth_at = GIFTS.by_name[kind_of(ask.about["card"])]
    return max(ask.answers, key=lambda each: worth_at(look, each.seat or 0))


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
    if len(answers) == 1:
        return answers[0]
    cards = {each.cards[0]: each for each in answers}
    return next(cards[card] for _, card in keeping(look, look.hand) if card in cards)


def added(look: Look, card: str) -> float:
    """What the hand is worth more with this card."""
    kind = kind_of(card)
    same = sum([each == kind for each in look.kinds])
    return worth(look, kind) * (1.0 if kind in ("beer", "missed") else 0.8**same)
