"""Lost connections and servers that differ from this program."""

from __future__ import annotations

import msgspec
import pytest

from terminal.fake_network import FakeTable, table
from terminal.online_table.players import PLAYING
from whistlestop.client.errors import RequestRefused
from whistlestop.client.reconnecting import GaveUp


def test_a_person_who_cannot_come_back_is_told_why() -> None:
    fake = FakeTable()
    fake.tell(table())
    fake.network._receive(GaveUp(RequestRefused("no", "kicked")))
    with pytest.raises(RequestRefused):
        fake.online_table.run(seat=None, watch=False)


def test_an_unknown_view_is_reported_as_another_version_of_the_game() -> None:
    fake = FakeTable("123", "")
    odd = msgspec.structs.replace(fake.standing(), view={"board": "chess"})
    fake.tell(PLAYING, odd)
    with pytest.raises(Exception, match="not a view of this game") as caught:
        fake.online_table.run(seat=None, watch=False)
    assert getattr(caught.value, "kind", "") == "other-game"


def test_a_game_that_this_program_does_not_know_is_reported() -> None:
    fake = FakeTable()
    fake.tell(table(game="chess"))
    with pytest.raises(Exception, match="chess") as caught:
        fake.online_table.run(seat=None, watch=False)
    assert getattr(caught.value, "kind", "") == "unknown-game"
