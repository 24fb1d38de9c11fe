"""Taking a seat, being sent away, and changes at the table."""

from __future__ import annotations

import msgspec
import pytest

from terminal.fake_network import ANN, FREE, FakeTable, bot, person, table
from terminal.online_table.players import BO, run_until_quit
from whistlestop.wire.from_client import (
    Request,
    Sit,
)
from whistlestop.wire.from_server import Bye, Me, Table


@pytest.mark.parametrize(
    ("at", "how", "request_"),
    [
        (table(BO, FREE, FREE, me=None), {}, [Sit(id=0, seat=1)]),
        (table(BO, FREE, FREE, me=None), {"seat": 2}, [Sit(id=0, seat=2)]),
        (table(BO, FREE, FREE, me=None), {"watch": True}, []),
        (table(BO, bot(), me=None), {}, []),
        (table(person(1, "Ann"), FREE), {}, []),
        (table(person(1, "Ann"), FREE), {"seat": 0}, []),
        (table(person(1, "Ann"), FREE), {"seat": 1}, [Sit(id=0, seat=1)]),
        (table(BO, bot(), bot(), me=None, phase="playing"), {}, []),
        (table(BO, bot(), bot(), me=None, phase="playing"), {"seat": 2}, [Sit(id=0, seat=2)]),
    ],
)
def test_a_newcomer_takes_a_free_seat(
    at: Table, how: dict[str, int], request_: list[Request]
) -> None:
    fake = FakeTable(seat=None)
    fake.tell(at)
    fake.tell(msgspec.structs.replace(at, phase="gathering"))
    fake.tell(Bye(why="kicked"))
    fake.online_table.run(seat=how.get("seat"), watch=bool(how.get("watch")))
    assert fake.network.requests == request_


def test_a_kicked_person_is_told() -> None:
    fake = FakeTable()
    fake.tell(table(), Bye(why="kicked"))
    fake.online_table.run(seat=None, watch=False)
    assert fake.text.endswith("The host has removed you from this table.\n")


def test_changes_at_the_table_are_announced_as_they_come() -> None:
    fake = FakeTable()
    fake.tell(
        table(), table(person(1, "Ann"), BO, FREE, FREE, spectators=(ANN, Me(id=9, name="Zoë")))
    )
    text = run_until_quit(fake)
    assert ("Bo takes seat 1." in text, "Zoë is watching." in text) == (True, True)
