"""The origin of a request: the address it was sent to, the page that sent it, and its client."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection

from whistlestop.server.errors import NotAllowed
from whistlestop.server.settings import Settings

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(:[0-9]{1,5})?")

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def base_url(connection: AnyConnection, settings: Settings) -> str:
    """Return the public address of the server, without a slash at its end."""
    return settings.url.rstrip("/") or _requested_url(connection)


def _requested_url(connection: AnyConnection) -> str:
    """Return the address that this request was sent to. Ignore an invalid Host header."""
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = connection.headers.get("host", "")
    if not _HOST.fullmatch(host):
        name, port = connection.scope.get("server") or ("localhost", None)
        host = name if port is None else f"{name}:{port}"
    return f"{scheme}://{host}"


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Refuse a request that a page of another site makes with a person's cookie.

    Browsers always send the origin of the page. A program that sends no origin has only its own
    cookies.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    # The scheme is not compared: a proxy that ends TLS may not tell us the scheme.
    ours = (_authority(settings.url), _authority(_requested_url(connection)))
    if not _authority(origin) or _authority(origin) not in ours:
        raise NotAllowed("this request comes from another site", "foreign-origin")


def _authority(url: str) -> str:
    """Return the host and the port of a URL, without a default port."""
    return re.sub(r":(80|443)$", "", url.partition("://")[2].partition("/")[0].lower())


def client_address(connection: AnyConnection) -> str:
    """Return the address for rate limits; for IPv6 its /64 network, which is one customer's."""
    client = connection.client
    return network_of("" if client is None else client.host)


@lru_cache(maxsize=10_000)
def network_of(host: str) -> str:
    """Return the address that counts for a host, or the host itself if it is no address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
