"""The link to a moment of a replay, as other sites show it: its tags and its picture."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any

import pytest

from stored_matches import play_at_random, store_match
from tables.browser_requests import asking
from tables.every_game import play_on, step
from tables.serving import Serving, serving
from tables.visitor import COLT, visiting
from whistlestop import games
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.server.background.moment_picture import SIZE, draw_moment
from whistlestop.server.http.link_preview import HEIGHT, WIDTH, link_preview
from whistlestop.server.http.link_preview import load as words
from whistlestop.server.rooms import public_tables
from whistlestop.server.settings import Settings
from whistlestop.store.rows import MatchRow

PNG = b"\x89PNG\r\n\x1a\n"


def size(picture: bytes) -> tuple[int, int]:
    """Return width and height of a PNG picture."""
    assert picture.startswith(PNG)
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)" />', page)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("bang", 8, {"gold-rush": True, "legends": True}),
        ("bang", 2, {}),
        ("colt-super-express", 7, {"horse": True}),
        ("train-heist", 1, {"cowboys": 4}),
        ("train-heist", 3, {"mode": "versus"}),
    ],
)
def test_every_moment_of_every_game_can_be_drawn(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    names = tuple(f"Nañdú {seat} 你" for seat in range(seats))
    match = Match(games.find(game), seats, options, 3, names)
    for _ in range(150):
        if match.outcome is None:
            step(match, Random(len(match.choices)))
    last = len(match.events)
    pictures = [draw_moment(match, number) for number in (0, 1, last // 2, last, last + 1)]
    assert {size(each) for each in pictures} == {SIZE}
    assert pictures[-1] == pictures[-2] != pictures[0]


@pytest.mark.slow
async def test_a_link_to_a_replay_unfolds_with_a_picture_of_its_moment(server: Serving) -> None:
    match = play_at_random("colt-super-express", 4)
    store = server.context.store
    host = await store.add_person("Ann", b"x", 0)
    key, _ = await store_match(store, host.id, match)
    async with asking(server) as http:
        page = (await http.get(f"/replay/{key}?step=20&seat=all")).text
        found = tags(page)
        assert found["og:url"] == f"{server.url}/replay/{key}?step=20"
        assert found["og:image"] == f"{server.url}/api/matches/{key}/picture?step=20"
        assert "Colt Super Express" in found["og:title"]
        picture = await http.get(found["og:image"].removeprefix(server.url))
        assert picture.headers["content-type"] == "image/png"
        assert size(picture.content) == (WIDTH, HEIGHT) == SIZE
        assert page.index('property="og:image"') < page.index("</head>")
        for strange in ("-1", "x", '"><script>', "9" * 40):
            tagged = tags((await http.get(f"/replay/{key}", params={"step": strange})).text)
            assert tagged["og:image"].endswith("picture?step=0")


@pytest.mark.slow
async def test_an_address_pays_for_its_pictures(server: Serving) -> None:
    store = server.context.store
    host = await store.add_person("Ann", b"x", 0)
    key, _ = await store_match(store, host.id, play_at_random("colt-super-express", 4))
    budget = server.context.replays.addresses
    budget.burst, budget.rate = 1e-6, 0.0
    async with asking(server) as http:
        paths = [f"/api/matches/{key}/picture?step={number}" for number in (1, 2, 1)]
        assert [(await http.get(path)).status_code for path in paths] == [200, 429, 200]


@pytest.mark.slow
async def test_a_page_of_an_unknown_replay_has_no_tags(server: Serving) -> None:
    async with asking(server) as http:
        for key in ("k" * 22, "k"):
            answer = await http.get(f"/replay/{key}")
            assert (answer.status_code, tags(answer.text)) == (200, {})


def test_names_cannot_add_anything_to_the_page() -> None:
    match = Match(games.find("colt-super-express"), 3, {}, 1)
    play_on(match, Random(1))
    row = MatchRow(
        id=1,
        key="k" * 22,
        table=1,
        game="colt-super-express",
        options={},
        seats=3,
        seed=1,
        nonce="",
        names=('"><script>alert(1)</script>', "Bo & Co", "bot easy"),
        engine="",
        started=0,
        ended=1,
        winners=(0,),
        why="",
    )
    removed = replace(row, game="tiddlywinks", names=("Ann", "bot clever", "bot easy"))
    assert tags(link_preview(removed, "http://here", 3))["og:title"].startswith("tiddlywinks")
    told = link_preview(row, "http://here", 3)
    assert "<script" not in told
    assert tags(told)["og:description"] == '"><script>alert(1)</script>, Bo & Co, Easy (bot)'
    assert link_preview(replace(row, names=("A", "B", "C")), "http://here", 3).count("<meta") == 11


@pytest.mark.slow
async def test_all_words_are_read_before_anybody_asks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading Fluent files takes long, and the event loop would stand still meanwhile."""
    asked: list[str] = []
    say = Texts.say

    def note(texts: Texts, text_id: str, /, **args: Any) -> str:
        asked.append(text_id)
        return say(texts, text_id, **args)

    monkeypatch.setattr(Texts, "say", note)
    words.cache_clear()
    public_tables._titles.cache_clear()
    async with serving(settings) as server, visiting(server.url, "Ann") as ann:
        await ann.guest.open_table("bang", public=True)
        key, _ = await store_match(server.context.store, ann.guest.me.id, play_at_random(COLT, 3))
        assert asked
        asked.clear()
        async with asking(server) as http:
            assert tags((await http.get(f"/replay/{key}")).text)
            assert (await http.get("/api/lobby?search=bang")).json()["total"] == 1
    assert asked == []
