"""Where the terminal's texts go, and where a person's words come from."""

from __future__ import annotations

import textwrap
from typing import NoReturn

from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.terminal.clean import clean


class Quit(Exception):
    """The person leaves the table."""


class _RichConsole(RichConsole):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program, as if something had gone wrong."""
        raise BrokenPipeError


class Console:
    """Rich finds out whether there is a screen and colour; a pipe gets plain text."""

    def __init__(self, rich: RichConsole | None = None) -> None:
        self.rich = rich or _RichConsole(highlight=False)

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Prose, wrapped between words."""
        margin = " " * indent
        lines = [
            textwrap.fill(
                line,
                self.rich.width,
                initial_indent=margin,
                subsequent_indent=margin,
                break_long_words=False,
                break_on_hyphens=False,
            )
            for line in text.split("\n")
        ]
        self.show(Text("\n".join(lines), style=style))

    def show(self, text: Text | str) -> None:
        """A picture or a file: every line as it is, but for what would steer the terminal."""
        shown = Text(text) if isinstance(text, str) else text
        plain = clean(shown.plain)
        if plain != shown.plain:
            shown = Text(plain, style=shown.style)
        self.rich.print(shown, soft_wrap=True)

    def read(self, prompt: str) -> str:
        """What the person types; leaving (q, Ctrl-C, or the input's end) raises Quit."""
        try:
            word = self.rich.input(Text(prompt)).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last one: stdin was closed
            self.say()
            raise Quit from None
        if word in ("q", "quit"):
            raise Quit
        return word

    def clear(self) -> None:
        """So that nobody reads what the last person saw."""
        if self.rich.is_terminal and not self.rich.is_dumb_terminal:
            self.rich.clear()
            self.rich.file.write("\x1b[3J")  # what could be scrolled back to, too
        else:
            self.say("\n" * max(40, self.rich.height))


def number(word: str, most: int) -> int | None:
    """The number from 1 to `most` that this is, or None."""
    if word.isascii() and word.isdecimal() and len(word) <= 6 and 1 <= int(word) <= most:
        return int(word)
    return None
