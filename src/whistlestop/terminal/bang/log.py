"""What happened in BANG!, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.games.bang.gold_rush.equipment import BROWN, COST
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang.names import (
    STATIONS,
    Names,
    kind_of,
    sign,
    yes,
)
from whistlestop.terminal.bang.train import station

STEPS = ("turn", "over")
_CAUSED = ("drew", "flipped", "checked", "wounded")
_COURSE = ("deal", "phase", "reward")  # no card and no character is the cause
_NUMBERS = dict.fromkeys(
    ("points", "need", "left", "count", "total", "price", "times", "tokens"), 0
)
_PLAYER = {"shot": "by", "dealt": "sheriff", "train-moved": "by"}  # whom an event is about
_OTHERS = ("at", "victim", "to", "target", "other", "by")  # and who else

# What needs no words, as the event before or after it says it: a card thrown in is told as what it
# did, and the cards of Jail and Dynamite as what became of their player.
_TOLD_ELSEWHERE = ("fend", "jail", "dynamite")
_CHECKS_TOLD_ELSEWHERE = (*_TOLD_ELSEWHERE, "most-wanted")
# A shot of these was just played at its target.
_AIMED = ("bang", "missed", "bottle")

# Equipment that nuggets are paid for again and again, not only to buy it.
_USED_FOR_NUGGETS = ("gold-pan", "rucksack")

# What the text of a discard has words of its own for.
REASONS = (
    *("trade", "replaced", "fend", "penalty", "cat-balou", "jail", "dynamite", "shadow"),
    *("dutch-will", "pardner", "order", "excess", "tax"),
)


class Log:
    def __init__(self, words: Names) -> None:
        self.words = words
        self.say = words.say

    def tell(self, event: Event, view: TableView) -> str | None:
        if _goes_without_saying(event, view):
            return None
        sentence = self.say(f"bang-event-{event.kind}", **self._told(event, view))
        if event.kind == "over":
            return f"{self.say('bang-over-' + event.payload['why'])} {sentence}"
        return sentence

    def _told(self, event: Event, view: TableView) -> dict[str, Any]:
        """The parts of the event, in words."""
        parts: dict[str, Any] = {**_NUMBERS, **event.payload}
        player = _PLAYER.get(event.kind, "seat")
        target = _target(event)
        cards = parts.get("cards", ())
        return {
            **parts,
            "player": self.words.who(view, parts.get(player)),
            "target": self.words.who(view, target),
            "how": "own" if target in (None, parts.get("seat")) else "other",
            "by": yes(parts.get("by") is not None),
            "known": yes(cards or parts.get("card")),
            "card": self.words.card(parts.get("card")),
            "cards": self.words.cards(cards),
            "life": max(0, parts.get("life", 0)),
            "good": yes(parts.get("good")),
            "from": parts.get("place", ""),
            "source": self.words.source(parts["why"]) if _has_source(event) else "",
            **self._told_of_kind(event, view),
        }

    def _told_of_kind(self, event: Event, view: TableView) -> dict[str, Any]:
        """What only this kind of event has."""
        parts, words = event.payload, self.words
        match event.kind:
            case "dealt":
                return self._told_roles(view, parts["sheriff"], parts["roles"])
            case "character" | "legend" | "legend-over":
                name = words.known_as(parts["name"])
                return {"character": name, "player": words.players[parts["seat"]]}
            case "drew":
                return _told_draw(parts["why"], view.players[parts["seat"]].character)
            case "flipped":
                return {"cards": ", ".join(sign(card) for card in parts["cards"])}
            case "returned":
                return {"card": words.cards(_returned(event))}
            case "played":
                return self._told_play(parts)
            case "discarded":
                return self._told_discard(parts, view)
            case "out":
                role = parts["role"]
                name = "" if role is None else self.say(f"bang-role-{role}")
                return {"shown": yes(role is not None), "role": name}
            case "over":
                names = [words.who(view, seat) for seat in parts["winners"]]
                return {"count": len(names), "players": ", ".join(names)}
        return {**self._told_of_gold_rush(event), **self._told_of_the_train(event, view)}

    def _told_of_gold_rush(self, event: Event) -> dict[str, Any]:
        parts = event.payload
        match event.kind:
            case "gained-nuggets":
                return self._told_gain(parts["why"])
            case "paid-nuggets":
                return self._told_payment(parts["why"])
            case "used-as":
                return {"like": self.words.source(parts["like"])}
            case "side":
                return {"side": parts["side"] or "none"}
        return {}

    def _told_of_the_train(self, event: Event, view: TableView) -> dict[str, Any]:
        parts, words = event.payload, self.words
        match event.kind:
            case "shot":
                return {"source": words.locomotive(view)}
            case "train-moved":
                name = station(view, parts["at"])
                stop = words.source(name) if name else "-"
                return {"end": yes(parts["end"]), "station": stop}
            case "boarded":
                return {"station": words.source(parts["station"]), "free": yes(parts["free"])}
            case "new-line":
                return {"locomotive": words.source(parts["side"])}
            case "full-steam":
                return {"locomotive": words.locomotive(view)}
            case "spared":
                return {"source": words.source(parts["what"])}
            case "exchanged":
                return {"theirs": words.card(parts["theirs"])}
        return {}

    def _told_roles(
        self, view: TableView, sheriff: int | None, roles: Sequence[str | None]
    ) -> dict[str, Any]:
        if sheriff is not None:
            return {"how": "sheriff"}
        known = [
            f"{self.words.who(view, seat)} ({self.say('bang-role-' + role)})"
            for seat, role in enumerate(roles)
            if role is not None
        ]
        return {"how": "open" if known else "none", "roles": ", ".join(known)}

    def _told_gain(self, why: str) -> dict[str, Any]:
        """Who takes them by the own gift, or for a wound, is named already."""
        named = why in COST and why not in BROWN
        return {"named": yes(named), "source": self.words.source(why) if named else ""}

    def _told_payment(self, why: str) -> dict[str, Any]:
        if why in COST:
            return {"how": "named", "source": self.words.source(why)}
        return {"how": "out" if why == "out" else "plain"}

    def _told_discard(self, parts: Any, view: TableView) -> dict[str, Any]:
        why = reason(parts["why"], kind_of(parts["card"]), view.players[parts["seat"]].character)
        named = why in ("fare", "named")
        return {"why": why, "source": self.words.source(parts["why"]) if named else ""}

    def _told_play(self, parts: Any) -> dict[str, Any]:
        on, like, words = parts["on"], parts["like"], self.words
        at = parts["at"] is not None
        other = like not in (kind_of(parts["card"]), "sold")
        if like == "sold":
            return {"how": "sold"}
        if on is not None:
            card, name = words.card(parts["card"]), f" ({words.source(like)})" if other else ""
            how = "hand" if on == "hand" else "on" if at else "take"
            return {"how": how, "card": card + name, "on": "" if on == "hand" else words.card(on)}
        if other:
            return {"how": "as-at" if at else "as", "like": words.source(like)}
        return {"how": "at" if at else "alone"}


def reason(why: str, kind: str, character: str) -> str:
    """What the text of a discard tells apart: why a card of this kind goes, if it was before a
    player of this character.
    """
    if why == "jail" and kind not in ("", "jail"):  # a card that opens the door
        return "named"
    if why in REASONS:
        return why
    if why == kind:  # it is used up
        return "trade"
    if why == character:  # who has the gift is named already
        return "excess"
    return "fare" if why in STATIONS else "named"


def _target(event: Event) -> int | None:
    """Who else it is about. Where the train is, is nobody."""
    if event.kind == "train-moved":
        return None
    others = [event.payload.get(each) for each in _OTHERS if each != _PLAYER.get(event.kind)]
    return next((each for each in others if each is not None), None)


def _told_draw(why: str, character: str) -> dict[str, Any]:
    """Who draws by the own gift is named already."""
    return {"named": yes(why not in (*_COURSE, character))}


def _returned(event: Event) -> tuple[str, ...]:
    """What went back on the draw pile, for who may know it: a card, or all that was looked at."""
    card = event.payload.get("card")
    return tuple(event.payload.get("cards", ())) if card is None else (card,)


def _has_source(event: Event) -> bool:
    """Whether a card or a character is its cause, and not the course of the game."""
    return event.kind in _CAUSED and event.payload["why"] not in _COURSE


def _goes_without_saying(event: Event, view: TableView) -> bool:
    """What the sentence before or after says as well, or what is only about unseen cards."""
    parts = event.payload
    match event.kind:
        case "discarded":
            opens_door = parts["why"] == "jail" != kind_of(parts["card"])
            return parts["why"] in _TOLD_ELSEWHERE and not opens_door
        case "played":  # against a shot: told as the escape
            return bool(parts["like"] == "missed")
        case "shot":  # a BANG! that was just played at this player, or what works like one
            return parts["need"] == 1 and kind_of(parts["card"] or "") in _AIMED
        case "checked":
            return parts["good"] or parts["why"] in _CHECKS_TOLD_ELSEWHERE
        case "drew":
            return parts["why"] in ("deal", "reward") and "cards" not in parts
        case "flipped":
            return not parts["cards"]
        case "returned":
            return "cards" in parts and not parts["cards"]
        case "paid-nuggets":  # told with what they buy
            return parts["why"] in COST and parts["why"] not in _USED_FOR_NUGGETS
        case "got-equipment":  # just bought or drawn by this player
            return bool(parts["seat"] == view.turn)
    return False
