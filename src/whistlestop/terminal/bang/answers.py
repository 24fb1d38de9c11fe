"""The answers of BANG!: which of them belong together, and what they are about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.cards import DODGE, KINDS
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang.names import CARD, kind_of

_FEAT = ("perform", "claim")
_ANY_CARD, _ROBS = "legendary-calamity-janet", "legendary-rose-doolan"
_BANG, _MISSED, _MONEY_BAG, _SID = "bang", "missed", "money-bag", "sid-ketchum"
_DODGES = frozenset(kind.name for kind in KINDS if kind.serves == DODGE)


def once(answers: Sequence[Answer]) -> list[Answer]:
    """Of copies without a sign, which nothing tells apart, the first one."""
    found: dict[Answer, Answer] = {}
    for answer in answers:
        found.setdefault(alike(answer), answer)
    return list(found.values())


def alike(answer: Answer) -> Answer:
    """What answers have in common that differ only in which of several copies they name."""
    return answer._replace(
        cards=tuple([card if CARD.fullmatch(card) else kind_of(card) for card in answer.cards])
    )


def grouped(
    answers: Sequence[Answer], key: Callable[[Answer], Hashable]
) -> list[tuple[Answer, ...]]:
    groups: dict[Hashable, list[Answer]] = {}
    for answer in answers:
        groups.setdefault(key(answer), []).append(answer)
    return [tuple(group) for group in groups.values()]


def use(answer: Answer) -> Hashable:
    """What the answers of one line of the menu have in common: the card and the price, whatever
    it may be played against.
    """
    if not answer.cards:
        is_gift = answer.verb == "give"
        return (answer.verb, answer.number) if is_gift else answer
    if answer.verb == "give":
        return answer
    return answer.verb, answer.cards[0], answer.place if is_boarding(answer) else answer.number


def is_boarding(answer: Answer) -> bool:
    return answer.verb == "board"


def is_feat(answer: Answer) -> bool:
    """It performs or claims one."""
    return answer.verb in _FEAT


def is_trade(answer: Answer) -> bool:
    """Two cards of the hand for a life point; this is the first of them."""
    return answer.verb == "use" and answer.cards[0] == _SID


def takes_a_pick(answer: Answer) -> bool:
    """Its second card is chosen by itself: it is the price, or what is given or taken for it; and
    not whatever somebody else has there.
    """
    match answer.verb, len(answer.cards):
        case ("board" | "use" | "perform" | "claim", 2) | ("play" | "use" | "perform" | "claim", 3):
            return True
        case "play", 2:
            return answer.seat is None
    return False


def card_aimed_at(answer: Answer) -> str | None:
    """The card of somebody else that it goes for, if it is known which one."""
    if len(answer.cards) < 2 or (takes_a_pick(answer) and len(answer.cards) == 2):
        return None
    return answer.cards[-1]


def card_of(answer: Answer, ask: Ask) -> str | None:
    """The card that it is about; some answers only say which of those that were asked about."""
    if answer.cards:
        return answer.cards[0]
    if answer.number is None:
        return None
    card: str = ask.about["cards"][answer.number - 1]
    return card


def like(answer: Answer, ask: Ask, view: TableView) -> str:
    """What a card is played as, if not as itself."""
    if answer.verb == "as":
        return answer.cards[0]
    if not _is_like_another(answer, ask):
        return ""
    kind = kind_of(answer.cards[0])
    if ask.kind == "dodge":
        return _MISSED
    return kind_of(view.discard or "") if kind == _MONEY_BAG else _BANG


def _is_like_another(answer: Answer, ask: Ask) -> bool:
    """It is a Money Bag, or Calamity Janet does it."""
    if answer.verb != "play":
        return False
    kind = kind_of(answer.cards[0])
    if ask.kind == "dodge":
        return kind not in _DODGES
    return kind == _MONEY_BAG or (kind == _MISSED and answer.seat is not None)


def answer_id(answer: Answer, ask: Ask) -> str:
    """The text of this answer is `bang-answer-` and this."""
    at = "" if answer.seat is None else "-at"
    match answer.verb:
        case "play" | "as":
            return answer.verb + _manner(answer, ask)
        case "perform" | "claim":
            return "feat" + _way(answer, ask)
        case "use":
            return "use" + _spent(answer)
        case "buy":
            return "buy" + at
        case "board":
            fare = "" if len(answer.cards) == 2 else "-life"
            return "board" + (fare if answer.place is None else "-free")
        case "advance" if answer.cards:
            return "advance-show"
        case "discard" if at:
            return "discard-of"
        case "done" if ask.kind != "order":
            return f"done-{ask.kind}"
        case "take" if ask.kind == "draw":
            return "take-discard" if answer.cards else "take-from"
    return answer.verb


def _spent(answer: Answer) -> str:
    """What an ability, or a card in play, is used with."""
    at = "" if answer.seat is None else "-at"
    if answer.cards[0] == _ANY_CARD:
        return "-bang"
    if answer.cards[0] == _ROBS:
        return "-rob" if answer.place is None else "-rob-blind"
    if len(answer.cards) == 2:
        return "-trade" if is_trade(answer) else "-with" + at
    return at


def _way(answer: Answer, ask: Ask) -> str:
    """What it takes to perform or claim a Feat; nothing more if it is met already."""
    feat, *cards = answer.cards
    if ask.kind == "trail":
        return "-trail"
    if len(cards) == 2:
        return "-company" if feat == "good-company" else "-pair"
    if cards:
        return "-show" if ask.kind == "feat" else "-discard"
    if ask.kind != "turn":
        return ""
    return "-life" if feat == "man-with-no-name" else "-hand"


def _manner(answer: Answer, ask: Ask) -> str:
    """How a card is played, or whatever works like one."""
    if answer.place is not None:
        return "-blind"
    if takes_a_pick(answer):
        return "-take" if len(answer.cards) == 2 else "-switch"
    if len(answer.cards) == 2:
        return "-on"
    at = "" if answer.seat is None else "-at"
    return "-as" + at if _is_like_another(answer, ask) else at


def numbers(cards: Sequence[str | None], hand: Sequence[str]) -> list[int]:
    """Cards of the hand have the numbers they have there, and whatever else comes after them; so
    does what else can be done with a card.
    """
    others, found = count(len(hand) + 1), list[int]()
    for card in cards:
        at = hand.index(card) + 1 if card is not None and card in hand else 0
        found.append(at if at and at not in found else next(others))
    return found
