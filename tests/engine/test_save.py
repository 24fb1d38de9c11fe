"""A match put away as it stands, and what is said of a text that is no such match."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tables.every_game import everything
from tables.toy import after, find_toy
from whistlestop.engine.errors import BadSave
from whistlestop.engine.match import Match
from whistlestop.engine.save import frozen, pack, unpack
from whistlestop.engine.version import __version__

# With seed 1 the hands are 5 9 16, 10 14 20 and 11 13 17.
TRICK = ("0 play 16", "1 play 20", "2 play 17")
ROLLED = (*TRICK, "1 roll to table for 6")
GAME = (
    *(*TRICK, "1 stop", "0 play 9", "1 play 14", "2 play 13", "1 stop"),
    *("0 play 5", "1 play 10", "2 play 11", "2 stop"),
)
NAMES = ("Ann", "Bö", "C")


def play(number: int) -> list[Any]:
    return ["play", [str(number)], None, None, None]


# What is in a save, for ever: format 1 is read by every program that says so.
SAVED: dict[str, Any] = {
    "engine": __version__,
    "game": "toy",
    "options": {"doubts": True, "cards": 20, "colour": "red"},
    "seats": 3,
    "names": ["Ann", "Bö", "C"],
    "seed": 1,
    "imagined": False,
    "choices": [
        [0, play(16), False],
        [1, play(20), False],
        [2, play(17), False],
        [1, ["roll", [], None, "table", 6], False],
    ],
    "events": [
        ["trick", {"winner": 1, "cards": [16, 20, 17]}, None, []],
        ["rolled", {"seat": 1, "die": 5}, None, []],
    ],
    "rest": {
        "rng": [
            "3a3514f4a33e623886334d33b6a8487147d6eb3ce180eab1fbb82a6dc9b2b532",
            1,
            157497920779002933092488671139230196293016548779840900,
            177,
        ],
        "hands": [[5, 9, 16], [10, 14, 20], [11, 13, 17]],
        "deck": [6, 12, 8, 19, 15, 18, 3, 7, 4, 1, 2],
        "points": [0, 0, 0],
        "trick": 0,
        "doubts": True,
    },
    "since": [
        [0, play(16)],
        [1, play(20)],
        [2, play(17)],
        [1, ["roll", [], None, "table", 6]],
    ],
    "outcome": None,
}


def load(text: str) -> Match:
    return Match.load(text, find_toy)


def refusal(text: str) -> BadSave:
    with pytest.raises(BadSave) as problem:
        load(text)
    return problem.value


def signed(body: str) -> str:
    """With a checksum that is true."""
    return f"whistlestop save 1 sha256={sha256(body.encode()).hexdigest()}\n{body}\n"


# What it holds


def test_a_save_holds_the_rest_and_the_choices_since() -> None:
    assert unpack(after(ROLLED, names=NAMES).save()) == SAVED


def test_a_save_is_a_line_with_a_checksum_and_a_line_of_json() -> None:
    first, second, end = after(ROLLED, names=NAMES).save().split("\n")
    assert re.fullmatch(r"whistlestop save 1 sha256=[0-9a-f]{64}", first)
    assert (json.loads(second), end) == (SAVED, "")


def test_a_save_is_ascii() -> None:
    assert after(ROLLED, names=NAMES).save().isascii()


def test_what_is_packed_is_signed() -> None:
    assert pack(SAVED) == signed(json.dumps(SAVED, separators=(",", ":")))


def test_a_save_of_format_1_is_loaded_for_ever() -> None:
    assert everything(load(pack(SAVED))) == everything(after(ROLLED, names=NAMES))


def test_a_match_can_be_loaded_without_the_line_end_after_its_last_line() -> None:
    assert load(pack(SAVED).removesuffix("\n")).names == NAMES


def test_a_save_without_a_rest_is_played_again_from_the_setup() -> None:
    assert load(pack({**SAVED, "rest": None})).view(0) == after(ROLLED).view(0)


def test_a_loaded_match_has_tuples_where_it_had_tuples() -> None:
    assert frozen([1, [2, {"cards": [3]}], None]) == (1, (2, {"cards": (3,)}), None)


# What is wrong with a text

TEXT = after(ROLLED).save()
FIRST, BODY, _ = TEXT.split("\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\x7fELF\x00\x01",
        "{}",
        BODY,
        "\n" + TEXT,
        TEXT.upper(),
        after(ROLLED).record(),
        "whistlestop save",
    ],
)
def test_a_foreign_text_is_refused(text: str) -> None:
    problem = refusal(text)
    assert (str(problem), problem.kind) == (
        "this is no saved match: its first line is not ours",
        "save-foreign",
    )


@pytest.mark.parametrize("number", ["2", "0", "10", "x", "", "9" * 5000])
def test_another_format_is_refused(number: str) -> None:
    problem = refusal(TEXT.replace("save 1 ", f"save {number} "))
    assert (str(problem), problem.kind) == (
        "this program loads saves of format 1; this one is of another",
        "save-format",
    )


@pytest.mark.parametrize(
    "text",
    [
        FIRST,
        FIRST + "\n",
        FIRST[:-1] + "\n" + BODY,
        FIRST + "0\n" + BODY,
        FIRST.replace("sha256=", "sha256=0")[:-1] + "\n" + BODY,
        TEXT + "\n",
        TEXT + TEXT,
        TEXT.replace('"seed":1', '"seed":2'),
        TEXT.replace('"seats":3', '"seats": 3'),
        "whistlestop save 1 sha256=\n" + BODY,
    ],
)
def test_a_save_whose_checksum_is_not_true_is_refused(text: str) -> None:
    problem = refusal(text)
    assert (str(problem), problem.kind) == (
        "this saved match is damaged: its checksum is not true",
        "save-damaged",
    )


@pytest.mark.parametrize("length", range(0, len(TEXT) - 1, 29))
def test_a_save_that_was_cut_is_refused(length: int) -> None:
    assert isinstance(refusal(TEXT[:length]), BadSave)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 2), st.integers(0, 5), st.text(max_size=3))
def test_a_save_that_was_changed_anywhere_is_refused(at: int, length: int, new: str) -> None:
    text = TEXT[:at] + new + TEXT[at + length :]
    if text.removesuffix("\n") != TEXT.removesuffix("\n"):
        assert isinstance(refusal(text), BadSave)


@pytest.mark.parametrize("body", ["[]", "7", '"match"', "null", "[[]]"])
def test_a_save_that_holds_no_match_is_refused(body: str) -> None:
    assert str(refusal(signed(body))) == "this saved match is damaged: it holds no match"


@pytest.mark.parametrize("body", ["", "match", BODY[:-1], "[" * 200_000])
def test_a_save_that_is_no_json_is_refused(body: str) -> None:
    assert refusal(signed(body)).kind == "save-damaged"


def test_a_save_that_no_file_could_hold_is_refused() -> None:
    assert refusal(FIRST + "\n\ud800").kind == "save-damaged"


# What is whole, but does not fit


def changed(where: Sequence[str | int], value: Any) -> str:
    """A save with another value there, and a checksum that is true."""
    data: Any = json.loads(json.dumps(SAVED))
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    return pack(data)


@pytest.mark.parametrize("key", [key for key in SAVED if key != "engine"])
def test_a_save_that_lacks_something_is_refused(key: str) -> None:
    problem = refusal(pack({name: value for name, value in SAVED.items() if name != key}))
    assert (problem.kind, str(problem)) == (
        "save-misfit",
        f"this saved match does not fit this program: KeyError({key!r})",
    )


MISFITS: list[tuple[Sequence[str | int], Any]] = [
    (["seats"], "3"),
    (["seats"], None),
    (["options"], None),
    (["options"], 7),
    (["names"], None),
    (["choices"], 7),
    (["choices"], [7]),
    (["choices", 0], [0, play(16)]),
    (["choices", 0, 1], ["play", [], 0, "table", 6, "more"]),
    (["events"], None),
    (["events", 0], ["trick"]),
    (["events", 0, 3], None),
    (["rest"], []),
    (["rest"], {}),
    (["rest", "rng"], []),
    (["rest", "rng"], None),
    (["rest", "rng", 0], "not hex"),
    (["rest", "hands"], 7),
    (["rest", "hands"], []),
    (["rest", "hands", 0], [5, 9]),
    (["rest", "trick"], "x"),
    (["rest", "trick"], 3),
    (["since"], None),
    (["since", 0], [0]),
    (["since", 0, 0], 1),
    (["since", 0, 0], 99),
    (["since", 0, 1], play(17)),
    (["since", 0, 1], "play 16"),
    (["since", 3, 1], ["doubt", [], 0, None, None]),
    (["since"], [[0, play(16)]] * 2),
    (["outcome"], 7),
    (["outcome"], [[1]]),
    (["outcome"], [1, "points"]),
]


@pytest.mark.parametrize(("where", "value"), MISFITS)
def test_a_save_whose_content_does_not_fit_is_refused(
    where: Sequence[str | int], value: Any
) -> None:
    assert refusal(changed(where, value)).kind == "save-misfit"


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["game"], "go"),
        (["game"], []),
        (["seats"], 9),
        (["seats"], -1),
        (["options"], {"horse": True}),
        (["options", "cards"], 41),
        (["options", "doubts"], "yes"),
    ],
)
def test_a_save_of_a_game_or_table_that_there_is_not_is_refused(
    where: Sequence[str | int], value: Any
) -> None:
    assert isinstance(refusal(changed(where, value)), BadSave)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["rest", "points"], []),  # IndexError in a rule
        (["rest", "rng", 1], float("inf")),  # OverflowError in Rng.load
    ],
)
def test_a_save_that_makes_a_rule_stumble_is_refused(
    where: Sequence[str | int], value: Any
) -> None:
    assert isinstance(refusal(changed(where, value)), BadSave)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["seats"], 2.5),  # TypeError in whatever counts the seats
        (["seats"], 4),  # IndexError in view(3): the rest has three hands
        (["seed"], "x"),  # a record that cannot be replayed
        (["names"], ["Ann"]),  # a record that cannot be replayed
        (["names"], [1, 2, 3]),  # a record that cannot be replayed
        (["choices", 0, 1], [None]),  # TypeError in record()
        (["choices", 0, 1, 1], [16]),  # TypeError in record()
        (["choices", 0, 0], "x"),  # a record that cannot be replayed
        (["events", 0], ["trick", 7, {"card": 1}, [0]]),  # TypeError in seen(0)
    ],
)
def test_a_save_that_could_not_be_used_is_refused(where: Sequence[str | int], value: Any) -> None:
    assert isinstance(refusal(changed(where, value)), BadSave)


# Values of any kind in any place


def places(data: Any, above: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield (*above, key)
        if isinstance(data[key], dict | list):
            yield from places(data[key], (*above, key))


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, True, 0, 1, 3, 99, -1, 10**30, 2.5, float("inf"), float("nan"), "", "x", "0"),
        *([], [0], [[]], [None], {}, {"a": 1}),
    ]
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(list(places(SAVED))), VALUES)
@example(("rest", "points"), [])
@example(("rest", "points", 1), float("nan"))
def test_a_save_with_any_value_in_any_place_is_loaded_or_refused(
    where: Sequence[str | int], value: Any
) -> None:
    try:
        match = load(changed(where, value))
    except BadSave:
        return
    # What is loaded can be looked at, and is the same when it is saved and loaded again.
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    again = load(match.save())
    assert [again.view(seat) for seat in (None, *range(again.seats))] == views
