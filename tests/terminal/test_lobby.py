"""The lobby in the terminal: pages of the public tables, and a search."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console as RichConsole

from terminal.fake_network import ANN
from whistlestop.client.http_api import Guest
from whistlestop.locales import Texts
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.lobby import Lobby
from whistlestop.terminal.network_thread import NetworkThread
from whistlestop.wire.field_types import PAGE
from whistlestop.wire.from_server import TableCard
from whistlestop.wire.http_bodies import MyTable, TablePage

TABLES = 2 * PAGE + 20


def card(number: int) -> TableCard:
    return TableCard(
        key=f"{number:022}",
        game="bang",
        options={},
        phase="gathering",
        host=f"Host {number}",
        seats=4,
        people=1,
        bots=0,
        clock=None,
        open=True,
    )


class Listed(Guest):
    """A guest at a server with many tables, who notes each search."""

    def __init__(self) -> None:
        super().__init__("http://host", "token", ANN)
        self.searches: list[tuple[str, int]] = []

    async def my_tables(self) -> list[MyTable]:
        return []

    async def search_tables(
        self, search: str = "", game: str | None = None, *, free: bool = False, first: int = 0
    ) -> TablePage:
        del game, free
        self.searches.append((search, first))
        fitting = [card(number) for number in range(TABLES) if search in f"Host {number}"]
        tables = tuple(fitting[first : first + PAGE])
        return TablePage(tables=tables, first=first, total=len(fitting))


@pytest.mark.parametrize(
    ("words", "searches", "picked"),
    [
        (("2",), [("", 0)], 1),
        (("+", "2"), [("", 0), ("", PAGE)], PAGE + 1),
        (("+", "+", "+", "1"), [("", 0), ("", PAGE), ("", 2 * PAGE), ("", 2 * PAGE)], 2 * PAGE),
        (("+", "-", "-", "1"), [("", 0), ("", PAGE), ("", 0), ("", 0)], 0),
        (("+", "/ 77 ", "1"), [("", 0), ("", PAGE), ("77", 0)], 77),
        (("/77", "/", "3"), [("", 0), ("77", 0), ("", 0)], 2),
    ],
)
def test_a_person_turns_pages_and_searches(
    words: tuple[str, ...], searches: list[tuple[str, int]], picked: int
) -> None:
    out = StringIO()
    console = LiveConsole(RichConsole(file=out, width=100, highlight=False))
    console.keyboard.type("".join(f"{word}\n" for word in words).encode())
    guest = Listed()
    with NetworkThread(console.post) as network:
        assert Lobby(network, guest, Texts("en"), console).pick() == card(picked).key
        network.run(guest.close())
    assert guest.searches == searches
    assert f"Public tables 1 to {PAGE} of {TABLES}" in out.getvalue()
