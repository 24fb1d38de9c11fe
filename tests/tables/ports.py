"""A port that stays reserved while nobody listens on it."""

from __future__ import annotations

import socket


def kept_port() -> socket.socket:
    """Return a socket that holds a free port until it is closed; it does not listen itself.

    A server that is told the port's number can listen on it, stop and listen again, since both
    sockets allow the address to be reused. The system does not give the port to a program that asks
    for any free port. It could do so if the port were only looked up. While no server runs,
    connections fail.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def number(kept: socket.socket) -> int:
    port: int = kept.getsockname()[1]
    return port
