"""The origin of a request: the address it was sent to, the page that sent it, and its client."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection

from whistlestop.server.errors import NotAllowed, WrongHost
from whistlestop.server.settings import Settings

_HOST = re.compile(
    r"(\[(?P<ipv6>[0-9A-Fa-f:.]+)\]|[A-Za-z0-9._~-]+)(:(?P<port>[0-9]{1,5}))?", re.ASCII
)
_MOST_PORT = 65535

# The ends of names that the public domain name system does not contain.
_LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def base_url(connection: AnyConnection, settings: Settings) -> str:
    """Return the public address of the server, without a slash at its end."""
    return settings.url.rstrip("/") or _requested_url(connection)


def _requested_url(connection: AnyConnection) -> str:
    """Return the address that this request was sent to. Ignore an invalid Host header."""
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = connection.headers.get("host", "")
    if not _is_host(host):
        name, port = connection.scope.get("server") or ("localhost", None)
        host = name if port is None else f"{name}:{port}"
    return f"{scheme}://{host}"


def _is_host(text: str) -> bool:
    """Return whether a text can be a host: Litestar fails at any other one."""
    found = _HOST.fullmatch(text)
    if found is None or int(found["port"] or 0) > _MOST_PORT:
        return False
    return found["ipv6"] is None or _is_address(found["ipv6"], IPv6Address)


def check_host(connection: AnyConnection, settings: Settings) -> None:
    """Refuse a request to a name that is not ours.

    A page of another site can let its own name point to this machine (DNS rebinding). For the
    browser our server then belongs to that site. Browsers always send the name that they asked for.
    """
    host = connection.headers.get("host")
    if host and not _is_ours(host, settings):
        raise WrongHost("this server has another name", "foreign-host")


def _is_ours(host: str, settings: Settings) -> bool:
    if not _is_host(host):
        return False
    name = _name(host)
    if name in (_name(_authority(settings.url)), settings.host.lower()):
        return True
    return _is_address(name) or _is_local(name)


def _name(authority: str) -> str:
    """Return the name in a host with or without a port, in small letters and without a dot."""
    return re.sub(r":[0-9]*$", "", authority.lower()).removesuffix(".")


def _is_address(name: str, parse: Callable[[str], object] = ip_address) -> bool:
    """Return whether a name is a network address, to which no other site can give its name."""
    try:
        parse(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    """Return whether only this machine or its own network can give an address to this name."""
    return "." not in name or name.endswith(_LOCAL)


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
