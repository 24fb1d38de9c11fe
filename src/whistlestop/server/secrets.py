"""Random keys and secrets. The store keeps only a hash of a person's secrets."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256


def new_key() -> str:
    """Return a key of 128 random bits for a link: everybody who has the link may come."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """Return a secret of 256 random bits, for a cookie or a resume link of one person."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> bytes:
    """Hash a secret for the store. A secret is random and long, so a plain hash is safe."""
    return sha256(secret.encode()).digest()


def short_key(secret_hash: bytes) -> str:
    """Return a key that names a secret in a list without telling anything of it."""
    return urlsafe_b64encode(sha256(b"key of " + secret_hash).digest()[:16]).rstrip(b"=").decode()


def new_seed() -> int:
    return secrets.randbits(128)


def new_nonce() -> str:
    return secrets.token_hex(16)
