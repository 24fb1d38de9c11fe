"""Sensible requests of people at one table in any order: match after match, and between them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from tables.junk_messages import JunkMessages, check_reply
from tables.raw_socket import raw_socket, written
from tables.serving import all_gone, serving
from tables.visitor import COLT
from whistlestop.client.http_api import Guest, http_client
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import (
    Choose,
    Configure,
    Enter,
    Kick,
    Leave,
    Look,
    Ready,
    Rematch,
    Request,
    Sit,
    Stand,
    Start,
)

ROUNDS = 40 if "WHISTLESTOP_SOAK" in os.environ else 2
SOCKETS, EACH = 3, 40  # sockets that each person opens one after the other; requests of each
PEOPLE = 4
SEATS = {"bang": 5, COLT: 3, "train-heist": 2}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Let matches end, and people count as absent, in no time."""
    return replace(settings, longest_match=3, pause=0.0, away_after=0.02, vote_after=0.01)


class SensibleMessages(JunkMessages):
    """A source of requests about things that exist, whoever may or may not ask for them."""

    often: Mapping[type[Request], float] = {
        Choose: 8.0,
        Sit: 8.0,
        Ready: 8.0,
        Configure: 8.0,
        Start: 8.0,
        Rematch: 8.0,
        Look: 4.0,
        Enter: 4.0,
        Kick: 0.3,
        Leave: 0.3,
        Stand: 0.3,
    }

    def __init__(self, rng: Random, key: str, people: list[int]) -> None:
        super().__init__(rng, [key], people)
        self.match = key
        self.seal = "0" * 64

    def learn(self, said: str) -> None:
        super().learn(said)
        message: dict[str, Any] = msgspec.json.decode(said)
        if message["type"] == "table":
            self.keys = [message["key"]]
            self.match, self.seal = message["match"] or self.match, message["seal"] or self.seal

    def field(self, name: str) -> object:
        rng = self.rng
        answers = self.ask.get("answers", ["x"])
        ways: dict[str, Callable[[], object]] = {
            "match": lambda: self.match,
            "after": lambda: self.match,
            "person": lambda: rng.choice(self.people),
            "seat": lambda: rng.randrange(7),
            "seats": lambda: rng.randrange(1, 8),
            "turn": lambda: self.ask.get("turn", 0),
            "answer": lambda: rng.choice(answers),
            "card": lambda: rng.choice([None, *answers[0].split()]),
            "level": lambda: rng.choice([None, "easy", "random"]),
            "fill": lambda: rng.choice(["easy", "random"]),
            "options": dict,
            "clock": lambda: rng.choice([None, 15, 7200]),
            "seal": lambda: self.seal,
            "nonce": lambda: rng.randbytes(16).hex(),
            "ban": lambda: False,
            "events": lambda: rng.randrange(20),
        }
        if name == "watch":
            return rng.random() < 0.1
        return ways[name]() if name in ways else super().field(name)

    def valid(self) -> str:
        """Return a request; half of the time the answer to a question, if there is one."""
        if not self.ask or self.rng.random() < 0.5:
            return super().valid()
        asked, self.ask = self.ask, {}
        answer = self.rng.choice(asked["answers"])
        return written(Choose, match=asked["match"], turn=asked["turn"], answer=answer)

    def key(self) -> str:
        return self.keys[0]


@pytest.mark.slow
@pytest.mark.usefixtures("no_limits")
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_no_order_of_requests_is_an_error_of_the_server(
    settings: Settings, game: str, seed: int
) -> None:
    rng = Random(seed)
    async with serving(settings) as server, http_client(server.url) as http:
        guests = [await Guest.register(server.url, f"Eve {n}", http) for n in range(PEOPLE)]
        link = await guests[0].open_table(game, seats=SEATS[game])

        async def act(guest: Guest, seed: int) -> None:
            messages = SensibleMessages(Random(seed), link.key, [each.me.id for each in guests])
            for _ in range(SOCKETS):
                async with raw_socket(guest) as raw:
                    await raw.send_raw(f'{{"type":"enter","id":1,"table":"{messages.key()}"}}')
                    for _ in range(EACH):
                        what = messages.valid()
                        known = len(raw.heard)
                        check_reply(what, await raw.send_raw(what))
                        for said in raw.heard[known:]:
                            messages.learn(said)
                            assert '"server-trouble"' not in said, what

        await asyncio.gather(*(act(guest, rng.randrange(2**32)) for guest in guests))
        await all_gone(server)
