"""Backups: they are complete, can be restored into either kind of database, and notice damage."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from sqlalchemy import Connection, select

from store.builders import NOW, choice, match, person, seated, table
from tables import postgres
from tables.every_game import play_some
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.store import bans
from whistlestop.store.backup import back_up, restore
from whistlestop.store.backup_check import check_backup
from whistlestop.store.errors import BadBackup, StoreProblem
from whistlestop.store.rows import Ban, ChoiceRow, LessonRow, SolvedPuzzleRow
from whistlestop.store.schema import choices, metadata
from whistlestop.store.store import Store

COLT = "colt-super-express"


@pytest.fixture(params=["sqlite", "postgres"], ids=["into_sqlite", "into_postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'restored.db'}"
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
async def filled(store: Store) -> Store:
    """Fill a store with a bit of everything, and with a match that can be replayed."""
    ann, bo = await person(store, "Ann 🤠"), await person(store, "Bo")
    at = await table(store, seated(ann), seated(bo), options={}, clock=60, kicked=(bo.id,))
    await store.replace_link(ann.id, b"\x00\xff link")
    await store.add_line(at.id, "k", ann.id, "Ann", "hé\n中", NOW)
    await store.write(lambda c: bans.add(c, Ban(0, bo.id, None, NOW, None, "spam")))
    await store.keep_lesson(ann.id, LessonRow("bang/reach", ("continue",), finished=True, at=NOW))
    await store.keep_puzzle(ann.id, SolvedPuzzleRow("bang/7", NOW))
    await play(store, 12)
    return store


async def play(store: Store, count: int, seed: int = 2**200 + 5) -> int:
    """Store a match with real choices and digests, and return its id."""
    played = Match(games.find(COLT), 3, {}, seed, ("Ann", "Bo", "bot normal"))
    row = await match(store, seats=3, seed=seed, options={}, engine="0.2.0")
    twin = Match(games.find(COLT), 3, {}, seed, ("Ann", "Bo", "bot normal"))
    play_some(played, Random(1), count)
    for number, (seat, answer, only) in enumerate(played.choices):
        twin.choose(seat, answer)
        made = ChoiceRow(number, seat, str(answer), "person", NOW + number, only, twin.digest())
        await store.append(row.id, made)
    return row.id


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def names(folder: Path, part: str) -> list[str]:
    return [each.name for each in folder.iterdir() if part in each.name]


def everything(connection: Connection) -> dict[str, list[object]]:
    return {
        each.name: [tuple(row) for row in connection.execute(select(each)).all()]
        for each in metadata.sorted_tables
        if each.name not in ("admin_requests", "write_checks")
    }


async def content(url: str) -> dict[str, list[object]]:
    store = await Store.open(url)
    found = await store.read(everything)
    await store.close()
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


@pytest.mark.usefixtures("filled")
async def test_a_restored_database_equals_the_old_one(
    url: str, empty_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.backup"
    counts, report = await back_up(url, file, NOW, 20)
    assert (report.replayed, report.failed) == (1, {})
    assert counts["choices"] > 5
    assert (await restore(empty_url, file, 20))[0] == {n: c for n, c in counts.items() if c}
    assert await content(empty_url) == await content(url)
    again = await Store.open(empty_url)
    newest = await person(again, "Cy")  # ids go on where they were
    assert newest.id == counts["people"] + 1
    await again.close()


@pytest.mark.usefixtures("filled")
async def test_a_backup_is_for_its_owner_only_and_replaces_nothing(
    url: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.backup"
    await back_up(url, file, NOW, 1)
    assert mode(file) == 0o600
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        await back_up(url, file, NOW, 1)
    assert file.read_bytes() == before
    assert names(tmp_path, "backup") == ["copy.backup"]


async def test_a_backup_shows_one_moment(url: str, filled: Store) -> None:
    def count_twice(connection: Connection) -> tuple[int, int]:
        before = len(everything(connection)["people"])
        others = Thread(target=lambda: asyncio.run(come_in(url)))
        others.start()
        others.join()
        return before, len(everything(connection)["people"])

    before, after = await filled._database.snapshot(count_twice)
    assert before == after == 2
    assert len((await content(url))["people"]) == 3


async def come_in(url: str) -> None:
    store = await Store.open(url)
    await person(store, "Dan")
    await store.close()


@pytest.mark.usefixtures("filled")
async def test_a_truncated_backup_is_refused_and_changes_nothing(url: str, tmp_path: Path) -> None:
    file, empty = tmp_path / "copy.backup", f"sqlite:///{tmp_path / 'restored.db'}"
    await back_up(url, file, NOW, 0)
    whole = file.read_bytes()
    for cut in (0, 1, 10, 100, -1, -9):
        file.write_bytes(whole[:cut])
        with pytest.raises(BadBackup) as problem:
            await restore(empty, file, 0)
        assert problem.value.kind in ("backup-damaged", "backup-foreign")
    assert not (tmp_path / "restored.db").exists()


@pytest.mark.usefixtures("filled")
async def test_a_changed_backup_is_refused(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.backup"
    await back_up(url, file, NOW, 0)
    lines = gzip.decompress(file.read_bytes()).replace(b'"Bo"', b'"Cy"')
    file.write_bytes(gzip.compress(lines))
    with pytest.raises(BadBackup) as problem:
        check_backup(file, 0)
    assert problem.value.kind == "backup-damaged"


@pytest.mark.usefixtures("filled")
async def test_every_changed_byte_is_noticed(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.backup"
    await back_up(url, file, NOW, 0)
    whole, rng = file.read_bytes(), Random(7)
    for at in (rng.randrange(10, len(whole)) for _ in range(60)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with pytest.raises(BadBackup):
            check_backup(file, 0)


@pytest.mark.parametrize(
    "other", [b"", b"Dear Ann", gzip.compress(b"Dear Ann\n", mtime=0), b"\x1f\x8b"]
)
def test_another_file_is_no_backup(tmp_path: Path, other: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(other)
    with pytest.raises(BadBackup):
        check_backup(file, 1)


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("part", [{"whistlestop-backup": 2}, {"revision": "9999"}])
async def test_a_backup_of_a_newer_version_is_refused(
    url: str, tmp_path: Path, part: dict[str, object]
) -> None:
    file = tmp_path / "copy.backup"
    await back_up(url, file, NOW, 0)
    first, rest = gzip.decompress(file.read_bytes()).split(b"\n", 1)
    *middle, end = rest.splitlines(keepends=True)
    head = json.dumps({**json.loads(first), **part}).encode() + b"\n"
    told = json.loads(end)
    told["sha256"] = hashlib.sha256(head + b"".join(middle)).hexdigest()
    file.write_bytes(gzip.compress(head + b"".join(middle) + json.dumps(told).encode() + b"\n"))
    with pytest.raises(BadBackup) as problem:
        await restore(f"sqlite:///{tmp_path / 'restored.db'}", file, 0)
    assert problem.value.kind == "backup-newer"


async def test_a_database_with_something_in_it_stays_as_it_is(
    filled: Store, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.backup"
    await back_up(url, file, NOW, 0)
    await person(filled, "Cy")
    before = await content(url)
    with pytest.raises(StoreProblem) as problem:
        await restore(url, file, 0)
    assert problem.value.kind == "database-not-empty"
    assert await content(url) == before


async def test_a_match_that_cannot_be_replayed_is_told(
    filled: Store, url: str, tmp_path: Path
) -> None:
    broken = await match(filled, options={}, seed=3)
    await filled.append(broken.id, choice(0, "dance"))
    changed = await play(filled, 5, seed=77)
    last = choices.c.match == changed
    await filled.write(lambda c: c.execute(choices.update().where(last).values(digest=1)))
    _, report = await back_up(url, tmp_path / "copy.backup", NOW, 20)
    assert set(report.failed) == {broken.id, changed}
    assert "differs" in report.failed[changed]
    assert report.replayed == 1


async def test_a_sample_replays_only_some_matches(filled: Store, url: str, tmp_path: Path) -> None:
    for seed in range(5):
        await play(filled, 3, seed=seed)
    _, report = await back_up(url, tmp_path / "copy.backup", NOW, 2)
    assert report.replayed == 2
