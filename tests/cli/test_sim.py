"""`whistlestop sim`: its counts, and how it prints them."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path
from typing import NoReturn

import pytest

import whistlestop
from cli.command_line import GAME, Run, contents, one_line
from whistlestop import cli
from whistlestop.bots.arena import BUNDLE, Keep, Series, Tally, play_bundle
from whistlestop.locales import LANGUAGES, Texts


def test_a_sim_counts_every_seat_with_its_interval(run: Run) -> None:
    result = run("sim", GAME, "--games", "100", "--seats", "3", "--seed", "1")
    rows = re.findall(
        r"^random +(\w+) +(\d+) +(\d+) +[\d.]+% +[\d.]+% - [\d.]+%$", result.stdout, re.MULTILINE
    )
    total = sum(int(won) for _, _, won in rows[:3])
    assert (result.returncode, [row[:2] for row in rows], int(rows[3][2])) == (
        0,
        [("0", "100"), ("1", "100"), ("2", "100"), ("all", "300")],
        total,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sim_says_how_many_games_ended_and_how_many_are_stuck(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.main(["sim", GAME, "--games", "30", "--seed", "1", "--lang", language])
    ended = Texts(language).say("sim-ended", ended=30, stuck=0)
    assert (code, ended in capsys.readouterr().out) == (0, True)


def test_a_sim_shows_every_bot_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = f"sim {GAME} --games 6 --seats 3 --seed 1 --bots random,random,normal".split()
    cli.main(words)
    rows = re.findall(r"^(\w+) +(\w+) +(\d+) +\d", capsys.readouterr().out, re.MULTILINE)
    assert rows == [
        ("normal", "0", "2"),
        ("normal", "1", "2"),
        ("normal", "2", "2"),
        ("normal", "all", "6"),
        ("random", "0", "4"),
        ("random", "1", "4"),
        ("random", "2", "4"),
        ("random", "all", "12"),
    ]


def test_a_sim_takes_a_hard_bot_with_a_budget(run: Run) -> None:
    words = ("sim", GAME, "--games", "1", "--seats", "3", "--seed", "1", "--json")
    results = [run(*words, "--bots", "hard@30,random,random") for _ in range(2)]
    wins = [json.loads(each.stdout)["wins"] for each in results]
    assert wins[0]["bots"]["hard@30"]["played"] == 1
    assert wins[0] == wins[1]
    refused = run(*words, "--bots", "hard@none,random")
    assert (refused.returncode, "hard@none" in refused.stderr) == (2, True)


@pytest.mark.parametrize("bots", ["outlaw:normal,random", "outlaw:deputy,random"])
def test_a_sim_shows_every_bot_on_every_side(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    """A bot is also found by the name that it had in earlier versions."""
    cli.main(["sim", "bang", "--games", "4", "--seats", "5", "--seed", "1", "--bots", bots])
    rows = re.findall(r"^(\w+) +([a-z]{5,}) +(\d+) +\d", capsys.readouterr().out, re.MULTILINE)
    assert rows == [
        ("normal", "outlaw", "4"),
        ("random", "sheriff", "4"),
        ("random", "deputy", "4"),
        ("random", "renegade", "4"),
    ]


TIMES = ("seconds", "games_per_s", "decisions_per_s")


def test_a_sims_json_is_one_object_with_these_keys(run: Run) -> None:
    result = run("sim", GAME, "--games", "100", "--seed", "1", "--with", "horse", "--json")
    found = json.loads(result.stdout)
    counted = [found[key] for key in ("game", "seats", "games", "ended", "stuck")]
    assert (result.returncode, result.stderr, list(found), counted) == (
        0,
        "",
        ["game", "seats", "games", "ended", "stuck", "decisions", *TIMES, "wins"],
        [GAME, 4, 100, 100, 0],
    )


def test_a_sims_json_accounts_for_every_game(run: Run) -> None:
    wins = json.loads(run("sim", GAME, "--games", "100", "--seed", "1", "--json").stdout)["wins"]
    won = sum(seat["won"] for seat in wins["seats"])
    assert (won + wins["nobody"], wins["bots"]["random"]["won"], list(wins["seats"][0])) == (
        100,
        won,
        ["won", "played", "share", "low", "high"],
    )


def test_a_sims_json_counts_the_sides_where_there_are_any(run: Run) -> None:
    words = ["--games", "4", "--seed", "1", "--json", "--bots", "outlaw:normal"]
    sides = json.loads(run("sim", "bang", *words).stdout)["wins"]["sides"]
    none = json.loads(run("sim", GAME, *words[:5]).stdout)["wins"]["sides"]
    assert ({bot: list(each) for bot, each in sides.items()}, none) == (
        {"normal": ["outlaw"], "random": ["sheriff", "deputy", "renegade"]},
        {},
    )


def test_a_sim_does_not_depend_on_the_number_of_jobs(run: Run) -> None:
    def sim(jobs: str) -> dict[str, object]:
        words = ("sim", GAME, "--games", "170", "--seed", "1", "--jobs", jobs, "--json")
        found: dict[str, object] = json.loads(run(*words).stdout)
        return {key: value for key, value in found.items() if key not in TIMES}

    assert sim("1") == sim("2")


# Records


def test_a_sim_writes_a_record_of_each_match(run: Run, tmp_path: Path) -> None:
    words = ("--games", "12", "--seed", "1", "--bots", "outlaw:normal,random", "--jobs", "2")
    result = run("sim", "bang", *words, "--records", "new/records")
    files = sorted((tmp_path / "new" / "records").iterdir())
    matches = [whistlestop.replay(file.read_text("utf-8")) for file in files]
    outlaws = [
        match.names[seat] == "bot normal"
        for match in matches
        for seat in range(match.seats)
        if match.side(seat) == "outlaw"
    ]
    assert (
        result.returncode,
        [file.name for file in files],
        [match.seed & 0xFFFFFFFF for match in matches],
        [match.outcome for match in matches if match.outcome is None],
        all(outlaws),
        {name for match in matches for name in match.names},
    ) == (
        0,
        [f"bang-1-{number:02}.record" for number in range(1, 13)],
        list(range(12)),
        [],
        True,
        {"bot normal", "bot random"},
    )


def test_a_record_of_a_sim_can_be_replayed(run: Run) -> None:
    run("sim", GAME, "--games", "1", "--seed", "1", "--records", ".")
    result = run("replay", f"{GAME}-1-1.record", "--all")
    assert (result.returncode, "--- Step 1 of" in result.stdout) == (0, True)


def test_records_do_not_change_the_results_of_a_sim(run: Run) -> None:
    def wins(*words: str) -> object:
        words = ("sim", GAME, "--games", "20", "--seed", "1", "--json", *words)
        return json.loads(run(*words).stdout)["wins"]

    assert wins("--records", "a") == wins()


def test_a_sim_replaces_no_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / f"{GAME}-1-2.record").write_text("mine", "utf-8")
    result = run("sim", GAME, "--games", "2", "--seed", "1", "--records", ".")
    assert (result.returncode, f"{GAME}-1-2.record" in result.stderr, contents(tmp_path)) == (
        2,
        True,
        {f"{GAME}-1-2.record": b"mine"},
    )


@pytest.mark.pure
def test_a_match_that_gets_stuck_leaves_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("whistlestop.games.colt_super_express.verbs.turn_around", broken)
    cli.main(["sim", GAME, "--games", "1", "--seed", "1", "--records", str(tmp_path)])
    capsys.readouterr()
    match = whistlestop.replay((tmp_path / f"{GAME}-1-1.record").read_text("utf-8"))
    assert (match.outcome, len(match.choices) > 0) == (None, True)


def test_a_disk_that_is_full_ends_a_sim_with_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, *_: object, **__: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    code = cli.main(["sim", GAME, "--games", "1", "--seed", "1", "--records", str(tmp_path)])
    said = one_line(capsys.readouterr().err)
    assert (code, "No space left on device" in said) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_in_a_sim_is_answered(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("whistlestop.bots.arena.play_bundle", interrupted)
    code = cli.main(["sim", GAME, "--seed", "1", "--lang", language])
    said = capsys.readouterr().err.strip()
    assert (code, said) == (130, Texts(language).say("error-interrupted"))


def test_ctrl_c_in_a_sim_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bundles: list[int] = []

    def interrupted(series: Series, start: int, keep: Keep | None = None) -> Tally:
        bundles.append(start)
        if len(bundles) == 3:
            raise KeyboardInterrupt
        return play_bundle(series, start, keep)

    monkeypatch.setattr("whistlestop.bots.arena.play_bundle", interrupted)
    code = cli.main(["sim", GAME, "--seed", "1", "--json"])
    said = capsys.readouterr()
    assert (code, json.loads(said.out)["ended"]) == (130, 2 * BUNDLE)
    assert said.err.strip() == Texts("en").say("error-interrupted")


@pytest.mark.pure
def test_a_sim_counts_and_reports_a_bug_in_a_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("whistlestop.games.colt_super_express.verbs.turn_around", broken)
    code = cli.main(["sim", GAME, "--games", "3", "--seed", "1", "--json"])
    said = capsys.readouterr()
    assert (code, json.loads(said.out)["stuck"]) == (1, 3)
    assert "ZeroDivisionError" in said.err
