"""The sentences about an event, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.narration import Arg, Narration, PlayerName, Text
from whistlestop.locales import Texts

_SPOKEN = "spoken"  # the attribute with the text for screen readers, if it differs


def say_narration(
    texts: Texts, narration: Narration, players: Sequence[str], *, spoken: bool = False
) -> str:
    """Return the sentences of a narration; `players` has the names of people and bots, by seat.

    With `spoken` the sentences are for screen readers, which cannot read signs like `Q♥` well.

    Raise LookupError or ValueError if the narration has a text, a player or a word that this
    program does not know: a newer server may know more than this program.
    """
    return " ".join([say_words(texts, each, players, spoken=spoken) for each in narration.texts])


def say_words(texts: Texts, words: Arg, players: Sequence[str], *, spoken: bool = False) -> str:
    """Return a text, a name, or a list of them as words."""
    return str(_word(texts, words, players, spoken=spoken))


def _say(texts: Texts, text: Text, players: Sequence[str], *, spoken: bool) -> str:
    args = {name: _word(texts, arg, players, spoken=spoken) for name, arg in text.args}
    aloud = spoken and "." not in text.id and texts.has_attribute(text.id, _SPOKEN)
    return texts.say(f"{text.id}.{_SPOKEN}" if aloud else text.id, **args)


def _word(texts: Texts, arg: Arg, players: Sequence[str], *, spoken: bool) -> str | int:
    if isinstance(arg, Text):
        return _say(texts, arg, players, spoken=spoken)
    if isinstance(arg, PlayerName):
        name = players[arg.seat]  # a seat that is not there is refused, whatever it is called
        return name if arg.called is None else _say(texts, arg.called, players, spoken=spoken)
    if isinstance(arg, tuple):
        return ", ".join([str(_word(texts, each, players, spoken=spoken)) for each in arg])
    return arg
