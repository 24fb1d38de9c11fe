"""An emulated screen: it understands the control sequences that the terminal client uses."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO

from rich.console import Console as RichConsole

from whistlestop.terminal.console import Console, Quit

_PART = re.compile(r"\x1b\[(?P<numbers>[0-?]*)(?P<final>[@-~])|(?P<text>.)", re.DOTALL)


class EmulatedScreen:
    """A screen of some rows and 80 columns. `feed` it output, and read its `lines`."""

    def __init__(self, rows: int = 24, columns: int = 80) -> None:
        self.rows, self.columns = rows, columns
        self.scrolled: list[str] = []  # the lines that have left the screen at its top
        self._cells = [""] * rows
        self._row = self._column = 0

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._cells]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def feed(self, output: str) -> None:
        for part in _PART.finditer(output):
            if part["final"]:
                self._control(part["final"], part["numbers"])
            elif part["text"] == "\n":
                self._break()
            elif part["text"] == "\r":
                self._column = 0
            elif part["text"] >= " ":
                self._write(part["text"])

    def _control(self, final: str, numbers: str) -> None:
        if final == "H":
            assert numbers in ("", "1;1")
            self._row = self._column = 0
        elif final == "J":
            if numbers == "2":
                self._cells = [""] * self.rows
            elif numbers == "3":
                self.scrolled.clear()
        elif final == "K":
            self._cells[self._row] = self._cells[self._row][: self._column]
        else:
            assert final in "mlh", final  # colours and the cursor

    def _break(self) -> None:
        self._column = 0
        self._row += 1
        if self._row == self.rows:
            self.scrolled.append(self._cells.pop(0))
            self._cells.append("")
            self._row -= 1

    def _write(self, letter: str) -> None:
        if self._column == self.columns:
            self._break()
        line = self._cells[self._row].ljust(self._column)
        self._cells[self._row] = line[: self._column] + letter + line[self._column + 1 :]
        self._column += 1


class EmulatedConsole(Console):
    """A console on an emulated screen. It types the given words and then quits.

    `shown` are the screens at each prompt. `before` is called with every prompt before its answer.
    """

    def __init__(
        self, *words: str, rows: int = 24, before: Callable[[str], None] | None = None
    ) -> None:
        self.out = StringIO()
        rich = RichConsole(
            file=self.out,
            force_terminal=True,
            width=80,
            height=rows,
            color_system=None,
            highlight=False,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
        super().__init__(rich)
        self.words = list(words)
        self.before = before
        self.screen = EmulatedScreen(rows)
        self.shown: list[str] = []
        self._fed = 0

    def update(self) -> str:
        """Show the latest output on the screen, and return the screen."""
        output = self.out.getvalue()
        self.screen.feed(output[self._fed :])
        self._fed = len(output)
        return self.screen.text

    def read_line(self, prompt: str) -> str:
        self.out.write(prompt)
        self.shown.append(self.update())
        if self.before is not None:
            self.before(prompt)
        if not self.words:
            raise Quit
        word = self.words.pop(0)
        self.out.write(f"{word}\n")
        return word
