"""The seal of a match, with which everybody can check that nobody has chosen the deal.

Before the match the server shows the SHA-256 of its seed and a nonce. Then each player's client
sends a nonce of its own. The seed of the deal is made of the server's seed and the players' nonces,
so neither the server nor a player can choose it. After the end the server shows everything. Because
of the server's nonce, nobody can test a guessed seed while the match runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

_NONE = "-"  # in the place of the nonce of a seat that has given none


def seal(seed: int | str, nonce: str) -> str:
    """Return the SHA-256 of `whistlestop SEED NONCE`, in hexadecimal."""
    return sha256(f"whistlestop {seed} {nonce}".encode()).hexdigest()


def deal_seed(seed: int | str, nonces: Iterable[str | None]) -> int:
    """Return the seed of the deal: 128 bits of the SHA-256 of `whistlestop deal SEED NONCES`.

    The nonces are in the order of the seats, with `-` for a seat that has given none.
    """
    parts = ["whistlestop deal", str(seed), *(nonce or _NONE for nonce in nonces)]
    return int(sha256(" ".join(parts).encode()).hexdigest()[:32], 16)
