"""Help and version."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import whistlestop
from cli.command_line import COMMANDS, Run, one_line
from whistlestop import cli, compiled
from whistlestop.locales import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_help_is_shown(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = ""
    for words in ([], *(each.split() for each in COMMANDS)):
        assert cli.main([*words, "--help", "--lang", language]) == 0
        shown += one_line(capsys.readouterr().out) + "\n"
    files = Path(cli.__file__).parent.rglob("*.py")
    code = "".join(file.read_text("utf-8") for file in files)
    ids = set(re.findall(r'"(cli-[a-z-]+)"', code))
    texts = Texts(language)
    assert [each for each in sorted(ids) if one_line(texts.say(each)) not in shown] == []


@pytest.mark.parametrize("words", ["--help", "-h", *(f"{each} --help" for each in COMMANDS)])
def test_help_fits_into_80_columns_without_colour(words: str, run: Run) -> None:
    result = run(*words.split())
    lines = result.stdout.splitlines()
    assert (result.returncode, max(map(len, lines)) <= 80, "\x1b" in result.stdout) == (
        0,
        True,
        False,
    )


@pytest.mark.parametrize("pure", ["0", "1"])
def test_the_version_says_whether_the_compiled_rules_run(pure: str) -> None:
    command = [sys.executable, "-m", "whistlestop", "--version"]
    said = subprocess.check_output(command, env=os.environ | {compiled.PURE: pure}, text=True)
    version, _, rest = said.strip().partition(" ")
    found = compiled.find(str(Path(compiled.__file__).parent))
    runs = pure == "0" and found.why in (None, "pure")
    assert version == whistlestop.__version__
    assert rest.startswith("(compiled rules" if runs else "(rules as sources: ")
