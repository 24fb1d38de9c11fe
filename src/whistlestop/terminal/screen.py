"""What the terminal needs to know to show a game: its screen. Each game has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console

_WHERE = {"colt-super-express": "whistlestop.terminal.colt_super_express"}


class Screen(ABC):
    """`players` are the names of the people and bots, by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.players = players

    @abstractmethod
    def draw(self, view: Any) -> Text:
        """The table, with all there is to know."""

    @abstractmethod
    def sketch(self, view: Any) -> Text:
        """The table at a glance, between two steps."""

    @abstractmethod
    def tell(self, event: Event, view: Any) -> str | None:
        """What happened, in a sentence; None if it needs no words."""

    @abstractmethod
    def opens_step(self, event: Event) -> bool:
        """Whether a new step begins here, and the table is worth a look before it."""

    @abstractmethod
    def answer(self, ask: Ask, view: Any, console: Console) -> Answer:
        """Ask the person until there is an answer."""


def screen(game: str, texts: Texts, players: tuple[str, ...]) -> Screen:
    """The screen of this game."""
    made: Screen = import_module(_WHERE[game]).SCREEN(texts, players)
    return made
