"""The clauses of every rulebook in our own words, with the ids that tests and docs refer to.

The files of this folder are in English. A folder for each other language has files of the same
names: they map the id of a clause to its title, its rule and its note in that language.
`events.yaml` says which clauses explain which kind of event.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

_FILES = {
    "COLT": "colt_super_express.yaml",
    "BASE": "bang_base.yaml",
    "GR": "bang_gold_rush.yaml",
    "GTR": "bang_train_robbery.yaml",
    "LEG": "bang_legends.yaml",
    "TH": "train_heist.yaml",
}
_EVENTS = "events.yaml"
_ENGLISH = "en"
_LISTS = ("about", "players")
# The loader in C is ten times as fast, but not on every machine.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

BOOKS = tuple(_FILES)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a rulebook. `kind` is `rule`, `faq`, or `scenario` for a worked example.

    `note` gives the reason for our reading of an unclear rule. `about` names the cards, or the
    things on the table, that the clause is about. `players` are the fewest and the most players
    with whom the clause applies; it is empty if their number does not matter.
    """

    id: str
    title: str
    area: str
    rule: str
    kind: str = "rule"
    note: str = ""
    about: tuple[str, ...] = ()
    players: tuple[int, ...] = ()

    def applies_to(self, players: int) -> bool:
        """Return whether the clause applies in a match of so many players."""
        return not self.players or self.players[0] <= players <= self.players[1]


@cache
def clauses(book: str, language: str = _ENGLISH) -> tuple[Clause, ...]:
    """Read the clauses of one rulebook, in its order."""
    if language == _ENGLISH:
        return tuple(
            Clause(**{**each, **{name: tuple(each.get(name, ())) for name in _LISTS}})
            for each in _read(_FILES[book])["clauses"]
        )
    translated = _read(f"{language}/{_FILES[book]}")
    return tuple(replace(each, **translated[each.id]) for each in clauses(book))


@cache
def clause(clause_id: str) -> Clause:
    """Return the clause with this id in English; raise KeyError if there is no such clause."""
    book = clause_id.partition("-")[0]
    for each in clauses(book):
        if each.id == clause_id:
            return each
    raise KeyError(clause_id)


@cache
def explaining(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the clauses that explain each kind of event of a game."""
    return {kind: tuple(ids) for kind, ids in _read(_EVENTS)[game].items()}


@cache
def _events_by_clause() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for game in _read(_EVENTS):
        for kind, ids in explaining(game).items():
            for each in ids:
                found[each] = (*found.get(each, ()), kind)
    return found


def events_explained_by(clause_id: str) -> tuple[str, ...]:
    """Return the kinds of events that a clause explains."""
    return _events_by_clause().get(clause_id, ())


def _read(name: str) -> dict[str, Any]:
    text = files(__name__).joinpath(name).read_text("utf-8")
    found: dict[str, Any] = yaml.load(text, _LOADER)  # noqa: S506 - both loaders are safe ones
    return found
