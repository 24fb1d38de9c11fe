"""How each kind of question is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whistlestop.bots.deputy.cards import BANG_SHARE, explodes, is_hearts, kind_of
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import ORDER, PLAYS, kind_of_play
from whistlestop.bots.deputy.worth import keeping, worth
from whistlestop.engine.ask import Answer, Ask

_AVERAGE: Final = 0.68  # what an unknown card of the draw pile is worth
_LEAST: Final = 0.01

# Who is best to be, with a choice of two.
CHARACTERS: Final = (
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


def turn(ask: Ask, look: Look) -> Answer:
    """The next play that is worth it, in their order; of one kind the best."""
    best, rank = _with(ask, "end")[0], (-len(ORDER), 0.0)
    for answer in ask.answers:
        if answer.verb == "end":
            continue
        kind = kind_of_play(answer)
        if kind not in PLAYS:
            continue
        value = PLAYS[kind](look, answer)
        if value > _LEAST and (ORDER[kind], value) > rank:
            best, rank = answer, (ORDER[kind], value)
    return best


def dodge(ask: Ask, look: Look) -> Answer:
    """What costs nothing first; then Missed!, if there are enough of them."""
    covers = [each for each in _with(ask, "use") if each.cards[0] != "sid-ketchum"]
    if covers:
        return covers[0]
    missed = _with(ask, "play")
    # Suzy Lafayette draws another card for her last one.
    refill = look.me.character == "suzy-lafayette" and len(look.hand) == 1
    if missed and (len(missed) >= ask.about["need"] or refill):
        return _cheapest(look, missed)
    return _pass(ask)


def fend(ask: Ask, look: Look) -> Answer:
    """A BANG! is less than a life point; but not if the other one is a friend, or has more."""
    bangs = _with(ask, "discard")
    if not bangs:
        return _pass(ask)
    foe = ask.about["foe"]
    if kind_of(ask.about["card"] or "") == "indians":
        return _cheapest(look, bangs)
    friend, last = look.cares[foe] < -0.3, look.me.life == 1
    if friend and (not last or look.view.players[foe].life <= 1):
        return _pass(ask)
    expected = BANG_SHARE * look.view.players[foe].hand
    if len(bangs) + 0.5 < expected and look.me.life > 2:
        return _pass(ask)
    return _cheapest(look, bangs)


def save(ask: Ask, look: Look) -> Answer:
    """All or nothing: what does not bring us back is wasted."""
    beers, need = _with(ask, "play"), ask.about["need"]
    trades = _with(ask, "use")
    rest = len(look.hand) - len(beers)
    possible = len(beers) + (rest // 2 if trades else 0)
    if possible < need:
        return _pass(ask)
    if trades and rest >= 2:
        # The least of the other cards, so that Beer is kept for the next time.
        junk = [each for each in trades if kind_of(each.cards[1]) != "beer"]
        order = [card for _, card in keeping(look, look.hand)]
        return min(junk or trades, key=lambda each: order.index(each.cards[1]))
    return beers[0]


def discard(ask: Ask, look: Look) -> Answer:
    """What we can best do without."""
    return _cheapest(look, _with(ask, "discard"))


def store(ask: Ask, look: Look) -> Answer:
    """The card that adds most to the hand."""
    return max(ask.answers, key=lambda each: _added(look, each.cards[0]))


def draw(ask: Ask, look: Look) -> Answer:
    """Jesse Jones robs an enemy; Pedro Ramirez takes what is better than most."""
    best, most = ask.answers[0], 0.0
    for answer in ask.answers[1:]:
        if answer.seat is not None:
            few = 0.1 / look.view.players[answer.seat].hand
            value = look.cares[answer.seat] - 0.05 + few
        else:
            value = _added(look, answer.cards[0]) - _AVERAGE
        if value > most:
            best, most = answer, value
    return best


def give_back(ask: Ask, look: Look) -> Answer:
    """Kit Carlson: the worst of the three."""
    cards: Sequence[str] = ask.about["cards"]
    ranked = keeping(look, (*look.hand, *cards))
    worst = next(card for _, card in ranked if card in cards)
    return ask.answers[cards.index(worst)]


def luck(ask: Ask, _look: Look) -> Answer:
    """Lucky Duke: Hearts, or against a Dynamite what does not explode."""
    if ask.about["why"] == "dynamite":
        safe = [each for each in ask.answers if not explodes(each.cards[0])]
    else:
        safe = [each for each in ask.answers if is_hearts(each.cards[0])]
    return (safe or ask.answers)[0]


def order(ask: Ask, _look: Look) -> Answer:
    """The dead do not care."""
    return ask.answers[-1]


def character(ask: Ask, _look: Look) -> Answer:
    names = [*CHARACTERS, *[each.cards[0] for each in ask.answers]]
    return min(ask.answers, key=lambda each: names.index(each.cards[0]))


def _with(ask: Ask, verb: str) -> list[Answer]:
    return [answer for answer in ask.answers if answer.verb == verb]


def _pass(ask: Ask) -> Answer:
    return ask.answers[-1]


def _cheapest(look: Look, answers: Sequence[Answer]) -> Answer:
    """The answer whose card is missed least in our hand."""
    cards = {each.cards[0]: each for each in answers}
    return next(cards[card] for _, card in keeping(look, look.hand) if card in cards)


def _added(look: Look, card: str) -> float:
    """What the hand is worth more with this card."""
    kind = kind_of(card)
    same = sum([each == kind for each in look.kinds])
    return worth(look, kind) * (1.0 if kind in ("beer", "missed") else 0.8**same)


ANSWERS: Final[dict[str, Callable[[Ask, Look], Answer]]] = {
    "turn": turn,
    "dodge": dodge,
    "fend": fend,
    "save": save,
    "trade": discard,
    "excess": discard,
    "store": store,
    "draw": draw,
    "return": give_back,
    "luck": luck,
    "order": order,
    "character": character,
}
