"""The built web client: one page for every screen, and the files that it loads."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parents[1] / "static"
_FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
_HOUR = CacheControlHeader(public=True, max_age=3600)

# Each screen has its own path, which tells the client which screen to show.
SCREENS = (
    "/",
    "/lobby",
    "/new",
    "/settings",
    "/resume",
    "/rules",
    "/rules/{game:str}",
    "/t/{key:str}",
    "/t/{key:str}/match",
    "/t/{key:str}/end",
    "/fair/{key:str}",
    "/replay/{key:str}",
)


def handlers() -> list[HTTPRouteHandler | Router]:
    """Return the handlers that serve the web client. If it is not built, they serve a notice."""
    found: list[HTTPRouteHandler | Router] = [_screens()]
    if (STATIC / "assets").is_dir():
        found.append(
            create_static_files_router(
                "/assets", [STATIC / "assets"], name="assets", cache_control=_FOREVER
            )
        )
        found.append(
            create_static_files_router(
                "/public", [STATIC / "public"], name="public", cache_control=_HOUR
            )
        )
    return found


def _screens() -> HTTPRouteHandler:
    page = STATIC / "index.html"
    text = page.read_text("utf-8") if page.is_file() else _UNBUILT

    @get(list(SCREENS), include_in_schema=False)
    async def screen() -> Response[str]:
        # Browsers must check the page each time: it names the files that belong to this version.
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    return screen


_UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Whistlestop</title>
<p>The web client is not built: run <code>make web</code>. In a terminal,
<code>whistlestop join</code> with this address works without it.</p></html>
"""
