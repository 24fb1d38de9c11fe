"""The deal was settled before anybody saw a card, and everybody can check it.

At the start the server shows the SHA-256 of the seed with a nonce, after the end both. The nonce
keeps a guess of the seed from being checked while the match runs.
"""

from __future__ import annotations

from hashlib import sha256


def seal(seed: int | str, nonce: str) -> str:
    """The SHA-256 of `whistlestop SEED NONCE`, in hexadecimal."""
    return sha256(f"whistlestop {seed} {nonce}".encode()).hexdigest()
