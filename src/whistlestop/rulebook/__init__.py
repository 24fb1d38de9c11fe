"""The clauses of every rulebook in our own words, with the ids that tests and docs refer to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import yaml

_FILES = {
    "COLT": "colt_super_express.yaml",
    "BASE": "bang_base.yaml",
    "GR": "bang_gold_rush.yaml",
    "GTR": "bang_train_robbery.yaml",
    "LEG": "bang_legends.yaml",
    "TH": "train_heist.yaml",
}

BOOKS = tuple(_FILES)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a rulebook. `kind` is `rule`, `faq`, or `scenario` for a worked example.

    `note` gives the reason for our reading of an unclear rule. `about` names the cards, or the
    things on the table, that the clause is about.
    """

    id: str
    title: str
    area: str
    rule: str
    kind: str = "rule"
    note: str = ""
    about: tuple[str, ...] = ()


@cache
def clauses(book: str) -> tuple[Clause, ...]:
    """Read the clauses of one rulebook, in the order of its file."""
    text = files(__name__).joinpath(_FILES[book]).read_text("utf-8")
    return tuple(
        Clause(**{**each, "about": tuple(each.get("about", ()))})
        for each in yaml.safe_load(text)["clauses"]
    )


@cache
def clause(clause_id: str) -> Clause:
    """Return the clause with this id; raise KeyError if there is no such clause."""
    book = clause_id.partition("-")[0]
    for each in clauses(book):
        if each.id == clause_id:
            return each
    raise KeyError(clause_id)
