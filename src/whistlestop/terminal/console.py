"""The console, which prints text and reads the words that the person types."""

from __future__ import annotations

import textwrap
from typing import NoReturn

from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.terminal.sanitize import clean


class Quit(Exception):
    """The person leaves the table."""


class _RichConsole(RichConsole):
    def on_broken_pipe(self) -> NoReturn:
        """Raise an error where Rich would exit: a closed pipe is not an error of the program."""
        raise BrokenPipeError


class Console:
    """A console that prints with Rich: plain text into a pipe, colour on a screen."""

    def __init__(self, rich: RichConsole | None = None) -> None:
        self.rich = rich or _RichConsole(highlight=False)

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print prose, wrapped between words."""
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
        """Print a drawing or a file line by line, not wrapped and without control characters."""
        shown = Text(text) if isinstance(text, str) else text
        plain = clean(shown.plain)
        if plain != shown.plain:
            shown = Text(plain, style=shown.style)
        self.rich.print(shown, soft_wrap=True)

    def read(self, prompt: str) -> str:
        """Read a line. Raise Quit if the person leaves (q, Ctrl-C, or the end of the input)."""
        try:
            word = self.rich.input(Text(prompt)).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: stdin was closed
            self.say()
            raise Quit from None
        if word in ("q", "quit"):
            raise Quit
        return word

    def clear(self) -> None:
        """Clear the screen, so that the next person cannot read it."""
        if self.rich.is_terminal and not self.rich.is_dumb_terminal:
            self.rich.clear()
            self.rich.file.write("\x1b[3J")  # clear the scrollback buffer, too
        else:
            self.say("\n" * max(40, self.rich.height))


def number(word: str, most: int) -> int | None:
    """Read a number from 1 to `most`. Return None if the word is not such a number."""
    if word.isascii() and word.isdecimal() and len(word) <= 6 and 1 <= int(word) <= most:
        return int(word)
    return None
