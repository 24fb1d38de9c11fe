"""A server's table with Ann, Bo and a bot, and how Ann plays there."""

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


def stay(fake: FakeTable, *, seat: int | None = None, watch: bool = False) -> str:
    """Until the script is over."""
    with pytest.raises(Quit):
        fake.online_table.run(seat=seat, watch=watch)
    return fake.text


def ordered(words: str, *, at: Table | None = None) -> tuple[list[Request], str]:
    """What is asked of the server when somebody types this, and what is shown after it."""
    fake = FakeTable(words)
    fake.tell(at or table(person(1, "Ann"), BO, FREE, bot()))
    text = stay(fake).partition(words)[2]
    return [msgspec.structs.replace(each, id=0) for each in fake.network.asked], text
