"""Random keys and secrets. Of a person's own secrets only a hash is stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_key() -> str:
    """128 bits, for links: whoever has the link may come."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """256 bits, for a cookie or a resume link of one person."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> bytes:
    """Hash a secret for the store. It is random and long, so a plain hash is safe."""
    return sha256(secret.encode()).digest()


def new_seed() -> int:
    return secrets.randbits(128)


def new_nonce() -> str:
    return secrets.token_hex(16)
