"""The seal of a match, by which everybody can check that the deal was fixed at the start.

At the start the server shows the SHA-256 of seed and nonce, after the end both of them. Because of
the nonce nobody can check a guess of the seed while the match runs.
"""

from __future__ import annotations

from hashlib import sha256


def seal(seed: int | str, nonce: str) -> str:
    """The SHA-256 of `whistlestop SEED NONCE`, in hexadecimal."""
    return sha256(f"whistlestop {seed} {nonce}".encode()).hexdigest()
