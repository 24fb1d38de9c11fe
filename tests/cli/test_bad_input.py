"""Command lines that cannot be run: each is refused with a reason and changes nothing."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from cli.command_line import EXPANSIONS, GAME, Run, contents, one_line, record
from whistlestop import cli
from whistlestop.locales import LANGUAGES


def files(folder: Path) -> None:
    """Write good and bad records for the commands to fail on."""
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
# Words of the command line, and words that the error message must contain.
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
    bad(f"play {GAME} --set horse", "horse ="),
    bad(f"play {GAME} --seed -1", "0 -1"),
    bad(f"play {GAME} --seed {2**256}", "0 2^256"),
    bad(f"sim {GAME} --games 1 --seed {2**256 - 1}", "0"),
    bad(f"sim {GAME} --games 99 --jobs 2 --seed {2**256 - 1}", "0"),
    bad(f"sim {GAME} --seed -1", "0 2^224 -1"),
    bad(f"sim {GAME} --games 0", "--games 1 0"),
    bad(f"sim {GAME} --jobs 0", "--jobs 1 0"),
    bad(f"sim {GAME} --games 1 --records good.record", "good.record exists"),
    bad(f"sim {GAME} --games 1 --records good.record/below", "good.record/below directory"),
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
def test_an_impossible_command_reports_on_stderr_and_changes_nothing(
    words: str, expected: str, run: Run, tmp_path: Path
) -> None:
    files(tmp_path)
    before = contents(tmp_path)
    result = run(*words.split(), typed="1\n123\n\n")
    said = one_line(result.stderr)
    told = "Traceback" not in said and all(word in said for word in expected.split())
    assert (result.returncode, result.stdout, told, contents(tmp_path)) == (2, "", True, before)


@pytest.mark.parametrize(("words", "expected"), BAD)
def test_an_impossible_command_is_explained_in_the_readers_language(
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
