"""The interface of each game's screen: draw the table, tell the events, ask the questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import StringIO
from typing import Any, ClassVar, NoReturn

import msgspec
from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.narration import Narration
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_narration
from whistlestop.terminal.console import Console
from whistlestop.terminal.reasons import Thing

_MODULES = {
    "bang": "whistlestop.terminal.bang.screen",
    "colt-super-express": "whistlestop.terminal.colt_super_express.screen",
    "train-heist": "whistlestop.terminal.train_heist.screen",
}


class WrongView(WhistlestopError):
    """The server's view of the game does not have the form that this program knows."""


class Screen(ABC):
    """A screen that shows one match as text. `players` are the names of the seats' players."""

    view_type: ClassVar[type]  # the type of the game's views

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.players = players

    def read(self, view: object) -> Any:
        """Convert a view from a server's JSON. Raise WrongView if it has another form."""
        try:
            return msgspec.convert(view, self.view_type)
        except msgspec.ValidationError as problem:
            raise WrongView(f"not a view of this game: {problem}", "other-game") from problem

    @abstractmethod
    def draw(self, view: Any) -> Text:
        """Draw the table with everything on it."""

    def drawings(self, view: Any) -> Sequence[Text]:
        """Return drawings of the table from the whole table to the smallest one that is enough."""
        return (self.draw(view),)

    @abstractmethod
    def sketch(self, view: Any) -> Text:
        """Draw the table in a few lines, to be shown between two steps."""

    def tell(self, narration: Narration | None) -> str | None:
        """Return the text of a narration; None if the event needs no words."""
        if narration is None:
            return None
        return say_narration(self.texts, narration, self.players)

    def thing(self, what: str, view: Any) -> str:  # noqa: ARG002 - most games have no pointing
        """Return the name of the thing that a player points at."""
        return what

    def meant(self, words: str, view: Any) -> str | None:  # noqa: ARG002 - the same
        """Return the id of the thing that these typed words mean, or None."""
        return None

    def things(self, view: Any) -> Sequence[Thing]:  # noqa: ARG002 - to be written
        """List the things about which a person can ask `why`, the most likely ones first."""
        return ()

    @abstractmethod
    def answer(self, ask: Ask, view: Any, console: Console) -> Answer:
        """Ask the person until they give a legal answer."""

    @abstractmethod
    def answer_text(self, answer: Answer, ask: Ask, view: Any) -> str:
        """Return an answer in words."""

    def question_rows(self, ask: Ask, view: Any, width: int) -> int:
        """Return the rows of a screen that a question takes, with its answers and the prompt."""
        preview = _Preview(width)
        with suppress(_Asked):
            self.answer(ask, view, preview)
        return preview.rows + 1


class _Asked(Exception):
    """A question was printed up to its prompt."""


class _Preview(Console):
    """A console that counts the rows of a question, and prints nothing."""

    def __init__(self, width: int) -> None:
        super().__init__(RichConsole(file=StringIO(), width=width))
        self.rows = 0

    def _print(self, text: Text) -> None:
        self.rows += self._rows(text)

    def read_line(self, prompt: str) -> NoReturn:
        raise _Asked(prompt)


def screen(game: str, texts: Texts, players: tuple[str, ...]) -> Screen:
    """Make the screen of this game."""
    made: Screen = import_module(_MODULES[game]).SCREEN(texts, players)
    return made
