"""The options of a game: reading, showing, checking and completing them."""

from __future__ import annotations

from typing import Any

import pytest

from whistlestop.engine.errors import BadOption
from whistlestop.engine.game_option import Option, OptionValue, complete

HORSE = Option("horse", "flag", default=False, help="-")
BANDITS = Option("bandits", "choice", default="choose", choices=("choose", "dealt"), help="-")
CARDS = Option("cards", "number", default=20, low=16, high=40, help="-")
DECLARED = (HORSE, BANDITS, CARDS)

READ: list[tuple[Option, str, OptionValue]] = [
    (HORSE, "yes", True),
    (HORSE, "no", False),
    (BANDITS, "choose", "choose"),
    (BANDITS, "dealt", "dealt"),
    (CARDS, "16", 16),
    (CARDS, "20", 20),
    (CARDS, "40", 40),
]
UNREADABLE = [
    (HORSE, ["", "true", "True", "YES", "1", "yes ", "yes|no"]),
    (BANDITS, ["", "Dealt", "deal", "choose|dealt", "0", "yes", "no", "20"]),
    (CARDS, ["", "yes", "no", "15", "41", "-20", "+20", " 20", "20.0", "0x14", "2_0", "²", "many"]),
]
UNFIT: list[tuple[Option, list[Any]]] = [
    (HORSE, [1, 0, "yes", None, 1.0]),
    (BANDITS, [True, 0, None, ("dealt",), "other", ""]),
    (CARDS, [True, False, "20", 20.0, None, 15, 41, -20]),
]


def each(cases: list[tuple[Option, list[Any]]]) -> list[tuple[Option, Any]]:
    return [(option, value) for option, values in cases for value in values]


@pytest.mark.parametrize(("option", "text", "value"), READ)
def test_an_options_text_is_read(option: Option, text: str, value: OptionValue) -> None:
    assert (option.read(text), type(option.read(text))) == (value, type(value))


@pytest.mark.parametrize(("option", "text", "value"), READ)
def test_a_value_is_shown_as_it_is_read(option: Option, text: str, value: OptionValue) -> None:
    assert option.show(value) == text


@pytest.mark.parametrize(("option", "_text", "value"), READ)
def test_a_value_that_fits_is_kept(option: Option, _text: str, value: OptionValue) -> None:
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "text"), [(HORSE, "yes|no"), (BANDITS, "choose|dealt"), (CARDS, "16..40")]
)
def test_an_option_describes_its_values(option: Option, text: str) -> None:
    assert option.allowed() == text


@pytest.mark.parametrize(("option", "text"), each(UNREADABLE))
def test_a_text_that_means_nothing_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        option.read(text)
    expected = f"option {option.name} takes {option.allowed()}, not {text}"
    assert str(refusal.value) == expected


@pytest.mark.parametrize(("option", "value"), each(UNFIT))
def test_a_value_of_another_kind_or_size_is_refused(option: Option, value: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        option.check(value)
    assert str(refusal.value).startswith(f"option {option.name} takes {option.allowed()}, not ")


@pytest.mark.parametrize(("option", "value"), [(HORSE, 1), (BANDITS, "other"), (CARDS, True)])
def test_a_refusal_has_the_parts_that_a_screen_needs(option: Option, value: OptionValue) -> None:
    with pytest.raises(BadOption) as refusal:
        option.check(value)
    details = refusal.value.details
    assert (refusal.value.kind, details["option"], details["allowed"]) == (
        "bad-option",
        option.name,
        option.allowed(),
    )


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadOption):
        CARDS.read("9" * 5000)


def test_a_value_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadOption):
        CARDS.check(10**5000)


def test_a_number_is_written_in_ascii_digits() -> None:
    with pytest.raises(BadOption):
        CARDS.read("٢٠")


def test_a_number_may_be_negative_if_its_range_is() -> None:
    heat = Option("heat", "number", default=0, low=-3, high=3, help="-")
    assert (heat.check(-2), heat.read("-2")) == (-2, -2)


def test_a_number_has_at_most_18_characters() -> None:
    gold = Option("gold", "number", default=0, low=0, high=10**20, help="-")
    assert gold.read("9" * 18) == 10**18 - 1
    with pytest.raises(BadOption):
        gold.read("9" * 19)


def test_a_choice_may_be_called_yes() -> None:
    horse = Option("horse", "choice", default="no", choices=("no", "yes", "both"), help="-")
    assert [horse.read("yes"), horse.read("no"), horse.check("yes")] == ["yes", "no", "yes"]


def test_an_option_that_is_not_given_has_its_default() -> None:
    assert complete(DECLARED, {}) == {"horse": False, "bandits": "choose", "cards": 20}


def test_a_given_option_is_taken() -> None:
    given: dict[str, OptionValue] = {"cards": 16, "horse": True, "bandits": "dealt"}
    assert complete(DECLARED, given) == given


def test_options_are_in_the_order_of_their_declaration() -> None:
    assert list(complete(DECLARED, {"cards": 16, "horse": True})) == ["horse", "bandits", "cards"]


def test_the_given_options_are_not_changed() -> None:
    given: dict[str, OptionValue] = {"cards": 16}
    complete(DECLARED, given)
    assert given == {"cards": 16}


def test_an_option_that_nobody_declared_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        complete(DECLARED, {"cards": 16, "hoarse": True})
    assert (refusal.value.kind, str(refusal.value)) == (
        "unknown-option",
        "there is no option 'hoarse'; there are horse, bandits, cards",
    )
    assert refusal.value.details == {"option": "hoarse", "allowed": "horse, bandits, cards"}


@pytest.mark.parametrize(("option", "value"), each(UNFIT))
def test_a_value_that_does_not_fit_is_refused_among_others(option: Option, value: Any) -> None:
    with pytest.raises(BadOption, match=option.name):
        complete(DECLARED, {option.name: value})


RULING = Option("ruling", "flag", default=False, help="-", needs=(("horse", (True,)),))
ALONE = Option("alone", "flag", default=False, help="-", needs_seats=(1, 2))


def test_an_option_matters_only_with_the_values_that_it_needs() -> None:
    assert RULING.matters({"horse": True}, 4)
    assert not RULING.matters({"horse": False}, 4)
    assert HORSE.matters({"horse": False}, 4)


def test_an_option_matters_only_with_the_seats_that_it_needs() -> None:
    assert ALONE.matters({}, 2)
    assert not ALONE.matters({}, 3)
