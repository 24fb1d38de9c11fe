"""The command line, as a person or a script runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from threading import Timer
from typing import NoReturn

import pytest
from _pytest.mark import ParameterSet

import whistlestop
from tables.every_game import play_on, play_some
from whistlestop import cli, games
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.part import STANDING
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.names import seat_names

GAME = "colt-super-express"
EXPANSIONS = {"reflex": True, "horse": True, "time-car": True}
COMMANDS = ("play", "join", "serve", "sim", "replay", "rules", "games")
# Of the environment only where Python finds things: no colour, width or language of this machine.
KEPT = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
ENVIRONMENT = KEPT | {"LANG": "C", "NO_COLOR": "1"}

PATIENCE = 300.0  # seconds; they are only there so that a broken test ends

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def command(words: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "whistlestop", *words]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the real command in a folder of its own."""

    def run(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(words),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=ENVIRONMENT | more,
            timeout=PATIENCE,
            check=False,
        )

    return run


def record(decisions: int | None = None, people: int = 1, **options: str | bool) -> str:
    """Of a match of four played at random, to its end or so far."""
    match = Match(games.find(GAME), 4, options, 5, seat_names(4, people, "easy"))
    if decisions is None:
        play_on(match, Random(1))
    else:
        play_some(match, Random(1), decisions)
    return match.record()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def one_line(text: str) -> str:
    """Without the frame and the line breaks of an 80 columns wide screen."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


# What cannot be done


def files(folder: Path) -> None:
    """Records to try the errors on; whatever happens, they stay as they are."""
    good = record()
    full = record(**EXPANSIONS)
    scheme = next(line for line in full.split("\n") if "scheme" in line)
    texts = {
        "good": good,
        "damaged": re.sub(r"scheme.*", "scheme move move move", good),
        "truncated": good[: good.rindex("scheme")],
        "headless": good[:90],
        "foreign": "<?xml version='1.0'?>\n<svg/>\n",
        "empty": "",
        "newer": good.replace("record 1", "record 2", 1),
        "unknown-game": good.replace(f"game: {GAME}", "game: chess"),
        "unknown-bot": good.replace("bot easy", "bot nobody"),
        "lied": re.sub(r"^result: .*$", "result: 0 by-magic", good, flags=re.MULTILINE),
        "full-damaged": full.replace(scheme, scheme[:9] + "move move move"),
        "deep-names": re.sub(r"^names: .*$", "names: " + "[" * 10_000, good, flags=re.MULTILINE),
    }
    for name, text in texts.items():
        (folder / f"{name}.record").write_text(text, "utf-8")
    (folder / "binary.record").write_bytes(bytes(range(256)))
    (folder / "folder.record").mkdir()


def bad(words: str, expected: str, *marks: pytest.MarkDecorator) -> ParameterSet:
    return pytest.param(
        words, expected, id=words if len(words) < 70 else f"{words[:60]}...", marks=marks
    )


FAR_TOO_LONG = "x" * 2000

# What is typed, and what the answer must say was wrong and is expected instead.
BAD = [
    bad("play", GAME),
    bad("play chess", f"chess {GAME}"),
    bad("sim chess", f"chess {GAME}"),
    bad("rules chess", f"chess {GAME}"),
    bad(f"play {GAME} --seats 2", "2 3 7"),
    bad(f"play {GAME} --seats 8", "8 3 7"),
    bad(f"sim {GAME} --seats 8", "8 3 7"),
    bad(f"play {GAME} --bots nobody", "nobody easy normal"),
    bad(f"sim {GAME} --bots random,nobody", "nobody easy normal"),
    bad(f"sim {GAME} --bots deputy", f"deputy {GAME} easy normal"),
    bad(f"play {GAME} --bots deputy", f"deputy {GAME} easy normal"),
    bad(f"sim {GAME} --bots outlaw:random", "outlaw -"),
    bad("sim bang --bots villain:normal,random", "villain sheriff deputy outlaw renegade"),
    bad("sim bang --bots outlaw:nobody", "nobody random easy normal"),
    bad(f"sim {GAME} --seats 3 --bots random,random,normal,normal", "4 3"),
    bad(f"play {GAME} --with reflex,cow", "cow reflex horse time-car"),
    bad(f"play {GAME} --with treasure", "treasure reflex horse time-car"),
    bad(f"play {GAME} --set cow=yes", "cow reflex horse time-car bandits treasure"),
    bad(f"play {GAME} --set treasure=mine", "treasure own|open|hidden mine"),
    bad(f"play {GAME} --set horse=perhaps", "horse yes|no perhaps"),
    bad(f"play {GAME} --set horse", "horse name=value"),
    bad(f"play {GAME} --seed -1", "0 -1"),
    bad(f"play {GAME} --seed {2**256}", "0 2^256"),
    bad(f"sim {GAME} --games 1 --seed {2**256 - 1}", "0"),
    bad(f"sim {GAME} --games 99 --jobs 2 --seed {2**256 - 1}", "0"),
    bad(f"sim {GAME} --seed -1", "0 2^224 -1"),
    bad(f"sim {GAME} --games 0", "--games 1 0"),
    bad(f"sim {GAME} --jobs 0", "--jobs 1 0"),
    bad(f"play {GAME} --people 5", "1 4 5"),
    bad(f"play {GAME} --people -1", "1 4 -1"),
    bad(f"play {GAME} --people 0", "1 4 0"),
    bad(f"play {GAME} --pause -1", "--pause 0 -1"),
    bad(f"play {GAME} --hotseat --people 2", "--hotseat --people"),
    bad("play --resume good.record --seats 3", "--seats"),
    bad("play --resume good.record --seed 0", "--seed"),
    bad(f"play {GAME} --resume good.record --hotseat", "GAME --hotseat"),
    bad("play --resume unknown-bot.record", "nobody easy normal"),
    bad("replay missing.record", "missing.record"),
    bad("play --resume missing.record", "missing.record"),
    bad("replay folder.record", "folder.record"),
    bad("play --resume folder.record", "folder.record"),
    bad("replay binary.record", "binary.record"),
    bad("replay empty.record", "empty.record 1: whistlestop record 1"),
    bad("replay foreign.record", "foreign.record 1: <?xml whistlestop record 1"),
    bad("replay newer.record", "newer.record 1: 2 1"),
    bad("replay headless.record", "headless.record seats"),
    bad("replay unknown-game.record", f"unknown-game.record 3: chess {GAME}"),
    bad("replay truncated.record", "truncated.record"),
    bad("replay damaged.record", "damaged.record scheme move move move"),
    bad("replay lied.record", "lied.record 9: by-magic"),
    bad("play --resume lied.record", "lied.record 9: by-magic"),
    bad("replay full-damaged.record", "full-damaged.record scheme move move move"),
    bad(f"play {FAR_TOO_LONG}", GAME),
    bad("replay deep-names.record", "deep-names.record 6:"),
    bad("replay good.record --seat 4", "4 0 3"),
    bad("replay good.record --seat -1", "-1 0 3"),
    bad("dance", "dance --help"),
    bad(f"play {GAME} --fast", "--fast --help"),
    bad(f"play {GAME} chess", "chess --help"),
    bad(f"play {GAME} --seats many", "--seats many --help"),
    bad(f"play {GAME} --seats 3.6", "--seats 3.6 --help"),
    bad(f"play {GAME} --seed 0.5", "--seed 0.5 --help"),
    bad(f"play {GAME} --pause soon", "--pause soon --help"),
    bad(f"play {GAME} --pause inf", "--pause"),
    bad(f"sim {GAME} --games 1e3", "--games 1e3 --help"),
    bad(f"sim {GAME} --games", "--games --help"),
    bad("sim", "GAME --help"),
    bad("replay", "FILE --help"),
    bad("replay good.record --seat x", "--seat x --help"),
    bad("join", "URL --help"),
    bad("join ftp://host", "ftp://host http://host:8080"),
    bad("join http://host/t/short", "http://host/t/short http://host:8080"),
    bad("join 127.0.0.1:1 --name Ann", "http://127.0.0.1:1"),
    bad("join 127.0.0.1:1", "http://127.0.0.1:1"),
    bad("join host --watch --seat 1", "--watch --seat"),
    bad("join host --seat 16", "16 0 15"),
    bad("join host --seat -1", "-1 0 15"),
    bad("join host --pause -1", "--pause 0 -1"),
]


@pytest.mark.parametrize(("words", "expected"), BAD)
def test_what_cannot_be_done_is_said_on_stderr_and_changes_nothing(
    words: str, expected: str, run: Run, tmp_path: Path
) -> None:
    files(tmp_path)
    before = contents(tmp_path)
    result = run(*words.split(), typed="1\n123\n\n")
    said = one_line(result.stderr)
    told = "Traceback" not in said and all(word in said for word in expected.split())
    assert (result.returncode, result.stdout, told, contents(tmp_path)) == (2, "", True, before)


@pytest.mark.parametrize(("words", "expected"), BAD)
def test_what_cannot_be_done_is_said_in_the_language_of_the_reader(
    words: str,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO())
    said = {}
    for language in LANGUAGES:
        assert cli.main([*words.split(), "--lang", language]) == 2
        said[one_line(capsys.readouterr().err)] = language
    ours = [text for text in said if all(word in text for word in expected.split())]
    assert (len(said), ours) == (3, list(said))


def test_a_language_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    result = run("games", "--lang", "de")
    assert (result.returncode, result.stdout, one_line(result.stderr)) == (
        2,
        "",
        'There is no language "de". There are: en, it, pt',
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


# sim


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


@pytest.mark.parametrize("bots", ["outlaw:normal,random", "outlaw:deputy,random"])
def test_a_sim_shows_every_bot_on_every_side(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    """Also by the name that a bot had in earlier versions."""
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


# games, rules and help


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
    """Name, what it takes and what is usual; of many words that it takes each has its own line."""
    row = r"^([\w-]+) {2,}(\S+) +([\w-]+) {2}.*((?:\n {10,20}\S+\|? .*)*)"
    names = {option.name for game in games.NAMES for option in games.find(game).options}
    for name, takes, usual, more in re.findall(row, text, re.MULTILINE):
        if name not in names:
            continue  # the words above the columns
        rest = re.findall(r"^ {10,20}(\S+)", more, re.MULTILINE) if takes.endswith("|") else []
        yield name, takes + "".join(rest), usual


def said(text_id: str, text: str, language: str) -> bool:
    """By its first words: the rest may stand on other lines of its column."""
    return re.sub(r"\s+", "", Texts(language).say(text_id))[:12] in text


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


def test_rules_without_a_game_lists_those_of_all_games(run: Run) -> None:
    assert run("rules").stdout == "".join(run("rules", name).stdout for name in games.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_help_is_shown(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = ""
    for words in ([], *([each] for each in COMMANDS)):
        assert cli.main([*words, "--help", "--lang", language]) == 0
        shown += one_line(capsys.readouterr().out) + "\n"
    ids = set(re.findall(r'"(cli-[a-z-]+)"', Path(cli.__file__).read_text("utf-8")))
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


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout.strip() == whistlestop.__version__


# play


SCHEMES = "123\n\n134\n\n421\n\n" * 20
LAST_LINE = {"en": "Seed 3", "it": "Seme 3", "pt": "Semente 3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing(language: str, run: Run, tmp_path: Path) -> None:
    words = ("play", GAME, "--bots", "easy", "--seed", "3", "--lang", language)
    result = run(*words, "--record", "a.record", typed="2\n" + SCHEMES)
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    lines = [line.rstrip() for line in result.stdout.splitlines()]
    assert (result.returncode, result.stderr, lines[-2], match.outcome is None) == (
        0,
        "",
        LAST_LINE[language],
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


# Leaving and coming back


def the_record(folder: Path) -> Path:
    (file,) = folder.glob("*.record")
    return file


@pytest.mark.parametrize("typed", ["2\n12\nq\n", "2\n12\n", "2\n123\nquit\n"])
def test_leaving_leaves_a_record_and_says_how_to_go_on(
    typed: str, run: Run, tmp_path: Path
) -> None:
    result = run("play", GAME, "--bots", "easy", "--seed", "3", typed=typed)
    file = the_record(tmp_path)
    match = whistlestop.replay(file.read_text("utf-8"))
    assert (
        result.returncode,
        f"whistlestop play --resume {file.name}" in one_line(result.stdout),
        [answer.verb for _, answer, _ in match.choices],
    ) == (0, True, ["pick"] * 4)


def shown_until(process: subprocess.Popen[str], words: str) -> None:
    """Read what the program shows up to these words."""
    assert process.stdout is not None
    patience = Timer(PATIENCE, process.kill)  # if it waits for more to be typed, so would we
    patience.start()
    shown = ""
    while words not in shown and (letter := process.stdout.read(1)):
        shown += letter
    patience.cancel()
    assert words in shown


def interrupt(command: Sequence[str], typed: str, after: str, folder: Path) -> int:
    """Type, and press Ctrl-C once this has been shown; the exit code."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        process.stdin.write(typed)
        process.stdin.flush()
        shown_until(process, after)
        process.send_signal(signal.SIGINT)
        return left(process)


