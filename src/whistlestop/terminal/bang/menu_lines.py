"""The answers of BANG!: their groups in a menu, and their text ids."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.card import DODGE
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang.names import CARD, kind_of

_FEAT = ("perform", "claim")
_ANY_CARD = ("calamity-janet", "legendary-calamity-janet")
_ROBS = "legendary-rose-doolan"
_BANG, _MISSED, _MONEY_BAG, _SID = "bang", "missed", "money-bag", "sid-ketchum"
_PASSES_ON = "evan-babbit"
_DODGES = frozenset(kind.name for kind in CATALOGUE.kinds if kind.serves == DODGE)


def without_copies(answers: Sequence[Answer]) -> list[Answer]:
    """Keep one of the answers that differ only in the copy of a card without suit and rank."""
    found: dict[Answer, Answer] = {}
    for answer in answers:
        found.setdefault(ignoring_copies(answer), answer)
    return list(found.values())


def ignoring_copies(answer: Answer) -> Answer:
    """Return the answer with the kind in place of each copy of a card without suit and rank."""
    return answer._replace(
        cards=tuple([card if CARD.fullmatch(card) else kind_of(card) for card in answer.cards])
    )


def grouped(
    answers: Sequence[Answer], key: Callable[[Answer], Hashable]
) -> list[tuple[Answer, ...]]:
    """Group answers by a key, in the order of their first answers."""
    groups: dict[Hashable, list[Answer]] = {}
    for answer in answers:
        groups.setdefault(key(answer), []).append(answer)
    return [tuple(group) for group in groups.values()]


def menu_line(answer: Answer) -> Hashable:
    """Return the key of an answer's line in the first menu: card and price, without the target."""
    if not answer.cards:
        is_gift = answer.verb == "give"
        return (answer.verb, answer.number) if is_gift else answer
    if answer.verb == "give":
        return answer
    return answer.verb, answer.cards[0], answer.place if is_boarding(answer) else answer.number


def is_boarding(answer: Answer) -> bool:
    return answer.verb == "board"


def is_feat(answer: Answer) -> bool:
    """Return whether the answer performs or claims a Feat."""
    return answer.verb in _FEAT


def is_trade(answer: Answer) -> bool:
    """Return whether the answer discards two cards for a life point (Sid Ketchum).

    The answer names only the first of the two cards.
    """
    return answer.verb == "use" and answer.cards[0] == _SID


def needs_second_card(answer: Answer) -> bool:
    """Return whether a menu asks for the second card: a price, or a card to give or take.

    A card of another player is a target and not such a card.
    """
    match answer.verb, len(answer.cards):
        case ("board" | "use" | "perform" | "claim", 2) | ("play" | "use" | "perform" | "claim", 3):
            return True
        case "play", 2:
            return answer.seat is None
    return False


def card_aimed_at(answer: Answer) -> str | None:
    """Return another player's card that is the target, if the card is known."""
    if len(answer.cards) < 2 or (needs_second_card(answer) and len(answer.cards) == 2):
        return None
    return answer.cards[-1]


def card_of(answer: Answer, ask: Ask) -> str | None:
    """Return the card of an answer. Some answers give only its number among the asked cards."""
    if answer.cards:
        return answer.cards[0]
    if answer.number is None:
        return None
    card: str = ask.about["cards"][answer.number - 1]
    return card


def played_as(answer: Answer, ask: Ask, view: TableView) -> str:
    """Return the kind that a card is played or discarded as, or "" if it is played as itself."""
    if answer.verb == "as":
        return answer.cards[0]
    if answer.verb == "use":
        return _MISSED if ask.kind == "dodge" else _BANG
    if not _is_played_as_another(answer, ask):
        return ""
    kind = kind_of(answer.cards[0])
    if ask.kind == "dodge":
        return _MISSED
    return kind_of(view.discard or "") if kind == _MONEY_BAG else _BANG


def _is_played_as_another(answer: Answer, ask: Ask) -> bool:
    """Return whether the answer plays a Money Bag, or a card as another kind (Calamity Janet)."""
    if answer.verb != "play":
        return False
    kind = kind_of(answer.cards[0])
    if ask.kind == "dodge":
        return kind not in _DODGES
    return kind == _MONEY_BAG or (kind == _MISSED and answer.seat is not None)


def answer_id(answer: Answer, ask: Ask) -> str:
    """Return the text id of an answer, without `bang-answer-`."""
    at = "" if answer.seat is None else "-at"
    match answer.verb:
        case "play" | "as":
            return answer.verb + _play_ending(answer, ask)
        case "perform" | "claim":
            return "feat" + _feat_ending(answer, ask)
        case "use":
            return "use" + _use_ending(answer)
        case "buy":
            return "buy" + at
        case "board":
            fare = "" if len(answer.cards) == 2 else "-life"
            return "board" + (fare if answer.place is None else "-free")
        case "discard" if at:
            return "discard-of"
        case "done" if ask.kind != "order":
            return f"done-{ask.kind}"
        case "take" if ask.kind == "draw":
            return "take-discard" if answer.cards else "take-from"
    return answer.verb


def _use_ending(answer: Answer) -> str:
    """Return the end of the text id for using an ability or a card in play."""
    at = "" if answer.seat is None else "-at"
    if answer.cards[0] in _ANY_CARD:
        return "-bang"
    if answer.cards[0] == _ROBS:
        return "-rob" if answer.place is None else "-rob-blind"
    if answer.cards[0] == _PASSES_ON:
        return "-pass-on"
    if len(answer.cards) == 2:
        return "-trade" if is_trade(answer) else "-with" + at
    return at or "-to"


def _feat_ending(answer: Answer, ask: Ask) -> str:
    """Return the end of the text id for a Feat: the cost to perform or claim it."""
    feat, *cards = answer.cards
    if ask.kind == "trail":
        return "-trail"
    if len(cards) == 2:
        return "-company" if feat == "good-company" else "-pair"
    if cards:
        return "-show" if ask.kind == "feat" else "-discard"
    if ask.kind != "turn" or feat == "old-west-gang":
        return ""
    return "-life" if feat == "man-with-no-name" else "-hand"


def _play_ending(answer: Answer, ask: Ask) -> str:
    """Return the end of the text id for playing a card: the way it is played."""
    if answer.place is not None:
        return "-blind"
    if needs_second_card(answer):
        return "-take" if len(answer.cards) == 2 else "-switch"
    if len(answer.cards) == 2:
        return "-on"
    at = "" if answer.seat is None else "-at"
    return "-as" + at if _is_played_as_another(answer, ask) else at


def numbers(cards: Sequence[str | None], hand: Sequence[str]) -> list[int]:
    """Return the numbers of menu lines.

    A card in hand has its number in the hand. Other lines have the numbers after the hand. So does
    a second line about the same card.
    """
    others, found = count(len(hand) + 1), list[int]()
    for card in cards:
        at = hand.index(card) + 1 if card is not None and card in hand else 0
        found.append(at if at and at not in found else next(others))
    return found
