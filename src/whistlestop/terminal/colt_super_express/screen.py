"""The screen of Colt Super Express, which passes each task to the drawing or the menus."""

from __future__ import annotations

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Pick
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.locales import Texts
from whistlestop.terminal.colt_super_express.menu import Menu
from whistlestop.terminal.colt_super_express.names import Names
from whistlestop.terminal.colt_super_express.table_drawing import TableDrawing
from whistlestop.terminal.console import Console
from whistlestop.terminal.reasons import Thing
from whistlestop.terminal.screen import Screen


class ColtScreen(Screen):
    view_type = TrainView

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        super().__init__(texts, players)
        self.names = Names(texts, players)
        self.table = TableDrawing(self.names)
        self.menu = Menu(self.names)

    def draw(self, view: TrainView) -> Text:
        return self.table.draw(view)

    def sketch(self, view: TrainView) -> Text:
        return self.table.sketch(view)

    def things(self, view: TrainView) -> list[Thing]:
        say = self.texts.say
        cards = [
            Thing((str(at), card, say(f"colt-card-{card}")), Pick(card))
            for at, card in enumerate(view.hand, 1)
        ]
        bandits = [(name, say(f"colt-bandit-{name}")) for name in NAMES]
        seats = [
            Thing((self.players[each.seat], self.names.bandit(each)), Pick(seat=each.seat))
            for each in view.bandits
            if each.name and view.round
        ]
        return [*cards, *seats, *[Thing(words, Pick(words[0])) for words in bandits]]

    def answer_text(self, answer: Answer, ask: Ask, view: TrainView) -> str:  # noqa: ARG002
        if answer.verb == "scheme":
            return self.names.cards(answer.cards)
        return ", ".join([self.texts.say(f"colt-bandit-{name}") for name in answer.cards])

    def answer(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        return self.menu.answer(ask, view, console)


SCREEN = ColtScreen