def left(process: subprocess.Popen[str]) -> int:
    """The exit code. Its input is still open: the end of that would be another way to leave."""
    try:
        return process.wait(PATIENCE)
    finally:
        process.kill()


def test_ctrl_c_at_a_prompt_leaves_a_record(tmp_path: Path) -> None:
    words = ("play", GAME, "--bots", "easy", "--seed", "3")
    code = interrupt(command(words), "2\n123\n", "Enter lays it down", tmp_path)
    match = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    assert (code, len(match.choices)) == (0, 4)


# A decision that is thought about again and again: Ctrl-C cannot come too late for it.
NEVER_SURE = """
import sys
from whistlestop import cli
from whistlestop.bots.colt.monte_carlo import MonteCarloBot

decide = MonteCarloBot.choose

def choose(self, ask, eyes):
    print("A bot thinks.", flush=True)
    while True:
        decide(self, ask, eyes)

MonteCarloBot.choose = choose
sys.exit(cli.main())
"""


def test_ctrl_c_while_the_bots_think_leaves_a_record(tmp_path: Path) -> None:
    words = f"play {GAME} --seats 7 --with reflex,horse --set bandits=dealt".split()
    thinking = [sys.executable, "-c", NEVER_SURE, *words]
    code = interrupt(thinking, "123\n\n", "A bot thinks.", tmp_path)
    match = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    assert (code, [seat for seat, _, _ in match.choices]) == (0, [0])


