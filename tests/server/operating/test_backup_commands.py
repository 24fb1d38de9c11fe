"""`whistlestop backup`, `verify` and `restore`, beside a running server and without one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tables.serving import Process
from tables.visitor import begin, company, play_out, sit_down
from whistlestop import cli
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.store.store import Store

pytestmark = pytest.mark.slow


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Process]:
    started = Process(db, tmp_path / "log", "--bot-pause=0")
    started.start()
    try:
        yield started
    finally:
        started.kill()


async def play(url: str) -> str:
    """Play a match to its end, begin another one, and return the key of the first one."""
    async with company(url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        first = str(people[0].chair.match)
        await play_out(people, Random(1))
        return first


async def names(url: str, match: str) -> tuple[str, ...]:
    store = await Store.open(url)
    row = await store.match(match)
    await store.close()
    assert row is not None
    return row.names


def test_a_backup_of_a_running_server_can_be_restored(
    process: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = asyncio.run(play(process.url))
    file, empty = str(tmp_path / "club.backup"), f"--db=sqlite:///{tmp_path / 'new.db'}"
    assert cli.main(["backup", file, f"--db={process.db}"]) == 0
    assert "Matches replayed with the same result: 1" in capsys.readouterr().out
    assert cli.main(["verify", file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["replayed"], told["failed"], told["counts"]["people"]) == (1, {}, 3)
    assert cli.main(["restore", file, f"--db={process.db}"]) == 2
    assert capsys.readouterr().err == Texts("en").say("error-database-in-use") + "\n"
    assert cli.main(["restore", file, empty]) == 0
    assert asyncio.run(names(f"sqlite:///{tmp_path / 'new.db'}", match)) == ("Ann", "Bo", "Cy")
    assert cli.main(["restore", file, empty]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_file_is_told_in_a_line(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, say = f"sqlite:///{tmp_path / 'club.db'}", Texts(language).say

    async def make() -> None:
        await (await Store.open(url)).close()

    asyncio.run(make())
    file = tmp_path / "club.backup"
    words = (str(file), f"--db={url}", f"--lang={language}")
    assert cli.main(["backup", *words]) == 0
    assert say("backup-made", file=str(file)).split()[-1] in capsys.readouterr().out
    assert cli.main(["backup", *words]) == 2
    assert capsys.readouterr().err.strip() == say("error-file-exists", file=str(file))
    file.write_bytes(file.read_bytes()[:-9])
    for command in (["verify", str(file), f"--lang={language}"], ["restore", *words]):
        assert cli.main(command) == 2
        assert capsys.readouterr().err.strip() == say("error-backup-damaged", file=str(file))
    nothing = str(tmp_path / "nothing")
    assert cli.main(["verify", nothing, f"--lang={language}"]) == 2
    assert nothing in capsys.readouterr().err
    folder = str(tmp_path / "no" / "folder")
    assert cli.main(["backup", folder, f"--db={url}", f"--lang={language}"]) == 2
    assert folder in capsys.readouterr().err
