"""The few pages that need no more than HTML: the door, and the check that a deal was fair."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template
from typing import Any
from urllib.parse import quote

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.errors import NotHere
from whistlestop.server.house import House
from whistlestop.server.session import base_url

_KINDS = {"page.css": "text/css", "fair.js": "text/javascript"}
_FAIR = ("fair-same", "fair-other", "fair-running", "fair-none")


def _file(name: str) -> str:
    return files(__name__).joinpath(name).read_text("utf-8")


def _texts(request: Request[Any, Any, Any]) -> Texts:
    """In the first language of the browser's that we speak."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return Texts(language)
    return Texts("en")


def _page(name: str, texts: Texts, **parts: str) -> Response[str]:
    """The page with its texts and parts filled in, escaped."""
    filled = {part: escape(value) for part, value in parts.items()}
    page = Template(_file(name)).substitute(filled, lang=texts.language)
    return Response(page, media_type=MediaType.HTML)


@get(["/", "/t/{key:str}", "/resume"], include_in_schema=False)
async def door(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[str]:
    """Where a link leads that was opened in a browser."""
    texts = _texts(request)
    url = base_url(request, house.settings) + quote(request.scope["path"].rstrip("/"))
    return _page(
        "door.html",
        texts,
        title=texts.say("door-title"),
        about=texts.say("door-about"),
        how=texts.say("door-how"),
        command=f"whistlestop join {url}",
    )


@get("/fair/{key:str}", include_in_schema=False)
async def fair(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """The seal, the seed and the nonce of a match, and a button that compares them."""
    texts = _texts(request)
    return _page(
        "fair.html",
        texts,
        key=key,
        title=texts.say("fair-title"),
        about=texts.say("fair-about"),
        check=texts.say("fair-check"),
        seal=texts.say("fair-seal"),
        seed=texts.say("fair-seed"),
        nonce=texts.say("fair-nonce"),
        found=texts.say("fair-found"),
        trouble=texts.say("error-server-trouble"),
        **{each.replace("-", "_"): texts.say(each) for each in _FAIR},
    )


@get("/pages/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[str]:
    if name not in _KINDS:
        raise NotHere("there is no such page", "not-found")
    return Response(_file(name), media_type=_KINDS[name], headers={"cache-control": "no-cache"})


HANDLERS = (door, fair, asset)