def test_a_resumed_match_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--bots", "easy", "--seed", "3", typed="2\n12\n")
    before = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    result = run("play", "--resume", the_record(tmp_path).name, "--record", "b", typed=SCHEMES)
    match = whistlestop.replay((tmp_path / "b").read_text("utf-8"))
    assert (result.returncode, match.choices[: len(before.choices)], match.outcome is None) == (
        0,
        before.choices,
        False,
    )


def test_a_resumed_match_that_ends_is_over_in_its_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(4), "utf-8")
    run("play", "--resume", "a.record", typed=SCHEMES)
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert match.outcome is not None


def test_a_resumed_match_that_is_left_again_stays_in_its_file(run: Run, tmp_path: Path) -> None:
    """The first of four people has schemed, the others have not."""
    (tmp_path / "a.record").write_text(record(4, people=4), "utf-8")
    run("play", "--resume", "a.record", typed="\n123\n\n")
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert (list(contents(tmp_path)), match.waiting) == (["a.record"], (1, 2, 3))


def test_a_match_that_is_over_is_not_resumed_but_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(), "utf-8")
    result = run("play", "--resume", "a.record")
    assert (result.returncode, "whistlestop replay a.record" in one_line(result.stdout)) == (
        0,
        True,
    )


@pytest.mark.parametrize(
    "file",
    [
        "missing/a.record",
        "folder",
        ".",
        "/",
    ],
)
def test_a_record_that_cannot_be_written_is_printed_instead(
    file: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    words = ("play", GAME, "--bots", "easy", "--record", file)
    result = run(*words, typed="2\n12\nq\n")
    printed = result.stdout[result.stdout.index("whistlestop record 1") :]
    assert (result.returncode, whistlestop.replay(printed).outcome, contents(tmp_path)) == (
        1,
        None,
        {},
    )


def test_a_full_disk_costs_nobody_the_match(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(4, people=4), "utf-8")
    before = contents(tmp_path)
    result = subprocess.run(
        [
            "/bin/sh",
            "-c",
            'ulimit -f 0; exec "$@"',
            "sh",
            *command(["play", "--resume", "a.record"]),
        ],
        input="\n123\n\n",
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    printed = result.stdout[result.stdout.index("whistlestop record 1") :]
    assert (result.returncode, len(whistlestop.replay(printed).choices), contents(tmp_path)) == (
        1,
        5,
        before,
    )


def test_a_record_of_the_highest_seed_can_be_read(run: Run) -> None:
    run("play", GAME, "--seed", str(2**256 - 1), "--record", "a.record", typed="q\n")
    assert run("replay", "a.record", "--all").returncode == 0


# replay


@pytest.fixture
def replayed(run: Run, tmp_path: Path) -> Run:
    """Replay a match of four."""
    (tmp_path / "a.record").write_text(record(), "utf-8")
    return lambda *words, typed="": run("replay", "a.record", *words, typed=typed)


def steps(text: str) -> list[int]:
    return [int(step) for step in re.findall(r"--- Step (\d+) of \d+ ---", text)]


def test_a_replay_steps_forward_and_back_and_jumps(replayed: Run) -> None:
    result = replayed(typed="\n\nb\n9\nb\nq\n\n")
    assert (result.returncode, steps(result.stdout)) == (0, [1, 2, 3, 2, 9, 8])


def test_a_replay_of_all_shows_every_step_and_the_end(replayed: Run) -> None:
    result = replayed("--all")
    shown = steps(result.stdout)
    assert (result.returncode, shown, "wins" in result.stdout) == (
        0,
        list(range(1, len(shown) + 1)),
        True,
    )


def test_a_replay_through_a_seats_eyes_shows_its_schemes_only(replayed: Run) -> None:
    def schemers(*words: str) -> int:
        return len(set(re.findall(r"^(\w+) lays", replayed(*words, "--all").stdout, re.MULTILINE)))

    assert (schemers(), schemers("--seat", "2")) == (0, 1)


# What a pipe or a program meets


def test_a_reader_that_has_read_enough_is_no_error(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    result = subprocess.run(
        command(["rules"]),
        stdout=write,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    os.close(write)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("words", ["rules", f"sim {GAME} --games 2 --json"])
def test_output_that_cannot_be_written_is_told_in_one_line(words: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = subprocess.run(
            command(words.split()),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=tmp_path,
            env=ENVIRONMENT,
            timeout=PATIENCE,
            check=False,
        )
    assert (result.returncode, len(result.stderr.splitlines())) == (1, 1)


def test_typed_bytes_that_are_no_text_cost_nobody_the_match(tmp_path: Path) -> None:
    subprocess.run(
        command(["play", GAME, "--bots", "easy"]),
        input=b"2\n\xff\xfe\n",
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "utf-8:strict"},
        timeout=PATIENCE,
        check=False,
    )
    assert len(list(tmp_path.glob("*.record"))) == 1


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_unicode_is_no_reason_for_a_traceback(language: str, run: Run) -> None:
    words = ("play", GAME, "--bots", "easy", "--lang", language)
    result = run(*words, typed="2\nq\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, "Traceback" in result.stderr) == (0, False)


IMPORT = """
import sys
before = set(sys.modules)
import whistlestop
print(*{name.partition(".")[0] for name in set(sys.modules) - before})
"""


def test_importing_the_package_loads_it_and_the_standard_library_only() -> None:
    """No screen, no server, and of the standard library nothing that opens a connection."""
    words = [sys.executable, "-c", IMPORT]
    text = subprocess.run(words, capture_output=True, encoding="utf-8", check=True).stdout
    loaded = set(text.split())
    assert loaded - sys.stdlib_module_names == {"whistlestop"}
    assert not loaded & {"asyncio", "http", "socket", "ssl", "multiprocessing"}


# Files


def test_a_record_never_replaces_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    result = run("play", GAME, "--record", "diary.txt", typed="1\nq\n")
    diary = (tmp_path / "diary.txt").read_text("utf-8")
    assert (result.returncode, diary, "diary.txt" in result.stderr) == (2, "dear diary", True)


def test_two_matches_left_in_the_same_second_have_two_records(run: Run, tmp_path: Path) -> None:
    for _ in range(4):
        run("play", GAME, "--bots", "easy", typed="1\nq\n")
    assert len(list(tmp_path.glob("*.record"))) == 4


def test_a_closed_input_is_the_end_of_the_input(tmp_path: Path) -> None:
    words = " ".join(command(["play", GAME, "--bots", "easy"]))
    subprocess.run(
        ["/bin/sh", "-c", f"{words} <&-"],
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=True,
    )
    assert len(list(tmp_path.glob("*.record"))) == 1


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


# What must not cost anybody the match


def test_a_bug_in_a_rule_leaves_the_match_in_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.chdir(tmp_path)
    games.find(GAME)  # which fills the table
    monkeypatch.setitem(STANDING, "flip", broken)
    monkeypatch.setattr("sys.stdin", StringIO("1\n123\n\n"))
    with pytest.raises(ZeroDivisionError):
        cli.main(["play", GAME, "--bots", "easy", "--seed", "1"])
    assert "0 pick belle" in the_record(tmp_path).read_text("utf-8")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_closed_window_leaves_the_match_in_its_record(name: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        command(["play", GAME, "--bots", "easy"]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as playing:
        shown_until(playing, "Belle")  # the question is on the screen
        playing.send_signal(getattr(signal, name))
        assert left(playing) == 0
    assert len(list(tmp_path.glob("*.record"))) == 1


def test_kill_9_loses_no_answer(run: Run, tmp_path: Path) -> None:
    with subprocess.Popen(
        command(["play", GAME, "--bots", "easy"]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as playing:
        assert playing.stdin is not None
        playing.stdin.write("2\n")
        playing.stdin.flush()
        shown_until(playing, "round 1")  # the next question is on the screen
        playing.kill()
    resumed = run("play", "--resume", the_record(tmp_path).name, typed="q\n")
    assert "Cheyenne goes to you" in resumed.stdout


def test_a_match_played_to_its_end_leaves_no_file_behind(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--bots", "easy", "--seed", "1", typed="1\n" + "123\n\n" * 9)
    assert list(tmp_path.iterdir()) == []


def test_a_bug_in_a_rule_is_counted_and_told_by_a_sim(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    games.find(GAME)  # which fills the table
    monkeypatch.setitem(STANDING, "flip", broken)
    code = cli.main(["sim", GAME, "--games", "3", "--seed", "1", "--json"])
    said = capsys.readouterr()
    assert (code, json.loads(said.out)["stuck"]) == (1, 3)
    assert "ZeroDivisionError" in said.err


# A host's own files


def own_map(folder: Path, name: str = "club") -> Path:
    standard = Path(whistlestop.__file__).parent / "games" / "train_heist" / "data" / "map.json"
    path = folder / "club.json"
    data = json.loads(standard.read_text("utf-8"))
    path.write_text(json.dumps({**data, "name": name}), "utf-8")
    return path


def test_an_own_map_can_be_played_on_by_its_name(run: Run, tmp_path: Path) -> None:
    files = f"train-heist={own_map(tmp_path)}"
    listed = run("games", WHISTLESTOP_FILES=files)
    assert listed.returncode == 0
    (name,) = set(re.findall(r"club-[0-9a-f]{8}", re.sub(r"[│\s]", "", listed.stdout)))
    words = ("sim", "train-heist", "--games", "2", "--set", f"map={name}")
    assert run(*words, WHISTLESTOP_FILES=files).returncode == 0
    missing = run(*words)
    assert missing.returncode == 2
    assert name in missing.stderr


def test_a_file_that_is_no_map_is_refused_with_what_was_expected(run: Run, tmp_path: Path) -> None:
    bad = run("games", WHISTLESTOP_FILES=f"train-heist={own_map(tmp_path, 'no name')}")
    assert bad.returncode == 2
    assert "expected a name of letters" in one_line(bad.stderr)
    assert run("games", WHISTLESTOP_FILES="train-heist").returncode == 2


def test_a_game_without_files_says_so(run: Run, tmp_path: Path) -> None:
    refused = run("games", WHISTLESTOP_FILES=f"{GAME}={own_map(tmp_path)}")
    assert refused.returncode == 2
    assert "without files" in one_line(refused.stderr)
