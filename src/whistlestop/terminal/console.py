"""The console, which prints text and reads the words that the person types."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

from rich.cells import cell_len
from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.locales import Texts
from whistlestop.terminal.sanitize import clean
from whistlestop.terminal.typed_words import not_understood

_MOST_NEWS = 200  # that are kept
_NEWS = 8  # lines of news that are more important than a larger drawing
_FEWEST_NEWS = 3  # lines of news that even a small screen shows


class Quit(Exception):
    """The person leaves the table."""


class _EndOfPaging(Exception):
    """The person does not want to read the next page."""


class _RichConsole(RichConsole):
    def on_broken_pipe(self) -> NoReturn:
        """Raise an error where Rich would exit: a closed pipe is not an error of the program."""
        raise BrokenPipeError


class Console:
    """A console that prints with Rich: plain text into a pipe, colour on a screen.

    On a screen, `redraw` draws the table in place, with the news below it. A pipe gets every line
    once, in its order. With `texts`, long texts on a screen are shown page by page.
    """

    def __init__(self, rich: RichConsole | None = None) -> None:
        self.rich = rich or _RichConsole(highlight=False)
        self.texts: Texts | None = None
        # Says why a typed thing cannot be used or, if the second argument is true, that it can be
        # used. Returns False if the words mean no thing.
        self.say_why: Callable[[str, bool], bool] | None = None
        self.say_hint: Callable[[], None] | None = None  # says what a bot would answer now
        self.say_again: Callable[[], None] | None = None  # says what a lesson waits for
        self.news: list[tuple[str, str]] = []  # text and style of each, told since the last answer
        self._table: tuple[Sequence[Text], int] | None = None  # as it was drawn last
        self._below: list[Text] = []  # everything that was printed below the table and its news
        self._rows_left: int | None = None  # on this page; None if nothing is paged

    @property
    def is_screen(self) -> bool:
        """Return whether the table can be drawn in place."""
        return self.rich.is_terminal and not self.rich.is_dumb_terminal

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print prose, wrapped between words."""
        self.show(Text("\n".join(self._wrapped(text, indent)), style=style))

    def _wrapped(self, text: str, indent: int = 0) -> list[str]:
        margin = " " * indent
        return [
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

    def tell(self, text: str, style: str = "") -> None:
        """Print news. It is printed again below the table when the table is drawn in place."""
        self._print(Text("\n".join(self._wrapped(clean(text))), style=style))
        self.news.append((text, style))
        del self.news[:-_MOST_NEWS]

    def show(self, text: Text | str) -> None:
        """Print a drawing or a file line by line, not wrapped and without control characters."""
        shown = Text(text) if isinstance(text, str) else text
        plain = clean(shown.plain)
        if plain != shown.plain:
            shown = Text(plain, style=shown.style)
        if self._rows_left is not None:
            self._show_paged(shown)
            return
        if self._table is not None:
            self._below.append(shown)
        self._print(shown)

    def _print(self, text: Text) -> None:
        self.rich.print(text, soft_wrap=True)

    # The table in place

    def redraw(self, drawings: Sequence[Text], below: int = 0) -> None:
        """Draw the table: on a screen in place, with the news below it.

        The first drawing that fits is used; the first one is the whole table. `below` are the rows
        that the next question takes.
        """
        if not self.is_screen:
            self.show(drawings[0])
            self.say()
            return
        self._table = drawings, below
        self._below.clear()
        self._draw_table()

    def _draw_table(self) -> None:
        if self._table is None:
            return
        drawings, below = self._table
        news = [Text(line, style) for text, style in self.news for line in self._lines(text)]
        room = self.rich.height - below - 2  # an empty line stands below the drawing
        for_news = min(len(news), _NEWS)
        fitting = [each for each in drawings if self._rows(each) + for_news <= room]
        drawing = (*fitting, drawings[-1])[0]
        self._erase()
        self._print(drawing)
        self._print(self._hint(is_whole=drawing is drawings[0]))
        for text in news[-max(_FEWEST_NEWS, room - self._rows(drawing)) :]:
            self._print(text)

    def _hint(self, *, is_whole: bool) -> Text:
        """Return the line below a drawing, which says how to see the whole table."""
        if is_whole or self.texts is None:
            return Text()
        return Text(self.texts.say("terminal-key-table"), "dim")

    def _lines(self, text: str) -> list[str]:
        return "\n".join(self._wrapped(clean(text))).split("\n")

    def _rows(self, text: Text) -> int:
        """Return the rows of the screen that a text takes."""
        return sum(max(1, -(-cell_len(line) // self.rich.width)) for line in text.plain.split("\n"))

    def _erase(self) -> None:
        """Erase the screen, but keep its lines in the scrollback buffer."""
        self.rich.file.write("\n" * self.rich.height)
        self.rich.clear()

    def _show_whole_table(self) -> bool:
        """Show the whole table, page by page. Return False if there is no screen for it."""
        if self._table is None or self.texts is None:
            return False
        with self.paged():
            self.show(self._table[0][0])
        return True

    # Pages

    @contextmanager
    def paged(self) -> Iterator[None]:
        """Show everything that is printed here page by page, and then the table again.

        Into a pipe everything is printed at once.
        """
        if not self.is_screen or self.texts is None:
            yield
            return
        self._erase()
        self._rows_left = self.rich.height - 1
        try:
            yield
            self._rows_left = None
            self.read_line(self.texts.say("terminal-page-back") + " ")
        except _EndOfPaging:
            pass
        finally:
            self._rows_left = None
        self._draw_table()
        for text in self._below:
            self._print(text)

    def _show_paged(self, text: Text) -> None:
        for line in text.split("\n", allow_blank=True):
            rows = self._rows(line)
            if self._rows_left is not None and rows > self._rows_left:
                self._turn_page()
            self._print(line)
            self._rows_left = (self._rows_left or 0) - rows

    def _turn_page(self) -> None:
        texts, self._rows_left = self.texts, None
        if texts is not None and self.read_line(texts.say("terminal-page-more") + " "):
            raise _EndOfPaging
        self._erase()
        self._rows_left = self.rich.height - 1

    # The keyboard

    def read(self, prompt: str) -> str:
        """Read a line. Raise Quit if the person leaves (q, Ctrl-C, or the end of the input)."""
        while True:
            word = self.read_line(prompt)
            if word in ("q", "quit"):
                raise Quit
            if self._asks_for_help(word):
                continue
            if word != "." or not self._show_whole_table():
                return word

    def _asks_for_help(self, word: str) -> bool:
        """Answer `hint` and `why CARD`. Return False if the word is neither."""
        if word == "hint" and self.say_hint is not None:
            self.say_hint()
            return True
        return self._asks_why(word)

    def _asks_why(self, word: str) -> bool:
        """Answer `why CARD`. For `? CARD` say only the reason: the reader of the word prints the
        explanation after it.
        """
        if self.say_why is None:
            return False
        if word.startswith("?") and word[1:].strip():
            self.say_why(word[1:].strip(), False)
        elif word.startswith("why "):
            if not self.say_why(word[4:].strip(), True) and self.texts is not None:
                self.say(not_understood(self.texts, word[4:]))
            return True
        return False

    def read_line(self, prompt: str) -> str:
        """Read a line as it is typed. Raise Quit on Ctrl-C, or at the end of the input."""
        try:
            return self.rich.input(Text(prompt)).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: stdin was closed
            self.say()
            raise Quit from None

    def refuse(self, texts: Texts, word: str, choices: Sequence[str] = ()) -> None:
        """Say that a word is no choice, or which ones it could mean. An empty line is no mistake:
        a lesson says its step again, and otherwise nothing happens.
        """
        if word:
            self.say(not_understood(texts, word, choices))
        elif self.say_again is not None:
            self.say_again()

    def clear(self) -> None:
        """Clear the screen, so that the next person cannot read it."""
        self._table = None
        self._below.clear()
        if self.is_screen:
            self.rich.clear()
            self.rich.file.write("\x1b[3J")  # clear the scrollback buffer, too
        else:
            self.say("\n" * max(40, self.rich.height))


def number(word: str, most: int) -> int | None:
    """Read a number from 1 to `most`. Return None if the word is not such a number."""
    if word.isascii() and word.isdecimal() and len(word) <= 6 and 1 <= int(word) <= most:
        return int(word)
    return None
