"""What the terminal needs to know to show a game: its screen. Each game has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, ClassVar

import msgspec
from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.narration import Narration
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_narration
from whistlestop.terminal.console import Console

_WHERE = {
    "bang": "whistlestop.terminal.bang.screen",
    "colt-super-express": "whistlestop.terminal.colt_super_express",
    "train-heist": "whistlestop.terminal.train_heist",
}


class WrongView(WhistlestopError):
    """A server shows the game otherwise than this program knows it."""


class Screen(ABC):
    """`players` are the names of the people and bots, by seat."""

    view_type: ClassVar[type]  # of the game's views

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.players = players

    def read(self, view: object) -> Any:
        """The view that came from a server, as JSON knows it."""
        try:
            return msgspec.convert(view, self.view_type)
        except msgspec.ValidationError as problem:
            raise WrongView(f"not a view of this game: {problem}", "other-game") from problem

    @abstractmethod
    def draw(self, view: Any) -> Text:
        """The table, with all there is to know."""

    @abstractmethod
    def sketch(self, view: Any) -> Text:
        """The table at a glance, between two steps."""

    def tell(self, narration: Narration | None) -> str | None:
        """Say what happened; None if it needs no words."""
        if narration is None:
            return None
        return say_narration(self.texts, narration, self.players)

    def thing(self, what: str, view: Any) -> str:  # noqa: ARG002 - most games have no pointing
        """Something of the view that somebody points at."""
        return what

    def meant(self, words: str, view: Any) -> str | None:  # noqa: ARG002 - the same
        """The view's name for what somebody would point at with these words, if there is one."""
        return None

    @abstractmethod
    def answer(self, ask: Ask, view: Any, console: Console) -> Answer:
        """Ask the person until there is an answer."""


def screen(game: str, texts: Texts, players: tuple[str, ...]) -> Screen:
    """The screen of this game."""
    made: Screen = import_module(_WHERE[game]).SCREEN(texts, players)
    return made
