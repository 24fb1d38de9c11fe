"""The seal of a match, with which everybody can check that the deal was fixed at the start.

At the start the server shows the SHA-256 of the seed and the nonce. After the end it shows both.
Because of the nonce, nobody can test a guessed seed while the match runs.
"""

from __future__ import annotations

from hashlib import sha256


def seal(seed: int | str, nonce: str) -> str:
    """Return the SHA-256 of `whistlestop SEED NONCE`, in hexadecimal."""
    return sha256(f"whistlestop {seed} {nonce}".encode()).hexdigest()
