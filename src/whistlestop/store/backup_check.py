"""The check of a backup: the whole file is read, and a sample of its matches is replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.bots.former_names import current_names
from whistlestop.engine.ask import read_answer
from whistlestop.engine.match import Match
from whistlestop.engine.state_digest import agree
from whistlestop.store.backup_file import Header, Values, header_of, rows
from whistlestop.wire.field_types import BOT


@dataclass
class CheckReport:
    """The result of a check. `failed` has the numbers of matches and why they cannot be replayed.

    Such a match need not mean that the file is bad: a new version of the rules may play an old
    match differently.
    """

    header: Header
    counts: dict[str, int] = field(default_factory=dict)
    replayed: int = 0
    failed: dict[int, str] = field(default_factory=dict)


def check_backup(path: Path, sample: int) -> CheckReport:
    """Read a backup to its end, and replay up to `sample` matches. Raise BadBackup if it is bad."""
    report = CheckReport(header_of(path))
    chosen: dict[int, tuple[Values, list[Values]]] = {}
    rng, seen = Random(0), 0
    for table, values in rows(path):
        report.counts[table] = report.counts.get(table, 0) + 1
        if table == "matches" and values.get("unplayable") is None:
            seen += 1
            _choose(chosen, values, sample, seen, rng)
        elif table == "choices" and values["match"] in chosen:
            chosen[values["match"]][1].append(values)
    for number, (match, log) in chosen.items():
        try:
            _replay(match, log)
            report.replayed += 1
        except Exception as problem:  # noqa: BLE001 - a rule may raise anything
            report.failed[number] = f"{type(problem).__name__}: {problem}"[:200]
    return report


def _choose(chosen: dict[int, Any], match: Values, most: int, seen: int, rng: Random) -> None:
    """Keep a match with the same chance as every other one: nobody knows how many there are."""
    if len(chosen) < most:
        chosen[match["id"]] = (match, [])
    elif most and rng.randrange(seen) < most:
        del chosen[rng.choice(list(chosen))]
        chosen[match["id"]] = (match, [])


def _replay(row: Values, log: list[Values]) -> None:
    game = games.find(row["game"])
    names = current_names(tuple(row["names"]), row["game"], BOT)
    match = Match(game, row["seats"], row["options"], int(row["seed"]), names)
    for choice in sorted(log, key=lambda each: each["number"]):
        match.choose(choice["seat"], read_answer(choice["answer"]))
    digest = log[-1].get("digest") if log else None
    if digest is not None and not agree(digest, match.digest()):
        raise ValueError("the replay differs from the match as it was stored")
