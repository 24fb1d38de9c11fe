"""The narration of an event, as it is sent to clients: not in any language yet.

A client uses its own language: it looks up each text of the locales by its id and fills in the
words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from whistlestop.engine.narration import Arg, Narration, PlayerName, Text, Word
from whistlestop.wire.field_types import Seat


class WirePlayer(Struct, frozen=True, kw_only=True, tag_field="say", tag="player"):
    """The name of the player in a seat, or of the figure that this player is called by."""

    seat: Seat
    called: WireText | None = None


class WireText(Struct, frozen=True, kw_only=True, tag_field="say", tag="text"):
    """A text of the locales, with its variables by name. Several words form a list with commas.

    If the text is read aloud and its message has an attribute `spoken`, that attribute is read.
    """

    id: str
    args: dict[
        str, str | int | WireText | WirePlayer | tuple[str | int | WireText | WirePlayer, ...]
    ]


class WireNarration(Struct, frozen=True, kw_only=True):
    """One or more sentences. With `opens_step`, a new step of the match begins with them.

    `action` tells that an action begins, or that the last one that is left has been taken back.
    """

    texts: tuple[WireText, ...]
    opens_step: bool
    action: Literal["begins", "undone"] | None = None


WireWord: TypeAlias = str | int | WireText | WirePlayer
WireArg: TypeAlias = WireWord | tuple[WireWord, ...]


def text_to_wire(text: Text) -> WireText:
    """Return a text as it is sent to clients."""
    return _to_text(text)


def text_from_wire(text: WireText) -> Text:
    """Return a text that a server has sent."""
    return _from_text(text)


def to_wire(narration: Narration | None) -> WireNarration | None:
    if narration is None:
        return None
    texts = tuple([_to_text(text) for text in narration.texts])
    return WireNarration(texts=texts, opens_step=narration.opens_step, action=narration.action)


def from_wire(narration: WireNarration | None) -> Narration | None:
    if narration is None:
        return None
    texts = tuple([_from_text(text) for text in narration.texts])
    return Narration(texts, narration.opens_step, narration.action)


@lru_cache(4096)  # the same names of cards and players are used again and again, at every table
def _to_text(text: Text) -> WireText:
    return WireText(id=text.id, args={name: _to_arg(arg) for name, arg in text.args})


def _to_arg(arg: Arg) -> WireArg:
    return tuple([_to_word(word) for word in arg]) if isinstance(arg, tuple) else _to_word(arg)


def _to_word(word: Word) -> WireWord:
    if isinstance(word, Text):
        return _to_text(word)
    if isinstance(word, PlayerName):
        called = None if word.called is None else _to_text(word.called)
        return WirePlayer(seat=word.seat, called=called)
    return word


def _from_text(text: WireText) -> Text:
    return Text(text.id, tuple([(name, _from_arg(arg)) for name, arg in text.args.items()]))


def _from_arg(arg: WireArg) -> Arg:
    return tuple([_from_word(word) for word in arg]) if isinstance(arg, tuple) else _from_word(arg)


def _from_word(word: WireWord) -> Word:
    if isinstance(word, WireText):
        return _from_text(word)
    if isinstance(word, WirePlayer):
        return PlayerName(word.seat, None if word.called is None else _from_text(word.called))
    return word
