"""Records that are damaged, foreign or untrue. The error names the line and the problem."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables.records import (
    RECORD,
    RECORD_OF_A_HALF_ANSWERED_TRICK,
    RECORD_WITH_DICE,
    insert,
    lines_of,
    put,
    replay,
    swapped,
    without,
)
from whistlestop.engine.errors import BadRecord

Damage = tuple[str, int, str, str]  # the text, the line that is wrong, the error's kind and words
MANY = "9" * 5000


def foreign(text: str) -> Damage:
    return text, 1, "record-foreign", "this is not a Whistlestop record: it begins with"


def number(at: int, name: str, value: str) -> Damage:
    text = put(RECORD, at, f"{name}: {value}")
    return text, at, "record-number", f"{name} is a whole number, not {value[:10]!r}"[:-1]


def names(value: str) -> Damage:
    return put(RECORD, 6, f"names: {value}"), 6, "record-names", 'a list such as ["Ann", "Bo"]'


def option(value: str, kind: str, words: str) -> Damage:
    return put(RECORD, 4, f"options: {value}"), 4, kind, words


def answer(line: str) -> Damage:
    return put(RECORD, 13, line), 13, "record-line", "is not a seat's number and an answer"


HEADER = {2: "engine", 3: "game", 4: "options", 5: "seats", 7: "seed", 8: "choices", 9: "result"}
DAMAGED: dict[str, Damage] = {
    # The first line
    "empty": foreign(""),
    "blank": foreign("\n\n \n"),
    "binary": foreign("\x7fELF\x02\x01\x01\x00\x00\ufffd\ufffd\n\x00\x00"),
    "no line ends": foreign("\x00" * 100_000),
    "JSON": foreign('{"game": "toy"}'),
    "a saved match": foreign("whistlestop save 1 sha256=00\n{}\n"),
    "no format": foreign(put(RECORD, 1, "whistlestop record")),
    "no number for a format": foreign(put(RECORD, 1, "whistlestop record one")),
    "a huge format": foreign(put(RECORD, 1, f"whistlestop record {MANY}")),
    "upper case": foreign(put(RECORD, 1, "WHISTLESTOP RECORD 1")),
    "a line before the first": foreign("\n" + RECORD),
    "a newer format": (
        put(RECORD, 1, "whistlestop record 2"),
        *(1, "record-format", "this is format 2, this program reads format 1"),
    ),
    "a much newer format": (
        put(RECORD, 1, "whistlestop record 999999999"),
        *(1, "record-format", "this is format 999999999, this program reads format 1"),
    ),
    # The header
    **{
        f"no {name}": (without(RECORD, at), 9, "record-header-missing", f"lacks {name!r}")
        for at, name in HEADER.items()
    },
    **{
        f"{name} twice": (
            insert(RECORD, at + 1, lines_of(RECORD)[at - 1]),
            *(at + 1, "record-header", "each only once"),
        )
        for at, name in {**HEADER, 6: "names"}.items()
    },
    "the header's first line only": (
        "whistlestop record 1\n",
        *(2, "record-header-missing", "lacks 'engine'"),
    ),
    "an unknown header line": (
        insert(RECORD, 4, "colour: red"),
        *(4, "record-header", "'colour: red' is not a header line; expected one of engine, game,"),
    ),
    "a header line without a colon": (
        put(RECORD, 7, "seed 1"),
        *(7, "record-header", "'seed 1' is not a header line"),
    ),
    "a header line that is only a name": (
        put(RECORD, 7, "seed"),
        *(7, "record-header", "'seed' is not a header line"),
    ),
    "a header line in upper case": (
        put(RECORD, 7, "Seed: 1"),
        *(7, "record-header", "'Seed: 1' is not a header line"),
    ),
    "no empty line after the header": (
        without(RECORD, 10),
        *(10, "record-header", "'0 play 16' is not a header line"),
    ),
    "an empty line in the header": (
        insert(RECORD, 8, ""),
        *(8, "record-header-missing", "the header lacks 'choices'"),
    ),
    # Numbers
    **{
        f"{name}: {value[:8]}": number(at, name, value)
        for at, name in {5: "seats", 7: "seed", 8: "choices"}.items()
        for value in ("three", "-3", "3.5", "+3", "3 3", "1_0", "٣", "", MANY)
    },
    "a seed too large": (
        put(RECORD, 7, f"seed: {2**256}"),
        *(7, "record-why", "a seed is a whole number from 0 to 2**256 - 1, not 11579"),
    ),
    # Names
    **{
        f"names: {value}": names(value)
        for value in ("Ann", "", '["Ann"', '{"Ann": 1}', '["Ann", "Bo", 3]', '"Ann"', "null", MANY)
    },
    "too few names": (
        put(RECORD, 6, 'names: ["Ann"]'),
        *(5, "record-why", "3 seats, but 1 names"),
    ),
    # The game
    "an unknown game": (put(RECORD, 3, "game: go"), 3, "record-why", "there is no game 'go'"),
    "no name of a game": (put(RECORD, 3, "game:"), 3, "record-why", "there is no game ''"),
    # Options
    "an option without a value": option(
        "doubts", "record-option", "not an option in the form name=value"
    ),
    "an option twice": option("cards=20 cards=20", "record-option", "'cards=20' is not"),
    "an unknown option": option(
        "horse=yes", "record-why", "no option 'horse'; there are doubts, cards, colour"
    ),
    "a choice that is none": option("colour=green", "record-why", "takes red|blue, not green"),
    "a flag of another kind": option("doubts=true", "record-why", "takes yes|no, not true"),
    "a number too high": option("cards=41", "record-why", "takes 16..40, not 41"),
    "a number too low": option("cards=15", "record-why", "takes 16..40, not 15"),
    "no number": option("cards=", "record-why", "takes 16..40, not"),
    # Seats
    "too many seats": (
        put(RECORD, 5, "seats: 9"),
        *(5, "record-why", "toy is for 2 to 4 seats, not 9"),
    ),
    "no seats": (put(RECORD, 5, "seats: 0"), 5, "record-why", "2 to 4 seats, not 0"),
    "a huge number of seats": (
        put(RECORD, 5, f"seats: {MANY[:200]}"),
        *(5, "record-why", "toy is for 2 to 4 seats, not 999"),
    ),
    # Answers
    **{
        f"an answer such as {line!r}": answer(line)
        for line in ("hello", "2", "x play 17", "-2 play 17", "2play 17", "2: play 17")
    },
    "an answer with a part that is no number": answer("2 play 17 at x"),
    "an answer with a huge number": answer(f"2 play 17 for {MANY}"),
    "an answer of a huge seat": answer(f"{MANY} play 17"),
    "an answer of a megabyte": answer("x" * 1_000_000),
    "an illegal answer": (
        put(RECORD, 12, "1 play 19"),
        *(12, "record-why", "seat 1 cannot answer 'play 19' to 'card'; allowed: play 10;"),
    ),
    "a wrong seat": (
        put(RECORD, 14, "0 stop"),
        *(14, "record-why", "seat 0 is not asked; waiting for 1"),
    ),
    "a seat that is not at the table": (
        put(RECORD, 14, "99 stop"),
        *(14, "record-why", "seat 99 is not asked; waiting for 1"),
    ),
    "a seat that answers twice": (
        insert(RECORD, 12, "0 play 16"),
        *(12, "record-why", "seat 0 is not asked; waiting for 1, 2"),
    ),
    "a line too many": (
        RECORD + "0 stop\n",
        *(20, "record-why", "the match is over: 1 points"),
    ),
    "another match after it": (
        RECORD + RECORD,
        *(20, "record-line", "'whistlestop record 1' is not"),
    ),
    "the last line missing": (
        without(RECORD, 19),
        *(18, "record-count", "the record ends with choice 11; its header says 12"),
    ),
    "all answers missing": (
        "\n".join(lines_of(RECORD)[:10]),
        *(10, "record-count", "the record ends with choice 0; its header says 12"),
    ),
    "a line in the middle missing": (
        without(RECORD, 14),
        *(14, "record-why", "seat 0 is not asked; waiting for 1"),
    ),
    "one of several answers missing": (
        without(RECORD, 12),
        *(13, "record-why", "seat 1 cannot answer 'stop' to 'card'"),
    ),
    "two lines swapped": (
        swapped(RECORD, 14, 15),
        *(14, "record-why", "seat 0 is not asked; waiting for 1"),
    ),
    # The choices and the result in the header
    "one choice too many": (
        put(RECORD, 8, "choices: 13"),
        *(19, "record-count", "the record ends with choice 12; its header says 13"),
    ),
    "one choice too few": (
        put(RECORD, 8, "choices: 11"),
        *(19, "record-count", "the record ends with choice 12; its header says 11"),
    ),
    "very many choices": (
        put(RECORD, 8, f"choices: {MANY[:200]}"),
        *(19, "record-count", "the record ends with choice 12; its header says 999"),
    ),
    "another winner": (
        put(RECORD, 9, "result: 2 points"),
        *(9, "record-result", "the result is '1 points', not '2 points'"),
    ),
    "no result": (
        put(RECORD, 9, "result:"),
        *(9, "record-result", "the result is '1 points', not ''"),
    ),
    "an end that was not reached": (
        RECORD_WITH_DICE.replace("unfinished", "1 points"),
        *(8, "record-result", "the result is 'unfinished', not '1 points'"),
    ),
}


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as problem:
        replay(text)
    return problem.value


@pytest.mark.parametrize("what", DAMAGED)
def test_an_error_names_the_line_and_what_is_wrong_with_it(what: str) -> None:
    text, line, kind, words = DAMAGED[what]
    problem = refusal(text)
    assert (problem.line, problem.kind, problem.details["line"]) == (line, kind, line)
    assert str(problem).startswith(f"line {line}: ")
    assert words in str(problem)


@pytest.mark.parametrize("what", DAMAGED)
def test_an_error_is_short_however_long_the_line(what: str) -> None:
    assert len(str(refusal(DAMAGED[what][0]))) < 400


def test_an_option_with_a_huge_number_is_refused() -> None:
    assert refusal(put(RECORD, 4, f"options: cards={MANY}")).line == 4


def test_names_that_are_deeply_nested_are_refused() -> None:
    assert refusal(put(RECORD, 6, "names: " + "[" * 200_000)).line == 6


def test_the_mark_of_an_only_answer_stands_apart() -> None:
    assert refusal(put(RECORD, 13, "2 (only)play 17")).line == 13


# Damage of any kind

CHARACTERS = st.sampled_from([*'0123456789 :="[](),\r\n\t\x00-xaö٣', "(only) ", "play", "9" * 300])
Change = Callable[[str], str]


@st.composite
def changes_of_characters(draw: st.DrawFn) -> Change:
    at, length = draw(st.integers(0, 260)), draw(st.integers(0, 6))
    new = draw(st.lists(CHARACTERS, max_size=3).map("".join))
    return lambda text: text[:at] + new + text[at + length :]


@st.composite
def changes_of_lines(draw: st.DrawFn) -> Change:
    one, other = draw(st.integers(1, 20)), draw(st.integers(1, 20))
    how = draw(st.sampled_from(["delete", "repeat", "move", "cut"]))

    def change(text: str) -> str:
        lines = lines_of(text)
        line = lines[min(one, len(lines)) - 1]
        if how == "delete":
            return without(text, one)
        if how == "repeat":
            return insert(text, other, line)
        if how == "move":
            return insert(without(text, one), other, line)
        return "\n".join(lines[:one])

    return change


def answers_in(text: str) -> list[str]:
    """Return the lines below the header, as a record writes them."""
    lines = [line.replace("(only)", " ").split() for line in lines_of(text)]
    below = lines[lines.index([]) :] if [] in lines else []
    return [" ".join([str(int(words[0])), *words[1:]]) for words in below if words]


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([RECORD, RECORD_WITH_DICE, RECORD_OF_A_HALF_ANSWERED_TRICK]),
    st.lists(changes_of_characters() | changes_of_lines(), min_size=1, max_size=3),
)
def test_a_changed_record_is_true_to_itself_or_refused(text: str, changes: list[Change]) -> None:
    for change in changes:
        text = change(text)
    try:
        match = replay(text)
    except BadRecord as problem:
        # If something is missing at the end, the error names the line after the last one.
        assert 1 <= problem.line <= len(lines_of(text)) + 1  # noqa: PT017 - both ways are right
    else:
        assert replay(match.record()).record() == match.record()
        made = [(f"{seat} {answer}", only) for seat, answer, only in match.choices]
        said = answers_in(text)
        assert [line for line, only in made if not only or line in said] == said


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300))
def test_a_foreign_text_is_refused_in_its_first_line(text: str) -> None:
    assert refusal(text).line == 1


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300))
def test_junk_after_the_first_line_is_refused(text: str) -> None:
    assert refusal("whistlestop record 1\n" + text).line >= 2


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300).filter(str.strip))
def test_junk_after_the_header_is_refused(text: str) -> None:
    assert refusal("\n".join(lines_of(RECORD)[:10]) + "\n" + text).line >= 10
