"""A console without a screen: it types given words and collects the printed text."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from whistlestop.terminal.console import Console, Quit


class ScriptedConsole(Console):
    """A console that types the given words and then quits.

    `screens` are the texts between two clears. `before` is called with every prompt before its
    answer.
    """

    def __init__(self, *words: str, before: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.words = list(words)
        self.before = before
        self.screens = [""]

    @property
    def text(self) -> str:
        """Return everything that was printed."""
        return "".join(self.screens)

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:  # noqa: ARG002
        self.screens[-1] += " " * indent + text + "\n"

    def tell(self, text: str, style: str = "") -> None:
        self.say(text, style)

    def show(self, text: Text | str) -> None:
        self.screens[-1] += str(text) + "\n"

    def read(self, prompt: str) -> str:
        while True:
            word = self._read(prompt)
            if not self._asks_for_help(word):
                return word

    def _read(self, prompt: str) -> str:
        self.screens[-1] += prompt
        if self.before is not None:
            self.before(prompt)
        if not self.words:
            raise Quit
        word = self.words.pop(0)
        self.screens[-1] += word + "\n"
        return word

    def clear(self) -> None:
        self.screens.append("")
