"""The Fluent files of all languages, parsed: their patterns, variables and variants."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import whistlestop

SOURCE = Path(whistlestop.__file__).parent
FILES = sorted(path.name for path in (SOURCE / "locales" / "en").iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def resource(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse((SOURCE / "locales" / language / file).read_text("utf-8"))


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Values and attributes (`id.name`) of all messages."""
    found: dict[str, ftl.Pattern] = {}
    for file in FILES:
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Variables(Visitor):
    """The variables of a pattern, and the values that it selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {
            key.name if isinstance(key, ftl.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def variables_of(language: str, text_id: str) -> Variables:
    visitor = Variables()
    visitor.visit(patterns(language)[text_id])
    return visitor


def plain(text_id: str, language: str) -> dict[str, set[str]]:
    """Variants of a text by variable, without plurals: each language has its own."""
    return {
        variable: keys - PLURALS
        for variable, keys in variables_of(language, text_id).variants.items()
        if keys - PLURALS
    }


def text_of(pattern: ftl.Pattern) -> str:
    message = ftl.Message(ftl.Identifier("x"), pattern)
    return " ".join(serialize(ftl.Resource([message])).split())
