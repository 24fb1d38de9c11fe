"""The options of a game. The command line, the lobby and the docs all read them from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from whistlestop.engine.errors import BadOption, cut

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Option(NamedTuple):
    """An option of a game. `help` is the id of its text in the locales."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: OptionValue
    help: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    # The values of other options with which this one changes anything. Its value is always
    # accepted: a host may switch an expansion off and on again.
    needs: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    needs_seats: tuple[int, ...] = ()  # the numbers of seats with which it does; empty: all
    tile: bool = False  # whether it changes the character of the game, like an expansion

    def matters(self, options: Options, seats: int) -> bool:
        """Return whether the option changes anything at a table with these options and seats."""
        if self.needs_seats and seats not in self.needs_seats:
            return False
        return all(options[name] in values for name, values in self.needs)

    def allowed(self) -> str:
        """Describe the values that the option takes, such as `yes|no` or `1..9`."""
        if self.kind == "flag":
            return "yes|no"
        if self.kind == "choice":
            return "|".join(self.choices)
        return f"{self.low}..{self.high}"

    def read(self, text: str) -> OptionValue:
        """Read a value from its text."""
        if self.kind == "flag" and text in ("yes", "no"):
            return text == "yes"
        if text in self.choices:
            return text
        if self.kind == "number" and _is_number(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise self._refusal(text)

    def show(self, value: OptionValue) -> str:
        """Write a value as the text that `read` takes."""
        if self.kind == "flag":
            return "yes" if value else "no"
        return str(value)

    def check(self, value: OptionValue) -> OptionValue:
        """Return the value if the option takes it, else raise BadOption."""
        fits = {"flag": bool, "choice": str, "number": int}[self.kind]
        if type(value) is not fits:
            raise self._refusal(value)
        if isinstance(value, int) and self.kind == "number":
            if not self.low <= value <= self.high:
                raise self._refusal(value)
            return value
        return self.read(self.show(value))

    def _refusal(self, found: object) -> BadOption:
        return BadOption(
            f"option {self.name} takes {self.allowed()}, not {cut(found)}",
            "bad-option",
            option=self.name,
            allowed=self.allowed(),
            found=cut(found),
        )


class Mix(NamedTuple):
    """A named combination of options. Options that it does not name keep their defaults.

    `help` is the id of its text in the locales.
    """

    name: str
    help: str
    options: tuple[tuple[str, OptionValue], ...] = ()


class FirstMatch(NamedTuple):
    """The seats and the options with which people get to know a game. Other options keep their
    defaults.
    """

    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()


def _is_number(text: str) -> bool:
    """Return whether the text is a short whole number; Python refuses thousands of digits."""
    return text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 18


def complete(declared: Sequence[Option], given: Mapping[str, OptionValue]) -> Options:
    """Return a value for every declared option: the given value, or else the default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise unknown(name, names)
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in declared
    }


def read_all(declared: Sequence[Option], texts: Mapping[str, str]) -> Options:
    """Read the values of options from their texts, by name."""
    options = {option.name: option for option in declared}
    for name in texts:
        if name not in options:
            raise unknown(name, list(options))
    return {name: options[name].read(text) for name, text in texts.items()}


def unknown(name: str, names: Sequence[str]) -> BadOption:
    """Make the error for an option that the game does not declare."""
    return BadOption(
        f"there is no option {cut(name)!r}; there are {', '.join(names)}",
        "unknown-option",
        option=cut(name),
        allowed=", ".join(names),
    )
