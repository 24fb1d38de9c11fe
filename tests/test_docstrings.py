"""The docstrings and the names of tests: plain sentences that name their subject."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "bench", "docs", "examples", "tools")
Owner = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

# "Who is asked answers." The subject of such a sentence is a clause, and readers have to stop.
CLAUSE_AS_SUBJECT = re.compile(
    r"(Who|Whom|Whose|What|Whatever|Whoever|Whether|Those (who|that|for)|For whom|Of whom"
    r"|How|Which|Why|That (a|an|the|it|they|nobody|somebody))\b"
)
NO_VERB = re.compile(r"(A|An|The|This|These|That|Those|It|Its|He|They|Who|What|Whose|One|All)\b")


@cache
def docstrings() -> list[tuple[str, Owner, str]]:
    """Return the place, the owner and the text of every docstring of the project."""
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    found = []
    for path in [*files, *(ROOT / "web").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Owner) and (text := ast.get_docstring(node)):
                line = 1 if isinstance(node, ast.Module) else node.lineno
                found.append((f"{path.relative_to(ROOT)}:{line}", node, text))
    return found


def sentences(text: str) -> list[str]:
    return [each for each in re.split(r"(?<=[.!?:])\s+|\n\n+", text) if each]


def test_no_sentence_has_a_clause_as_its_subject() -> None:
    assert len(docstrings()) > 4000
    assert [
        f"{place} {sentence}"
        for place, _, text in docstrings()
        for sentence in sentences(text)
        if CLAUSE_AS_SUBJECT.match(sentence) and not sentence.endswith("?")
    ] == []


def test_the_docstring_of_a_function_begins_with_a_verb_or_its_clauses() -> None:
    assert [
        f"{place} {text}"
        for place, owner, text in docstrings()
        if place.startswith("src/")
        and isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef)
        and NO_VERB.match(text)
    ] == []


def test_the_name_of_a_test_names_its_subject() -> None:
    riddle = re.compile(r"test_(who|whoever|what|whatever|whose|those|how|that|they|its?)_")
    names = [
        (str(path.relative_to(ROOT)), node.name)
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert len(names) > 4000
    assert [each for each in names if riddle.match(each[1])] == []
