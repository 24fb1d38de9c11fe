"""`whistlestop games`: every game with its options."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from whistlestop import cli, games
from whistlestop.locales import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_as_it_is_declared(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["games", "--lang", language])
    text = capsys.readouterr().out
    listed = [*options_listed(text)]
    declared = [option for name in games.NAMES for option in games.find(name).options]
    helps = re.sub(r"\s+", "", text)
    assert (
        listed,
        [option.name for option in declared if not said(option.help, helps, language)],
    ) == (
        [(option.name, option.allowed(), option.show(option.default)) for option in declared],
        [],
    )


def options_listed(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield each option's name, allowed values and default; many values have one line each."""
    row = r"^([\w-]+) {2,}(\S+) +([\w-]+) {2}.*((?:\n {10,20}\S+\|? .*)*)"
    names = {option.name for game in games.NAMES for option in games.find(game).options}
    for name, takes, usual, more in re.findall(row, text, re.MULTILINE):
        if name not in names:
            continue  # headings of the columns
        rest = re.findall(r"^ {10,20}(\S+)", more, re.MULTILINE) if takes.endswith("|") else []
        yield name, takes + "".join(rest), usual


def said(text_id: str, text: str, language: str) -> bool:
    """Return whether a text is shown. Compare its beginning, because a column may break it."""
    return re.sub(r"\s+", "", Texts(language).say(text_id))[:12] in text


def test_games_says_which_options_need_others(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["games", "--lang", "en"])
    text = re.sub(r"\s+", "", capsys.readouterr().out)
    assert text.count("(onlywithgold-rush=yes)") == 1
    assert text.count("(onlywithlength=shorter|harder)") == 1
    assert text.count("(onlywith1seat)") == 1
