"""Compressed responses: big public bodies are compressed once, private ones never."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from random import Random
from typing import Any

import pytest

from tables.browser_requests import asking, cookie_of
from tables.serving import Serving
from whistlestop.client.http_api import Guest
from whistlestop.server.http import compressed
from whistlestop.server.http.static_site import STATIC

FILES = [each for each in sorted((STATIC / "assets").iterdir()) if each.suffix != ".gz"]
PACKED_ALREADY = {".woff2", ".png"}
RULES = "/api/rules/colt-super-express"


async def test_every_big_file_of_the_client_was_compressed_by_its_build(server: Serving) -> None:
    async with asking(server) as http:
        for file in FILES:
            answer = await http.get(f"/assets/{file.name}")
            assert answer.content == file.read_bytes()
            packed = answer.headers.get("content-encoding") == "gzip"
            big = file.stat().st_size > 1000 and file.suffix not in PACKED_ALREADY
            assert packed == big, file.name
            if packed:
                sent = int(answer.headers["content-length"])
                assert sent == file.with_name(file.name + ".gz").stat().st_size


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, br"])
async def test_a_client_without_gzip_gets_everything_plain(server: Serving, accepted: str) -> None:
    biggest = max(FILES, key=lambda each: each.stat().st_size)
    async with asking(server) as http:
        packed = {path: (await http.get(path)).content for path in (RULES, "/api/offer")}
        http.headers["accept-encoding"] = accepted
        for path, content in packed.items():
            answer = await http.get(path)
            assert "content-encoding" not in answer.headers
            assert answer.content == content
        answer = await http.get(f"/assets/{biggest.name}")
        assert "content-encoding" not in answer.headers
        assert answer.content == biggest.read_bytes()


async def test_compressed_files_have_no_address_of_their_own(server: Serving) -> None:
    async with asking(server) as http:
        assert (await http.get(f"/assets/{FILES[0].name}.gz")).status_code == 404


@pytest.mark.parametrize("path", [RULES, f"{RULES}?lang=it", "/api/offer"])
async def test_a_client_that_has_a_text_is_not_sent_it_again(server: Serving, path: str) -> None:
    async with asking(server) as http:
        first = await http.get(path)
        assert first.headers["content-encoding"] == "gzip"
        again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
        other = await http.get(path, headers={"if-none-match": 'W/"another"'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (other.status_code, other.content) == (200, first.content)


async def test_the_rules_are_made_once_for_each_language(server: Serving) -> None:
    async with asking(server) as http:
        paths = [f"{RULES}?lang={language}" for language in ("en", "it")] * 5
        await asyncio.gather(*map(http.get, paths))
        await asyncio.gather(*map(http.get, paths))
    made = server.context.metrics.registry.get_sample_value(
        "whistlestop_jobs_total", {"kind": "rules", "result": "made"}
    )
    assert made == 2


async def test_private_answers_are_never_compressed(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        for _ in range(8):
            await ann.open_table("colt-super-express")
        async with asking(server, **cookie_of(ann)) as http:
            for path in ("/api/me/tables", "/api/me", "/api/welcome"):
                answer = await http.get(path)
                assert answer.status_code == 200
                assert "content-encoding" not in answer.headers
            assert len((await http.get("/api/me/tables")).content) > 1000


async def test_a_long_body_is_unpacked_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each piece zlib copies the rest, which must not be megabytes each time."""
    content = bytes(Random(1).choices(b"abcdefgh", k=2**20))
    packed, given = gzip.compress(content), []
    decompressobj = zlib.decompressobj

    class Watched:
        def __init__(self, form: int) -> None:
            self.unpacking = decompressobj(form)

        def decompress(self, data: bytes, most: int) -> bytes:
            given.append(len(data))
            return self.unpacking.decompress(data, most)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.unpacking, name)

    monkeypatch.setattr(zlib, "decompressobj", Watched)
    pieces = [piece async for piece in compressed._unpack(packed)]
    assert b"".join(pieces) == content
    assert max(map(len, pieces)) <= compressed._CHUNK
    assert max(given) <= compressed._PACKED < len(packed) / 10
