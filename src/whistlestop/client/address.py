"""Addresses of servers and tables, as people type them."""

from __future__ import annotations

import re
from typing import NamedTuple

from whistlestop.client.errors import BadAddress
from whistlestop.engine.errors import cut

_LINK = re.compile(
    r"((?P<scheme>https?)://)?"
    r"(?P<host>[\w.:\[\]-]+)"
    r"(?P<path>(/(?!(t|resume)(/|$))[\w.~%-]+)*?)"  # a key that is cut off does not count as a path
    r"(/t/(?P<table>[A-Za-z0-9_-]{22})/?|/resume/?#(?P<secret>[A-Za-z0-9_-]{43})|/)?",
    re.IGNORECASE,
)
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:]+)(:(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
_LAST_PORT = 65535


class Address(NamedTuple):
    """The address of a server or a table.

    `server` is the base URL. `secret` comes from a personal link.
    """

    server: str
    table: str | None = None
    secret: str | None = None


def read_address(text: str) -> Address:
    """Read an invite link, a personal link or a server's address, with or without `http://`."""
    found = _LINK.fullmatch(text.strip())
    host = None if found is None else _HOST.fullmatch(found["host"])
    if found is None or host is None or int(host["port"] or 0) > _LAST_PORT:
        raise BadAddress(f"{cut(text)!r} is not an address", "bad-address", found=cut(text))
    scheme = (found["scheme"] or "http").lower()
    server = f"{scheme}://{found['host'].lower()}{found['path']}"
    return Address(server, found["table"], found["secret"])
