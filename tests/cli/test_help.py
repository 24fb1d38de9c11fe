"""Help and version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import whistlestop
from cli.command_line import COMMANDS, Run, one_line
from whistlestop import cli
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


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").stdout.strip() == whistlestop.__version__
