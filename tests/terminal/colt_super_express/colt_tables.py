"""The screen of Colt Super Express in tests."""

from __future__ import annotations

from tables.colt import Table, table
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.ask import Answer
from whistlestop.locales import Texts
from whistlestop.terminal.colt_super_express.screen import ColtScreen

PLAYERS = ("you", *("Normal (bot)",) * 6)


def screen(language: str = "en") -> ColtScreen:
    return ColtScreen(Texts(language), PLAYERS)


def drawn(t: Table, seat: int | None = 0, language: str = "en") -> str:
    return "\n" + screen(language).draw(t.match.view(seat)).plain + "\n"


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


def scheming(*words: str, expansions: str = "", language: str = "en") -> tuple[Answer, str]:
    """Type these words as Belle's player; return the answer and what was printed."""
    t = table(inside="- | Be> | Ch> | Dj> | -", expansions=expansions)
    console = ScriptedConsole(*words)
    answer = screen(language).answer(t.match.asks[0], t.match.view(0), console)
    assert console.words == [], "it was confirmed before all was typed"
    return answer, console.text
