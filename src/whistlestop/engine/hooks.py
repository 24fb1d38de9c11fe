"""Where the rules of a game ask the things in play, found by their names in static tables.

A rule asks a hook with the names of what lies before a player: cards, a character, an expansion. An
answer comes from every one that has an entry, in the order of the table, never by a number of
priority. What the entries are is the game's business:

- a value: a number, or a pure function, which changes the answer to a question of the rules;
- a when: a rule that runs after something happened;
- an offer: legal answers that the thing adds to a question, and what they do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

F = TypeVar("F")


class Hook(Generic[F]):
    """One point of the rules, and what each named thing has to say there."""

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, F] = {}

    def put(self, name: str, entry: F) -> None:
        """A thing has one entry: two of one name would hide each other."""
        if name in self.by_name:
            raise ValueError(f"{name!r} is already in this hook")
        self.by_name[name] = entry

    def on(self, name: str) -> Callable[[F], F]:
        """To write above a function: `@WOUNDED.on("bart-cassidy")`."""

        def put(entry: F) -> F:
            self.put(name, entry)
            return entry

        return put

    def of(self, names: tuple[str, ...]) -> tuple[F, ...]:
        """The entries of these things, in the order of the table."""
        return tuple([entry for name, entry in self.by_name.items() if name in names])
