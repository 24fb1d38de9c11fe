"""The real command in a subprocess, and the records that the tests run it on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tables.every_game import play_on, play_some
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.terminal.seat_names import seat_names

GAME = "colt-super-express"
EXPANSIONS = {"reflex": True, "horse": True, "time-car": True}
ADMIN = (
    *("people", "sessions", "tables", "matches", "show", "stats", "ban", "unban", "bans"),
    *("close", "delete", "erase", "end-sessions", "export", "tidy"),
)
COMMANDS = (
    *("play", "learn", "puzzles", "join", "serve", "sim", "replay", "rules", "games"),
    *("backup", "restore", "verify", "admin"),
    *(f"admin {each}" for each in ADMIN),
)
# Keep only the paths of the environment, not this machine's colour, width or language.
KEPT = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
ENVIRONMENT = KEPT | {"LANG": "C", "NO_COLOR": "1"}
TIMEOUT = 300.0  # seconds; long, because it only ends tests that fail
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def command(words: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "whistlestop", *words]


def record(decisions: int | None = None, people: int = 1, **options: str | bool) -> str:
    """Return the record of a random match of four, played to its end or for this many decisions."""
    match = Match(games.find(GAME), 4, options, 5, seat_names(4, people, "easy"))
    if decisions is None:
        play_on(match, Random(1))
    else:
        play_some(match, Random(1), decisions)
    return match.record()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def one_line(text: str) -> str:
    """Return the text of a screen without its frame and line breaks."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


SCHEMES = "123\n\n134\n\n421\n\n" * 20


def the_record(folder: Path) -> Path:
    (file,) = folder.glob("*.record")
    return file
