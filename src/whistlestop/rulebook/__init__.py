"""Every rule clause in our own words, with its id. Tests point here, and so do "Why?" answers."""

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
    """`kind` is rule, scenario for a worked example, or faq; `note` tells of a reading of ours.

    `about` names the cards, or the words of the table, whose rule it is.
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
    """The clauses of one rulebook, in its order."""
    text = files(__name__).joinpath(_FILES[book]).read_text("utf-8")
    return tuple(
        Clause(**{**each, "about": tuple(each.get("about", ()))})
        for each in yaml.safe_load(text)["clauses"]
    )


@cache
def clause(clause_id: str) -> Clause:
    """The clause of this id; KeyError if there is none."""
    book = clause_id.partition("-")[0]
    for each in clauses(book):
        if each.id == clause_id:
            return each
    raise KeyError(clause_id)
