"""What a host can set. Each has a flag of `whistlestop serve` and a variable in the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


def usual_database() -> str:
    """SQLite in the user's data folder, or in the one that WHISTLESTOP_DATA names."""
    folder = os.environ.get("WHISTLESTOP_DATA") or user_data_path("whistlestop", appauthor=False)
    return f"sqlite:///{Path(folder) / 'whistlestop.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""
    # The address that people use, where that is not the one they reach us by; empty: take theirs.
    url: str = ""
    proxies: str = "127.0.0.1"  # whose word on the client's address and on https we take
    log: str = "text"  # or json
    pause: float = 1.2  # seconds that a bot takes, give or take
    away_after: float = 60.0  # seconds without a connection
    per_address: int = 100  # connections, and new guests at once, of one network address
    tabs_per_person: int = 10
