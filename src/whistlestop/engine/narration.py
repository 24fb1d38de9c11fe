"""What is said of an event: which texts of the locales, and with which words in them.

A game decides it once, in no language; everybody reads it in their own. The terminal, the web
client's log, replays and the text for screen readers all say the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class PlayerName:
    """The name of the person or bot in a seat; who reads it may be called `you`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the locales; `args` has exactly the variables of that text, by name.

    An id like `heist-wanted-kid.titled` is an attribute of a message.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Word: TypeAlias = str | int | Text | PlayerName
Arg: TypeAlias = Word | tuple[Word, ...]  # several words are a list, with commas between them


@dataclass(frozen=True, slots=True)
class Narration:
    """The sentences about one event.

    `opens_step`: a new step of the match begins with it. A log sets it off from the others, and a
    replay stops before it.
    """

    texts: tuple[Text, ...]
    opens_step: bool = False


def text(text_id: str, /, **args: Arg) -> Text:
    """Make a Text: `text("bang-event-turn", player=PlayerName(2))`."""
    return Text(text_id, tuple(args.items()))


def yes(is_so: object) -> str:
    """Answer a yes-or-no question of a text, such as `{ $known -> [yes] ... *[no] ... }`."""
    return "yes" if is_so else "no"
