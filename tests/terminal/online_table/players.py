"""A server's table with Ann, Bo and a bot, and functions that let Ann play there."""

from __future__ import annotations

import msgspec
import pytest

from terminal.fake_network import FREE, MATCH, FakeTable, bot, person, table
from whistlestop.terminal.console import Quit
from whistlestop.wire.from_client import (
    Request,
)
from whistlestop.wire.from_server import Table

BO = person(2, "Bo")
PLAYERS = (person(1, "Ann"), BO, bot("x"))
PLAYING = table(*PLAYERS, phase="playing", match=MATCH)
SCHEMES = ["123", "", "134", "", "421", ""] * 20


def run_until_quit(fake: FakeTable, *, seat: int | None = None, watch: bool = False) -> str:
    """Run the table until the script is over; return what was printed."""
    with pytest.raises(Quit):
        fake.online_table.run(seat=seat, watch=watch)
    return fake.text


def run_command(words: str, *, at: Table | None = None) -> tuple[list[Request], str]:
    """Type a command; return the requests that it sends, and what is printed after it."""
    fake = FakeTable(words)
    fake.tell(at or table(person(1, "Ann"), BO, FREE, bot()))
    text = run_until_quit(fake).partition(words)[2]
    return [msgspec.structs.replace(each, id=0) for each in fake.network.requests], text
