"""The messages that a page was sent, and the views in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

from browser.steps import Wiretap
from whistlestop.client.table_state import TableState
from whistlestop.wire import from_server
from whistlestop.wire.from_server import Standing, Step


class Overheard:
    """The messages that a page was sent."""

    def __init__(self, page: Page) -> None:
        self._tap = Wiretap(page)

    @property
    def heard(self) -> list[Any]:
        return [from_server.read.decode(text) for text in self._tap.heard]

    def standings(self) -> list[Standing]:
        return [each for each in self.heard if isinstance(each, Standing)]

    def undecided(self) -> bool:
        """Return whether the last message about the match leaves a choice.

        The server soon answers a question with only one answer.
        """
        for text in reversed(self._tap.heard):
            message = from_server.read.decode(text)
            if isinstance(message, Standing | Step):
                return message.ask is not None and len(message.ask.answers) > 1
        return False

    def others(self) -> str:
        """Return the text of all messages that are not about the match."""
        return "".join(
            text
            for text in self._tap.heard
            if not isinstance(from_server.read.decode(text), Standing | Step)
        )


def once(told: Sequence[object]) -> list[object]:
    """Drop repeated messages: a person who comes back is told again what they already know."""
    return [each for at, each in enumerate(told) if not at or each != told[at - 1]]


def views(heard: list[Any]) -> Iterator[Any]:
    """Yield the views in these messages, one after the other."""
    chair = TableState()
    for message in heard:
        yield from (moment.view for moment in chair.apply(message))
