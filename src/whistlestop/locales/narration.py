"""What is said of an event, in the language of who reads it."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.narration import Arg, Narration, PlayerName, Text
from whistlestop.locales import Texts

_SPOKEN = (
    "spoken"  # the attribute of a message that is read aloud in another way than it is written
)


def say_narration(
    texts: Texts, narration: Narration, players: Sequence[str], *, spoken: bool = False
) -> str:
    """Put a narration into words; `players` are the names of the people and bots, by seat.

    `spoken`: for screen readers, which would stumble over signs like `Q♥`.

    LookupError or ValueError if it has a text, a player or words that are not known here: a newer
    server may know more than this program.
    """
    return " ".join([say_words(texts, each, players, spoken=spoken) for each in narration.texts])


def say_words(texts: Texts, words: Arg, players: Sequence[str], *, spoken: bool = False) -> str:
    """Say a text, a name, or a list of them."""
    return str(_word(texts, words, players, spoken=spoken))


def _say(texts: Texts, text: Text, players: Sequence[str], *, spoken: bool) -> str:
    args = {name: _word(texts, arg, players, spoken=spoken) for name, arg in text.args}
    aloud = spoken and "." not in text.id and texts.has_attribute(text.id, _SPOKEN)
    return texts.say(f"{text.id}.{_SPOKEN}" if aloud else text.id, **args)


def _word(texts: Texts, arg: Arg, players: Sequence[str], *, spoken: bool) -> str | int:
    if isinstance(arg, Text):
        return _say(texts, arg, players, spoken=spoken)
    if isinstance(arg, PlayerName):
        return players[arg.seat]
    if isinstance(arg, tuple):
        return ", ".join([str(_word(texts, each, players, spoken=spoken)) for each in arg])
    return arg
