"""`whistlestop rules`: the clauses of the rulebooks."""

from __future__ import annotations

import re

import pytest

from cli.command_line import GAME, Run, one_line
from whistlestop import games
from whistlestop.rulebook import clauses


def test_rules_lists_all_97_clauses(run: Run) -> None:
    result = run("rules", GAME)
    listed = re.findall(r"^(COLT-\d+) (.*?) *$", result.stdout, re.MULTILINE)
    text = one_line(result.stdout)
    every = clauses("COLT")
    assert (listed, [each.id for each in every if one_line(each.rule) not in text], len(every)) == (
        [(each.id, each.title) for each in every],
        [],
        97,
    )


@pytest.mark.parametrize("language", ["it", "pt"])
def test_rules_are_in_the_language_of_the_reader(run: Run, language: str) -> None:
    text = one_line(run("rules", GAME, "--lang", language).stdout)
    every = clauses("COLT", language)
    assert [each.id for each in every if one_line(each.rule) not in text] == []


def test_rules_without_a_game_lists_those_of_all_games(run: Run) -> None:
    assert run("rules").stdout == "".join(run("rules", name).stdout for name in games.NAMES)
