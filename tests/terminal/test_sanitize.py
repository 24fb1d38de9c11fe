"""Texts of other people, which cannot control the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.terminal.console import Console
from whistlestop.terminal.sanitize import clean, one_line

STEERING = [
    *(chr(code) for code in range(0x20) if chr(code) not in "\t\n"),
    *(chr(code) for code in range(0x7F, 0xA0)),
    *"\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff",
]


@pytest.mark.parametrize("letter", STEERING, ids=lambda letter: f"U+{ord(letter):04X}")
def test_control_characters_are_left_out(letter: str) -> None:
    out = StringIO()
    console = Console(RichConsole(file=out, width=80, force_terminal=True, color_system=None))
    console.say(f"a{letter}b")
    console.show(f"a{letter}b")
    console.show(Text(f"a{letter}b", style="bold"))
    assert (clean(f"a{letter}b"), letter in out.getvalue().replace("\x1b[1m", "")[:-4]) == (
        "ab",
        False,
    )


def test_letters_of_every_script_stay() -> None:
    text = "Zoë, Ян, 李, שרה, فاطمة, นภา, 👩‍🚀"
    assert clean(text) == text


def test_a_name_stays_on_its_line() -> None:
    assert one_line("Ann\nHost: \x1b[31mBo\t  !\r") == "Ann Host: [31mBo !"
