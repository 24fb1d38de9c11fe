"""Pages of other sites cannot act for anybody."""

from __future__ import annotations

from dataclasses import replace

from websockets.typing import Origin

from tables.browser_requests import asking, cookie_of, greeted
from tables.serving import Serving, serving
from tables.visitor import COLT
from whistlestop.client.http_api import Guest
from whistlestop.server.secrets import new_secret
from whistlestop.server.settings import Settings

ELSEWHERE = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://a]b:x",
    "file://",
    "x" * 5000,
]


async def test_a_page_of_another_site_cannot_act_for_you(server: Serving) -> None:
    async with (
        await Guest.register(server.url, "Ann") as ann,
        asking(server, **cookie_of(ann)) as http,
    ):
        for origin in ELSEWHERE:
            assert await greeted(server, ann, origin=Origin(origin)) == 1008, origin
            http.headers["Origin"] = origin
            for answer in (
                await http.put("/api/me", json={"name": "Eve"}),
                await http.post("/api/me/link"),
                await http.post("/api/tables", json={"game": COLT}),
                await http.post("/api/guests", json={"name": "Eve"}),
                await http.post("/api/resume", json={"secret": new_secret()}),
            ):
                assert (answer.status_code, answer.json()["kind"]) == (403, "foreign-origin")
                assert "set-cookie" not in answer.headers
        assert (await http.get("/api/me")).json()["name"] == "Ann"
        assert await ann.my_tables() == []


async def test_our_own_pages_and_programs_may_act(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        assert await greeted(server, ann, origin=Origin(server.url)) == 0
        assert await greeted(server, ann) == 0
        async with asking(server, Origin=server.url, **cookie_of(ann)) as http:
            assert (await http.put("/api/me", json={"name": "Ann 2"})).status_code == 200
            # A proxy in front of the server may not tell that people come by https.
            answer = await http.post("/api/me/link", headers={"Origin": "https" + server.url[4:]})
            assert answer.status_code == 201


async def test_behind_a_proxy_the_pages_are_those_of_its_address(settings: Settings) -> None:
    public = "https://play.example.org:443/club/"
    async with (
        serving(replace(settings, url=public)) as server,
        await Guest.register(server.url, "Ann") as ann,
    ):
        assert await greeted(server, ann, origin=Origin("https://play.example.org")) == 0
        assert await greeted(server, ann, origin=Origin("https://play.example.com")) == 1008
        assert (await ann.open_table(COLT)).url.startswith(public + "t/")
        assert (await ann.resume_link()).url.startswith(public + "resume#")
