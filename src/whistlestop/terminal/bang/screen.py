"""The screen of BANG!, which passes each task to the drawing or the menus."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Pick
from whistlestop.games.bang.view import TableView
from whistlestop.locales import Texts
from whistlestop.terminal.bang.menu import Menu
from whistlestop.terminal.bang.names import Names
from whistlestop.terminal.bang.table_drawing import TableDrawing
from whistlestop.terminal.console import Console
from whistlestop.terminal.reasons import Thing
from whistlestop.terminal.screen import Screen


class BangScreen(Screen):
    view_type = TableView

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        super().__init__(texts, players)
        names = Names(texts, players)
        self.names = names
        self.table = TableDrawing(names)
        self.menu = Menu(names)

    def draw(self, view: TableView) -> Text:
        return self.table.draw(view)

    def drawings(self, view: TableView) -> Sequence[Text]:
        return self.table.draw(view), self.table.draw_small(view)

    def sketch(self, view: TableView) -> Text:
        return self.table.sketch(view)

    def things(self, view: TableView) -> list[Thing]:
        names = self.names
        hand = [
            Thing((str(at), card, names.card(card)), Pick(card))
            for at, card in enumerate(view.hand, 1)
        ]
        piles = [pile for _, pile in view.piles]
        for player in view.players:
            piles += [player.cards, *[pile for _, pile in player.piles]]
        lying = [card for pile in piles for card in pile]
        table = [Thing((card, names.card(card)), Pick(card)) for card in lying]
        seats = [
            Thing((self.players[seat], names.who(view, seat)), Pick(seat=seat))
            for seat in range(len(view.players))
        ]
        return [*hand, *table, *seats]

    def answer_text(self, answer: Answer, ask: Ask, view: TableView) -> str:
        return self.menu.title(answer, ask, view)

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        return self.menu.answer(ask, view, console)


SCREEN = BangScreen
