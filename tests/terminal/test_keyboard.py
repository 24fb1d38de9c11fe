"""Typing while messages are printed."""

from __future__ import annotations

from io import StringIO

import pytest

from whistlestop.terminal.console import Quit
from whistlestop.terminal.keyboard import Keyboard


def keyboard(*, edits: bool) -> tuple[Keyboard, StringIO]:
    out = StringIO()
    made = Keyboard(lambda _: None, out, screen=edits)
    made.edits, made.live, made._ended = edits, edits, False
    return made, out


def lines(keys: Keyboard) -> list[str]:
    found = []
    while (line := keys.line("> ")) is not None:
        found.append(line)
    return found


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("move\r", ["move"]),
        ("one\ntwo\r", ["one", "two"]),
        ("mvoe\x7f\x7f\x7fove\r", ["move"]),
        ("\x7f\x08x\r", ["x"]),
        ("all wrong\x15right\r", ["right"]),
        ("one two\x17three\r", ["onethree"]),
        ("a\x1b[A\x1b[1;5Db\x1bOP\r", ["ab"]),
        ("a\x01\x02b\t\r", ["ab"]),
        ("né 李\r", ["né 李"]),
        ("half", []),
        ("\r", [""]),
    ],
)
def test_a_line_is_edited_by_the_usual_keys(typed: str, expected: list[str]) -> None:
    keys, _ = keyboard(edits=True)
    keys.type(typed.encode())
    assert lines(keys) == expected


def test_a_letter_may_come_in_pieces() -> None:
    keys, _ = keyboard(edits=True)
    for piece in "né\r".encode():
        keys.type(bytes([piece]))
    assert lines(keys) == ["né"]


@pytest.mark.parametrize("key", ["\x1b[A", "\x1b[1;5D", "\x1bOC"])
@pytest.mark.parametrize("size", [1, 2])
def test_an_arrow_key_may_come_in_pieces(key: str, size: int) -> None:
    keys, _ = keyboard(edits=True)
    typed = f"a{key}b\r".encode()
    for at in range(0, len(typed), size):
        keys.type(typed[at : at + size])
    assert lines(keys) == ["ab"]


@pytest.mark.parametrize("word", ["x", "Outlaw", "O", "12"])
def test_a_word_after_the_escape_key_is_kept(word: str) -> None:
    keys, _ = keyboard(edits=True)
    for letter in f"\x1b{word}\r":
        keys.type(letter.encode())
    assert lines(keys) == [word]


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    keys, _ = keyboard(edits=True)
    keys.type(b"a\r\x04")
    assert keys.line("> ") == "a"
    with pytest.raises(Quit):
        keys.line("> ")


def test_the_end_key_in_the_middle_of_a_line_does_nothing() -> None:
    keys, _ = keyboard(edits=True)
    keys.type(b"a\x04\r")
    assert lines(keys) == ["a"]


def test_a_pipe_gives_whole_lines_and_the_rest_at_its_end() -> None:
    keys, _ = keyboard(edits=False)
    keys.type(b"one\r\ntw")
    keys.type(b"o\nthree")
    before = lines(keys)
    keys.type(b"")
    assert (before, keys.line("> ")) == (["one\r", "two"], "three")
    with pytest.raises(Quit):
        keys.line("> ")


def test_the_line_that_is_typed_gives_way_and_comes_back() -> None:
    keys, out = keyboard(edits=True)
    keys.show("> ")
    keys.type(b"half")
    keys.hide()
    out.write("Bo: hello\n")
    keys.show("> ")
    screen = [line.rpartition("\r\x1b[K")[2] for line in out.getvalue().split("\n")]
    assert screen == ["Bo: hello", "> half"]


def test_a_line_that_is_too_long_shows_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    keys, out = keyboard(edits=True)
    keys.show("> ")
    keys.type(b"x" * 50 + b"end")
    shown = out.getvalue().rpartition("\r\x1b[K")[2]
    assert (len(shown), shown[-3:]) == (19, "end")


def test_a_script_reads_like_a_conversation() -> None:
    keys, out = keyboard(edits=False)
    keys.show("> ")
    keys.type(b"one\ntwo\n")
    lines(keys)
    assert out.getvalue() == "> one\n> two\n"
