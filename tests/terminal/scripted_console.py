"""A console without a screen: what will be typed goes in, what was shown comes out."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from whistlestop.terminal.console import Console, Quit


class ScriptedConsole(Console):
    """Types the given words and then leaves. `screens` is the text between one clear and the next.

    `before` is called with every prompt, before it is answered.
    """

    def __init__(self, *words: str, before: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.words = list(words)
        self.before = before
        self.screens = [""]

    @property
    def text(self) -> str:
        """All that was shown."""
        return "".join(self.screens)

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:  # noqa: ARG002
        self.screens[-1] += " " * indent + text + "\n"

    def show(self, text: Text | str) -> None:
        self.screens[-1] += str(text) + "\n"

    def read(self, prompt: str) -> str:
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
