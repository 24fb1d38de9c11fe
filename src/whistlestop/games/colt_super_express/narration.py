"""The sentences about the events of Colt Super Express."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Arg, Narration, PlayerName, Text, Word, text, yes
from whistlestop.games.colt_super_express.view import TrainView

_STEPS = ("round", "revealed", "uncoupled", "ended")

# The arguments of the text `colt-event-KIND`, by the kind of event.
_ARGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "picked": ("bandit", "player"),
        "boarded": ("cars",),
        "first-player": ("bandit",),
        "round": ("number",),
        "schemed": ("known", "bandit", "cards"),
        "revealed": ("bandit", "card"),
        "flipped": ("facing", "bandit"),
        "changed-floor": ("floor", "bandit", "place"),
        "moved": ("floor", "bandit", "place"),
        "fired": ("hit", "bandit", "target"),
        "pushed": ("floor", "bandit", "place"),
        "stood-up": ("bandit",),
        "lay-down": ("bandit",),
        "rode": ("bandit",),
        "left-train": ("end", "bandit"),
        "rescued": ("bandit",),
        "travelled": ("bandit",),
        "eliminated": ("why", "bandit"),
        "uncoupled": ("car",),
        "treasure": ("known", "bandit", "value"),
        "showed-treasure": ("bandit", "values"),
        "ended": ("why", "bandit"),
    }
)
EVENTS = tuple(_ARGS)


def narrate(event: Event, view: TrainView) -> Narration | None:
    """See `Game.narrate`."""
    if event.kind == "schemed" and "cards" not in event.payload:
        return None  # every player lays cards face down
    args = tuple([(name, _word(name, event.payload, view)) for name in _ARGS[event.kind]])
    sentence = Text(f"colt-event-{event.kind}", args)
    return Narration((sentence,), opens_step=event.kind in _STEPS)


def _word(name: str, payload: Mapping[str, Any], view: TrainView) -> Arg:
    """Return the value of an argument; most arguments are in the payload under their own names."""
    word = _WORDS.get(name)
    found: Arg = payload[name] if word is None else word(payload, view)
    return found


def _bandit(payload: Mapping[str, Any], view: TrainView) -> Arg:
    seat = payload.get("seat", payload.get("winner"))
    return "" if seat is None else _name(view, seat)


def _name(view: TrainView, seat: int) -> PlayerName:
    return PlayerName(seat, text(f"colt-bandit-{view.bandits[seat].name}"))


def _player(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return PlayerName(payload["seat"])


def _known(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    """Return whether the payload includes the secret part."""
    return yes("cards" in payload or "value" in payload)


def _card(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return _card_name(payload["card"])


def _cards(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return tuple([_card_name(card) for card in payload["cards"]])


def _card_name(card: str) -> Word:
    return text(f"colt-card-{card}")


def _hit(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return yes(payload["target"] is not None)


def _target(payload: Mapping[str, Any], view: TrainView) -> Arg:
    seat = payload["target"]
    return "" if seat is None else _name(view, seat)


def _place(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return text("colt-place", car=payload["car"])


def _value(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    value: int = payload.get("value", 0)
    return value


def _values(payload: Mapping[str, Any], _view: TrainView) -> Arg:
    return tuple([f"${value}" for value in payload["values"]])


_WORDS: Mapping[str, Callable[[Mapping[str, Any], TrainView], Arg]] = MappingProxyType(
    {
        "bandit": _bandit,
        "card": _card,
        "cards": _cards,
        "hit": _hit,
        "known": _known,
        "place": _place,
        "player": _player,
        "target": _target,
        "value": _value,
        "values": _values,
    }
)
