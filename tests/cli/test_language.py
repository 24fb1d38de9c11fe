"""The language of the command line."""

from __future__ import annotations

import pytest

from cli.command_line import GAME, Run, one_line
from whistlestop import cli
from whistlestop.locales import Texts


def test_a_language_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    result = run("games", "--lang", "de")
    assert (result.returncode, result.stdout, one_line(result.stderr)) == (
        2,
        "",
        'There is no language "de". Languages: en, it, pt',
    )


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ("", {}, "en"),
        ("", {"LANG": "it_IT.UTF-8"}, "it"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "it_IT.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ("", {"LANG": "it_IT.UTF-8", "WHISTLESTOP_LANG": "pt"}, "pt"),
        ("--lang it", {"LANG": "pt_PT"}, "it"),
        ("--lang=it", {"LANG": "pt_PT"}, "it"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_machine(
    words: str,
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("WHISTLESTOP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    cli.main(["games", *words.split()])
    about = Texts(language).say(f"{GAME}.about")
    assert about in one_line(capsys.readouterr().out)


def test_the_first_language_that_is_set_decides(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WHISTLESTOP_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    cli.main(["games"])
    monkeypatch.setenv("LC_ALL", "")
    english = capsys.readouterr().out
    cli.main(["games"])
    assert ("seats" in english, "posti" in capsys.readouterr().out) == (True, True)
