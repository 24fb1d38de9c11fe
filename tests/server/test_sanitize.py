"""Names and chat lines, which cannot pretend to be something else."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.serving import Serving
from tables.visitor import company, sit_down
from whistlestop.server.errors import BadMessage
from whistlestop.server.sanitize import sanitize_chat_line, sanitize_name, sanitize_text
from whistlestop.wire.field_types import CHAT_LENGTH, NAME_LENGTH
from whistlestop.wire.from_server import Line

ZALGO = "Z" + "\u0351\u0489\u0300" * 10 + "a"


@pytest.mark.parametrize(
    ("name", "tidied"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\n\tB.", "Ann B."),
        ("Jose\u0301", "José"),
        ("J\0o\x07\x1b[31me", "Jo[31me"),
        ("\u202eevil\u202c", "evil"),
        ("A\u200b\u200d\u2060\ufeffnn", "Ann"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        (ZALGO, "Z\u0351\u0489a"),
        ("Z\u0301\u0301\0\u0301\u0301\u200d\u0301", "Ź\u0301\u0301"),
        ("\U000e0041Ann\U000e007f", "Ann"),
        ("中文 名字", "中文 名字"),
        ("N" * 90, "N" * NAME_LENGTH),
        ("\u3164Ann\u2800", "Ann"),
        ("\ue000A", "A"),
    ],
)
def test_a_name_is_sanitized_to_visible_characters(name: str, tidied: str) -> None:
    assert sanitize_name(name) == tidied


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "bad-name"),
        ("\u200b\u3164\u2800\u115f\u1160\uffa0", "bad-name"),
        ("...", "bad-name"),
        ("\u0301\u0301", "bad-name"),
        ("bot", "name-reserved"),
        (" BOT greedy", "name-reserved"),
        ("b\u200dot 1", "name-reserved"),
        ("\uff42\uff4f\uff54 1", "name-reserved"),
        ("Player 2", "name-reserved"),
        ("Admin", "name-reserved"),
    ],
)
def test_an_empty_or_bot_like_name_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadMessage) as problem:
        sanitize_name(name)
    assert problem.value.kind == why


ODD = st.sampled_from("\u0301\u0302\u0489\u200d\u200c\0\n\t \u202e\u3164\u2800\u00adae\u1100\u1161")
WRITTEN = st.text(st.one_of(st.characters(), ODD), max_size=400)


@given(WRITTEN)
def test_a_sanitized_text_stays_as_it_is(text: str) -> None:
    assert sanitize_text(sanitize_text(text)) == sanitize_text(text)
    for tidied, most in ((sanitize_name, NAME_LENGTH), (sanitize_chat_line, CHAT_LENGTH)):
        with suppress(BadMessage):
            kept = tidied(text)
            assert tidied(kept) == kept == unicodedata.normalize("NFC", kept).strip()
            assert 0 < len(kept) <= most
            assert "\n" not in kept
            joined = kept.replace("\u200c", "").replace("\u200d", "")
            assert not re.search("[\u0300-\u036f]{3}", joined)
            assert joined.isprintable()


async def test_chat_lines_arrive_as_harmless_text(server: Serving) -> None:
    said = {
        "<script>alert(1)</script>": "<script>alert(1)</script>",
        'a"}{"type":"bye"\\': 'a"}{"type":"bye"\\',
        "one\ntwo\r\n\u2028three": "one two three",
        "\u202eright to left\u202c\u2066": "right to left",
        ZALGO: "Z\u0351\u0489a",
        "\x1b[2J\x07hi": "[2Jhi",
    }
    async with company(server.url, "A<b>nn", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        for number, line in enumerate(list(said)[:5]):
            await ann.chat(line, f"k{number}")
        await bo.chat(list(said)[5], "k")
        await bo.until(lambda it: len(it.said(Line)) == len(said))
        assert [line.text for line in bo.said(Line)] == list(said.values())
        assert {line.name for line in bo.said(Line)} == {"A<b>nn", "Bo"}
