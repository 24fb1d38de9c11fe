"""Output into pipes, full disks and poor terminals, and the modules that an import loads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command_line import ENVIRONMENT, GAME, TIMEOUT, command
from whistlestop.locales import LANGUAGES


def test_a_pipe_that_closes_early_is_not_an_error(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    result = subprocess.run(
        command(["rules"]),
        stdout=write,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=TIMEOUT,
        check=False,
    )
    os.close(write)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("words", ["rules", f"sim {GAME} --games 2 --json"])
def test_output_that_cannot_be_written_is_reported_in_one_line(words: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = subprocess.run(
            command(words.split()),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=tmp_path,
            env=ENVIRONMENT,
            timeout=TIMEOUT,
            check=False,
        )
    assert (result.returncode, len(result.stderr.splitlines())) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_unicode_is_no_reason_for_a_traceback(
    language: str, tmp_path: Path
) -> None:
    result = subprocess.run(
        command(("play", GAME, "--bots", "easy", "--lang", language)),
        input="2\nq\n",
        capture_output=True,
        encoding="ascii",
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"},
        timeout=TIMEOUT,
        check=False,
    )
    assert (result.returncode, "Traceback" in result.stderr) == (0, False)


IMPORT = """
import sys
before = set(sys.modules)
import {}
print(*set(sys.modules) - before)
"""


def loaded_by_importing(name: str) -> set[str]:
    """Return the modules that this import loads in a new process."""
    words = [sys.executable, "-c", IMPORT.format(name)]
    text = subprocess.run(words, capture_output=True, encoding="utf-8", check=True).stdout
    return set(text.split())


def test_importing_the_package_loads_it_and_the_standard_library_only() -> None:
    """The package loads no screen, no server, and no standard module that opens a connection."""
    loaded = {name.partition(".")[0] for name in loaded_by_importing("whistlestop")}
    assert loaded - sys.stdlib_module_names == {"whistlestop"}
    assert not loaded & {"asyncio", "http", "socket", "ssl", "multiprocessing"}


def test_importing_the_command_line_loads_no_server_and_no_network() -> None:
    """Help and a game at one terminal must not wait for libraries that they do not use."""
    heavy = {"httpx", "litestar", "sqlalchemy", "uvicorn", "websockets", "whistlestop.server"}
    assert not loaded_by_importing("whistlestop.cli") & heavy
