"""Random messages over a socket: each is answered, and none disturbs anybody."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.bystanders import bystanders, check_no_leak
from tables.junk_messages import REQUEST_TYPES, JunkMessages, check_reply
from tables.raw_socket import (
    raw_socket,
)
from tables.serving import Serving, all_gone
from tables.visitor import COLT
from whistlestop.client.http_api import Guest, http_client
from whistlestop.server.connections.dispatch import _id_of, _read
from whistlestop.server.errors import BadMessage

SOAK = "WHISTLESTOP_SOAK" in os.environ
ROUNDS = 60 if SOAK else 1
EACH = 150  # messages of one socket in one round


@pytest.mark.slow
@pytest.mark.usefixtures("no_limits")
@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_every_message_is_answered_and_disturbs_nobody(server: Serving, seed: int) -> None:
    rng = Random(seed)
    heard: list[str] = []
    async with bystanders(server, rng) as both, http_client(server.url) as http:
        people = [each.guest.me.id for show in both for each in show.people]
        guests = [await Guest.register(server.url, f"Eve {n}", http) for n in range(4)]
        own = await guests[0].open_table(COLT, seats=4)
        keys = [own.key, both[1].key, both[1].match]
        people += [guest.me.id for guest in guests]

        async def storm(guest: Guest, seed: int) -> None:
            junk = JunkMessages(Random(seed), keys, people)
            async with raw_socket(guest) as raw:
                for _ in range(EACH):
                    what = junk.draw()
                    known = len(raw.heard)
                    check_reply(what, await raw.send_raw(what))
                    for said in raw.heard[known:]:
                        junk.learn(said)
                heard.extend(raw.heard)

        await asyncio.gather(*(storm(guest, rng.randrange(2**32)) for guest in guests))
        for show in both:
            await show.end()
        await check_no_leak(server, both, heard)
    await all_gone(server)


@given(st.one_of(st.none(), st.text(), st.recursive(st.none(), st.lists).map(json.dumps)))
def test_a_text_is_a_request_or_a_bad_message(text: str | None) -> None:
    number = _id_of(text)
    assert number is None or 0 <= number < 2**31
    with suppress(BadMessage):
        assert isinstance(_read(text), REQUEST_TYPES)
