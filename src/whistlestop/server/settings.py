"""The settings of a server.

Most settings have a flag of `whistlestop serve` and an environment variable.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from whistlestop.store.retention import Retention


def default_database() -> str:
    """Return the URL of a SQLite file in WHISTLESTOP_DATA, or else in the user's data folder."""
    folder = os.environ.get("WHISTLESTOP_DATA") or user_data_path("whistlestop", appauthor=False)
    return f"sqlite:///{Path(folder) / 'whistlestop.db'}"


@dataclass(frozen=True, slots=True)
class Quota:
    """The most things of one kind that one person, one address and the whole server may have."""

    person: int
    address: int
    server: int

    @classmethod
    def parse(cls, text: str) -> Quota:
        """Read three whole numbers with commas. Raise ValueError if there is anything else."""
        if not re.fullmatch(r"[0-9]{1,9},[0-9]{1,9},[0-9]{1,9}", text):
            raise ValueError(text)
        person, address, server = map(int, text.split(","))
        return cls(person, address, server)


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""
    # The public address for links. If it is empty, links use the address of the request.
    url: str = ""
    proxies: str = "127.0.0.1"  # proxies that we trust about a client's address and https
    log: str = "text"  # or json
    pause: float = 1.2  # seconds that a bot takes to answer, on average
    away_after: float = 60.0  # seconds without a connection until a bot answers for a person
    # Seconds without a page until the players are asked whether a bot should answer for a person.
    vote_after: float = 120.0
    per_address: int = 100  # most connections, and most new guests at once, of one network address
    # Seconds that the event loop may be held up until the log names the code; 0: never.
    loop_lag: float = 0.2
    longest_match: int = 20_000  # choices after which a match ends as a draw
    bot_processes: int = 0  # processes in which bots think; 0: one less than there are cores
    # Seconds without a connection until a match whose clocks run for long leaves the memory.
    sleep_after: float = 300.0
    connections_per_person: int = 10
    # An address and port of their own for the metrics; empty: /metrics of the server itself.
    metrics: str = ""
    metrics_token: str = ""  # the token that a request for the metrics must have; empty: none
    abuse_log: str = "-"  # a file; "-": standard error; "off": nowhere
    # How long chat, guests, tables and matches are kept.
    keep: Retention = field(default_factory=Retention)
    connections: int = 10_000  # most connections of all people together, if the system allows them
    tables: Quota = Quota(50, 500, 20_000)  # tables that were made in the last 24 hours
    public_tables: Quota = Quota(5, 50, 2000)  # tables in the list
    matches: Quota = Quota(20, 200, 5000)  # running matches in memory
    # Running matches in memory that nobody attends, with a clock of less than an hour.
    bot_matches: Quota = Quota(5, 25, 500)
    spectators: Quota = Quota(10, 100, 5000)
    spectators_per_table: int = 100
