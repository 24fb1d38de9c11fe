"""The files that make the web client an app: its manifest, its icons and its service worker."""

from __future__ import annotations

import re
import struct

import httpx

from tables.browser_requests import asking
from tables.serving import Serving
from whistlestop.server.http.headers import CONTENT_SECURITY_POLICY
from whistlestop.server.http.static_site import STATIC


def size(png: bytes) -> str:
    """Return the size in the head of a PNG file, as a manifest writes it."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


async def fetch(http: httpx.AsyncClient, path: str) -> httpx.Response:
    answer = await http.get(path)
    assert answer.status_code == 200, path
    return answer


async def test_the_manifest_names_icons_of_every_kind_that_are_there(server: Serving) -> None:
    async with asking(server) as http:
        page = (await fetch(http, "/")).text
        (path,) = re.findall(r'rel="manifest" href="([^"]+)"', page)
        answer = await fetch(http, path)
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("/", "/", "/")
        kinds = set()
        for icon in manifest["icons"]:
            picture = await fetch(http, icon["src"])
            assert picture.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                assert size(picture.content) == icon["sizes"]
                assert len(picture.content) < 30_000
            kinds.add((icon["sizes"], icon.get("purpose", "any")))
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
        (touch,) = re.findall(r'rel="apple-touch-icon" href="([^"]+)"', page)
        assert size((await fetch(http, touch)).content) == "180x180"


async def test_the_service_worker_is_checked_each_time_and_knows_its_files(
    server: Serving,
) -> None:
    async with asking(server) as http:
        answer = await fetch(http, "/sw.js")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
        files = set(re.findall(r'"/(assets/[^"]+)"', answer.text))
        assert all((STATIC / each).is_file() for each in files)
        # The scripts and styles with which the page begins are among them.
        page = (await fetch(http, "/")).text
        begins = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page))
        assert begins
        assert begins <= files
        assert "__SHELL_FILES__" not in answer.text
        assert "__VERSION__" not in answer.text
        assert "/api/" not in "".join(files)


def test_workers_and_manifests_come_from_this_server_only() -> None:
    assert "worker-src 'self'" in CONTENT_SECURITY_POLICY
    assert "manifest-src 'self'" in CONTENT_SECURITY_POLICY
