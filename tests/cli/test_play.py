"""`whistlestop play`: whole games at one terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import whistlestop
from cli.command_line import GAME, SCHEMES, Run, contents
from whistlestop.locales import LANGUAGES

SEED = {"en": "Seed 3", "it": "Seme 3", "pt": "Semente 3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing(language: str, run: Run, tmp_path: Path) -> None:
    words = ("play", GAME, "--bots", "easy", "--seed", "3", "--lang", language)
    result = run(*words, "--record", "a.record", typed="2\n" + SCHEMES)
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    lines = [line.rstrip() for line in result.stdout.splitlines()]
    assert (result.returncode, result.stderr, SEED[language] in lines, match.outcome is None) == (
        0,
        "",
        True,
        False,
    )


def test_a_game_without_a_name_for_its_record_leaves_none_at_its_end(
    run: Run, tmp_path: Path
) -> None:
    run("play", GAME, "--bots", "easy", "--seed", "3", typed="2\n" + SCHEMES)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("seats", ["3", "7"])
def test_a_game_in_text_is_80_columns_wide_and_has_no_colour(seats: str, run: Run) -> None:
    words = ("--seats", seats, "--with", "reflex,horse,time-car", "--bots", "easy")
    text = run("play", GAME, *words, typed="2\n?\n" + SCHEMES).stdout
    long = [line for line in text.splitlines() if len(line.rstrip()) > 80]
    assert (long, "\x1b" in text) == ([], False)


def test_a_mix_of_expansions_is_taken_by_its_name(run: Run, tmp_path: Path) -> None:
    words = ("--with", "all-aboard", "--seed", "3", "--bots", "easy", "--record", "a.record")
    result = run("play", "bang", *words, typed="q\n")
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    used = {name for name, value in match.options.items() if value is True}
    assert (result.returncode, used) == (
        0,
        {"gold-rush", "shadow-gunslingers", "train-robbery", "legends"},
    )


def test_a_hotseat_game_is_played_by_typing(run: Run, tmp_path: Path) -> None:
    typed = "\n1\n" * 3 + "".join(f"\n{scheme}\n\n" for scheme in ("143", "421", "213") * 20)
    words = ("--seats", "3", "--seed", "3", "--hotseat", "--record", "a.record")
    result = run("play", GAME, *words, typed=typed)
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert (result.returncode, match.names, match.outcome is None) == (
        0,
        ("player 1", "player 2", "player 3"),
        False,
    )


def test_people_share_the_table_with_bots(run: Run, tmp_path: Path) -> None:
    words = ("--people", "2", "--bots", "easy", "--record", "a.record")
    run("play", GAME, *words, typed="\n1\n\n1\nq\n")
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert match.names == ("player 1", "player 2", "bot easy", "bot easy")


def test_the_options_of_the_command_line_are_those_of_the_match(run: Run, tmp_path: Path) -> None:
    words = "--seats 5 --with reflex,time-car --set treasure=open --set bandits=dealt --seed 9"
    run("play", GAME, *words.split(), "--record", "a.record", typed="q\n")
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert (match.seats, match.seed, match.options) == (
        5,
        9,
        {
            "reflex": True,
            "horse": False,
            "time-car": True,
            "bandits": "dealt",
            "treasure": "open",
        },
    )
