"""Colt Super Express's screen: hands each task to the drawing or the menus, and tells events."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.games.colt_super_express.view import BanditView, TrainView
from whistlestop.locales import Texts
from whistlestop.terminal.colt_super_express.menu import Menu
from whistlestop.terminal.colt_super_express.names import Names
from whistlestop.terminal.colt_super_express.table_drawing import TableDrawing
from whistlestop.terminal.console import Console
from whistlestop.terminal.screen import Screen

_STEPS = ("round", "revealed", "uncoupled", "ended")


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

    def answer(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        return self.menu.answer(ask, view, console)

    # The log

    def opens_step(self, event: Event) -> bool:
        return event.kind in _STEPS

    def tell(self, event: Event, view: TrainView) -> str | None:
        parts: dict[str, Any] = dict(event.payload)
        seat = parts.pop("seat", parts.pop("winner", None))
        if seat is not None:
            parts["bandit"] = self._name(view.bandits[seat])
            parts["player"] = self.players[seat]
        else:
            parts["bandit"] = ""
        if event.kind == "schemed":
            if "cards" not in parts:
                return None
            parts["known"] = "yes"
            parts["cards"] = self._cards(parts["cards"])
        elif event.kind == "revealed":
            parts["card"] = self.texts.say(f"colt-card-{parts['card']}")
        elif event.kind == "fired":
            target = parts.pop("target")
            parts["hit"] = "no" if target is None else "yes"
            parts["target"] = "" if target is None else self._name(view.bandits[target])
        elif event.kind == "treasure":
            parts["known"] = "yes" if "value" in parts else "no"
            parts.setdefault("value", 0)
        elif event.kind == "showed-treasure":
            parts["values"] = ", ".join(f"${value}" for value in parts["values"])
        elif "car" in parts:
            parts["place"] = self.texts.say("colt-place", car=parts["car"])
        return self.texts.say(f"colt-event-{event.kind}", **parts)

    def _name(self, bandit: BanditView) -> str:
        return self.names.bandit(bandit)

    def _cards(self, cards: tuple[str, ...] | list[str]) -> str:
        return self.names.cards(cards)


SCREEN = ColtScreen
