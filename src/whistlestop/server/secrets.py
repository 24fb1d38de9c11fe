"""Random words that open doors. Of those that are a person's own, only a hash is stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_key() -> str:
    """128 bits, for links: whoever has it may come."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """256 bits, for one person's eyes."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is random and long, so a plain hash keeps it."""
    return sha256(secret.encode()).digest()


def new_seed() -> int:
    return secrets.randbits(128)


def new_nonce() -> str:
    return secrets.token_hex(16)
