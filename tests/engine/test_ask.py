"""The text of an answer, and reading it back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.engine.ask import Answer, Ask, read_answer

PARTS = ("at", "to", "for")


# White space is in Z and Cc.
words = st.text(st.characters(exclude_categories=["Z", "Cc", "Cs"]), min_size=1, max_size=8)
# A word that introduces another part cannot be the name of a card. It can be a verb or a place.
answers = st.builds(
    Answer,
    verb=words | st.sampled_from(PARTS),
    cards=st.lists(words.filter(lambda word: word not in PARTS), max_size=4).map(tuple),
    seat=st.none() | st.integers(-5, 99),
    place=st.none() | words | st.sampled_from(PARTS),
    number=st.none() | st.integers(-(10**40), 10**40),
)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Answer("stop"), "stop"),
        (Answer("scheme", ("flip", "move", "fire")), "scheme flip move fire"),
        (Answer("play", ("BANG!#17",), seat=3), "play BANG!#17 at 3"),
        (Answer("roll", place="table", number=6), "roll to table for 6"),
        (Answer("move", ("horse",), 0, "roof-2", -1), "move horse at 0 to roof-2 for -1"),
    ],
)
def test_an_answer_is_written_as_one_word_group(answer: Answer, text: str) -> None:
    assert str(answer) == text


@settings(max_examples=60, deadline=None)
@given(answers)
def test_an_answers_text_is_read_back(answer: Answer) -> None:
    assert read_answer(str(answer)) == answer


@settings(max_examples=60, deadline=None)
@given(answers, st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=15, max_size=15))
def test_white_space_between_the_words_does_not_matter(answer: Answer, gaps: list[str]) -> None:
    loose = "".join(gap + word for gap, word in zip(gaps, str(answer).split(), strict=False))
    assert read_answer(loose) == answer


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40) | st.lists(words | st.sampled_from(PARTS)).map(" ".join))
def test_a_text_is_read_back_unchanged_or_raises_a_value_error(text: str) -> None:
    try:
        answer = read_answer(text)
    except ValueError:
        return
    assert str(answer).split() == text.split()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        "play x at y",
        "play x for much",
        "play x at 3.0",
        "play x at 03",
        "play x at +3",
        "play x at 1_0",
        "play x at ٣",
        "play x for ²",
        "play x for 6 to table",
        "play x to table at 3",
        "play x for " + "9" * 5000,
    ],
)
def test_junk_is_not_an_answer(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_answer(text)


def test_a_part_that_comes_twice_is_read_as_cards() -> None:
    assert read_answer("play at 1 at 2") == Answer("play", ("at", "1"), seat=2)


def test_an_ask_is_about_nothing_unless_it_says_so() -> None:
    assert dict(Ask(0, "roll", (Answer("stop"),)).about) == {}


def test_an_empty_about_cannot_be_filled() -> None:
    about = Ask(0, "roll", (Answer("stop"),)).about
    assert not hasattr(about, "__setitem__")
