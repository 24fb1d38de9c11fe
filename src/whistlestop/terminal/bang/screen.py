"""BANG!'s screen: what the terminal asks of it, and which of its parts knows."""

from __future__ import annotations

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.view import TableView
from whistlestop.locales import Texts
from whistlestop.terminal.bang.menu import Menu
from whistlestop.terminal.bang.table import Table
from whistlestop.terminal.bang.words import Words
from whistlestop.terminal.console import Console
from whistlestop.terminal.screen import Screen


class BangScreen(Screen):
    view_type = TableView

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        super().__init__(texts, players)
        words = Words(texts, players)
        self.table = Table(words)
        self.menu = Menu(words)

    def draw(self, view: TableView) -> Text:
        return self.table.draw(view)

    def sketch(self, view: TableView) -> Text:
        return self.table.sketch(view)

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        return self.menu.answer(ask, view, console)


SCREEN = BangScreen
