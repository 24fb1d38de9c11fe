"""Resume links, which sign a person in on another device."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tables.browser_requests import asking, greeted
from tables.serving import Serving, serving
from tables.visitor import visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server.secrets import new_secret
from whistlestop.server.settings import Settings


async def test_a_resume_link_makes_another_device_yours(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        link = await ann.guest.resume_link()
        assert link.url == f"{server.url}/resume#{link.secret}"
        async with await Guest.resume(server.url, link.secret) as phone:
            assert phone.me == ann.guest.me
            assert phone.token != ann.guest.token
            assert await greeted(server, phone) == 0
        async with await Guest.restore(server.url, ann.guest.token) as still:
            assert still.me == ann.guest.me


async def test_a_resume_link_works_on_several_devices_until_it_is_replaced(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        link = await ann.resume_link()
        for _ in range(2):
            async with await Guest.resume(server.url, link.secret) as phone:
                assert phone.me == ann.me


async def test_a_new_resume_link_ends_the_one_before(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        old = await ann.resume_link()
        new = await ann.resume_link()
        with pytest.raises(RequestRefused) as problem:
            await Guest.resume(server.url, old.secret)
        assert problem.value.kind == "bad-link"
        async with await Guest.resume(server.url, new.secret) as phone:
            assert phone.me == ann.me


async def test_resume_links_cannot_be_guessed(settings: Settings) -> None:
    async with serving(replace(settings, per_address=5)) as server, asking(server) as http:
        codes = []
        for _ in range(8):
            answer = await http.post("/api/resume", json={"secret": new_secret()})
            codes.append(answer.status_code)
        assert codes == [404] * 5 + [429] * 3
        for junk in ("", "x", "x" * 44, "\0" * 43, "ü" * 43):
            answer = await http.post("/api/resume", json={"secret": junk})
            assert (answer.status_code, answer.json()["kind"]) == (400, "bad-message")


async def test_the_number_of_name_changes_is_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        await Guest.register(server.url, "Ann") as ann,
    ):
        for number in range(5):
            await ann.rename(f"Ann {number}")
        with pytest.raises(RequestRefused) as problem:
            await ann.rename("Eve")
        assert problem.value.kind == "too-fast"
