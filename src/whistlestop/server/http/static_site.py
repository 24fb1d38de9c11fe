"""The built web client: one page for every screen, and the files that it loads."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from whistlestop.server.background.compressed import Compressed
from whistlestop.server.context import ServerContext
from whistlestop.server.http.compressed import tagged_response
from whistlestop.server.http.link_preview import link_preview
from whistlestop.server.http.request_origin import base_url
from whistlestop.server.http.routes.tables import KEY

STATIC = Path(__file__).parents[1] / "static"
_FOREVER = "public, immutable, max-age=31536000"  # each version has its own names
_HOUR = "public, max-age=3600"
_GZIP = ".gz"
_NO_SCREENS = ("/api/", "/assets/", "/public/")  # paths that people never open

REPLAY = "/replay/{key:str}"

# Each screen has its own path, which tells the client which screen to show.
SCREENS = (
    "/",
    "/lobby",
    "/new",
    "/settings",
    "/resume",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/{chapter:str}",
    "/learn",
    "/learn/{game:str}",
    "/learn/{game:str}/{name:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/puzzles/{game:str}/{number:str}",
    "/t/{key:str}",
    "/t/{key:str}/match",
    "/t/{key:str}/end",
    "/tv/{key:str}",
    "/fair/{key:str}",
    REPLAY,
)


def handlers() -> list[HTTPRouteHandler]:
    """Return the handlers that serve the web client. If it is not built, they serve a notice."""
    return [
        _screens(),
        _replay(),
        _service_worker(),
        _folder("/assets", STATIC / "assets", _FOREVER),
        _folder("/public", STATIC / "public", _HOUR),
    ]


def _screens() -> HTTPRouteHandler:
    text = _page()

    @get([path for path in SCREENS if path != REPLAY], include_in_schema=False)
    async def screen() -> Response[str]:
        return _page_response(text, HTTPStatus.OK)

    return screen


def _replay() -> HTTPRouteHandler:
    """Serve the page of a replay, with a title and a picture for sites that show the link."""

    @get(REPLAY, include_in_schema=False)
    async def replay(
        request: Request[Any, Any, Any], key: FromPath[str], context: NamedDependency[ServerContext]
    ) -> Response[str]:
        row = await context.store.match(key) if re.fullmatch(KEY, key) else None
        text = _page()
        if row is not None and row.ended is not None and row.unplayable is None:
            url = base_url(request, context.settings)
            text = text.replace("</head>", link_preview(row, url, _step(request)) + "</head>", 1)
        return _page_response(text, HTTPStatus.OK)

    return replay


def _step(request: Request[Any, Any, Any]) -> int:
    """Return the moment that a link leads to; a link without a valid one leads to the beginning."""
    step = request.query_params.get("step", "0")
    return int(step) if re.fullmatch(r"[0-9]{1,6}", step) else 0


@cache
def _page() -> str:
    page = STATIC / "index.html"
    return page.read_text("utf-8") if page.is_file() else _UNBUILT


def _page_response(text: str, status: HTTPStatus) -> Response[str]:
    # Browsers must check the page each time: it names the files that belong to this version.
    headers = {"cache-control": "no-cache"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def unknown_address(request: Request[Any, Any, Any]) -> Response[str] | None:
    """Return the page for a person who follows a wrong link; None if a program asks.

    The client shows there that nothing is at this address.
    """
    wants_page = MediaType.HTML.value in request.headers.get("accept", "")
    if request.method != HttpMethod.GET or not wants_page:
        return None
    # Not `request.url`, which fails if the name of the host makes no sense.
    if request.scope["path"].startswith(_NO_SCREENS):
        return None
    return _page_response(_page(), HTTPStatus.NOT_FOUND)


class _File(NamedTuple):
    """A file of the web client, in memory. The build compressed it, if that makes it smaller."""

    content: bytes
    compressed: Compressed | None
    media_type: str


def _service_worker() -> HTTPRouteHandler:
    """Serve the program that opens the client without the server.

    Its address never changes, and browsers must check it each time, because it brings new versions.
    """
    path = STATIC / "sw.js"
    text = path.read_text("utf-8") if path.is_file() else None

    @get("/sw.js", include_in_schema=False)
    async def service_worker() -> Response[str]:
        if text is None:
            raise NotFoundException
        headers = {"cache-control": "no-cache"}
        return Response(text, media_type="text/javascript", headers=headers)

    return service_worker


def _folder(path: str, folder: Path, cache_control: str) -> HTTPRouteHandler:
    """Serve the files of a folder. They are few and small, so all of them stay in memory."""
    files = {each.name: _read(each) for each in folder.glob("*") if each.suffix != _GZIP}

    @get(f"{path}/{{name:str}}", include_in_schema=False)
    async def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
        found = files.get(name)
        if found is None:
            raise NotFoundException
        if found.compressed is not None:
            return tagged_response(request, found.compressed, found.media_type, cache_control)
        headers = {"cache-control": cache_control}
        return Response(found.content, media_type=found.media_type, headers=headers)

    return file


def _read(path: Path) -> _File:
    compressed = path.with_name(path.name + _GZIP)
    return _File(
        path.read_bytes(),
        Compressed.of(compressed.read_bytes()) if compressed.is_file() else None,
        guess_type(path.name)[0] or "application/octet-stream",
    )


_UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Whistlestop</title>
<p>The web client is not built: run <code>make web</code>. In a terminal,
<code>whistlestop join</code> with this address works without it.</p></html>
"""
