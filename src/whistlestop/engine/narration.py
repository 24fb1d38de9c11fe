"""Narrations: the sentences about an event, as ids of texts in the locales with their arguments.

A game chooses the texts once, independently of any language. Everybody reads them in their own
language. The terminal, the web client's log, replays and the text for screen readers all say the
same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class PlayerName:
    """The name of the person or bot in a seat. The reader may be called `you` instead.

    `called` is the name of the figure that they play, if the game calls them by it.
    """

    seat: int
    called: Text | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the locales; `args` has exactly the variables of that text, by name.

    An id like `heist-wanted-kid.titled` is an attribute of a message.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Word: TypeAlias = str | int | Text | PlayerName
Arg: TypeAlias = Word | tuple[Word, ...]  # a tuple is written as a list with commas


@dataclass(frozen=True, slots=True)
class Narration:
    """The sentences about one event.

    `opens_step` means that a new step of the match begins with this event. A log separates the
    event from those before it, and a replay stops before it.

    `action` tells what can be taken back: an action `begins` with this event, or with this event
    the last action that is left has been `undone`. A log strikes it out.
    """

    texts: tuple[Text, ...]
    opens_step: bool = False
    action: Literal["begins", "undone"] | None = None


def text(text_id: str, /, **args: Arg) -> Text:
    """Make a Text: `text("bang-event-turn", player=PlayerName(2))`."""
    return Text(text_id, tuple(args.items()))


def yes(is_so: object) -> str:
    """Return `yes` or `no`, for a choice in a text such as `{ $known -> [yes] ... *[no] ... }`."""
    return "yes" if is_so else "no"
