"""The screen of Train Heist, which passes each task to the drawing, the names or the menus."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Pick
from whistlestop.games.train_heist.view import TableView
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.reasons import Thing
from whistlestop.terminal.screen import Screen
from whistlestop.terminal.train_heist.answer_lines import answer_line
from whistlestop.terminal.train_heist.menu import Menu
from whistlestop.terminal.train_heist.names import Names
from whistlestop.terminal.train_heist.table_drawing import TableDrawing


class TrainHeistScreen(Screen):
    view_type = TableView

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        super().__init__(texts, players)
        names = Names(texts, players)
        self.names = names
        self.table = TableDrawing(names)
        self.menu = Menu(names, self.table)

    def draw(self, view: TableView) -> Text:
        return self.table.draw(view)

    def drawings(self, view: TableView) -> Sequence[Text]:
        table = self.table
        return table.draw(view), table.draw_without_map(view), table.draw_small(view)

    def sketch(self, view: TableView) -> Text:
        return self.table.sketch(view)

    def thing(self, what: str, view: TableView) -> str:
        return self.names.thing(view, what)

    def meant(self, words: str, view: TableView) -> str | None:
        return self.names.meant(view, words)

    def things(self, view: TableView) -> list[Thing]:
        names = self.names
        own = [each for each in view.cowboys if view.turn == each.number or each.seat == view.seat]
        cards = [
            Thing((card, names.card(card)), Pick(card))
            for cowboy in own
            for card in cowboy.hand
            if card is not None
        ]
        ids = [each.name for each in view.squares]
        ids += [each.id for each in view.board.spaces] + [each.id for each in view.board.places]
        lying = [Thing((name, names.thing(view, name)), Pick(place=name)) for name in ids]
        seats = [
            Thing((names.who(view, each.number),), Pick(seat=each.number)) for each in view.cowboys
        ]
        return [*cards, *lying, *seats]

    def answer_text(self, answer: Answer, ask: Ask, view: TableView) -> str:
        return answer_line(self.names, answer, ask, view)

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        return self.menu.answer(ask, view, console)


SCREEN = TrainHeistScreen
