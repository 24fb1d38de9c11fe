"""Docstrings, comments, docs, English texts and names of tests: plain sentences with a subject."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from locales.fluent_files import patterns, text_of

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


def python_comments(source: str) -> Iterator[str]:
    """Yield the comments; those on lines that follow one another are one."""
    block: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield " ".join(block)
                block = []
            block.append(token.string.lstrip("# "))
            last = token.start[0]
    yield " ".join(block)


def web_comments(source: str) -> Iterator[str]:
    """Yield the comments of TypeScript, Svelte and CSS; lines of `//` in a row are one."""
    for found in re.findall(
        r"(?:^[ \t]*//.*\n)+|(?<=\s)//.*|/\*.*?\*/|<!--.*?-->", source, re.MULTILINE | re.DOTALL
    ):
        yield " ".join(
            re.sub(r"^\s*(//|/?\*+|<!--)|(\*/|-->)$", "", found, flags=re.MULTILINE).split()
        )


def test_no_comment_has_a_clause_as_its_subject() -> None:
    """A comment on a field may be a clause, such as "Whether it works."; others are sentences."""
    subject = re.compile(r"(Who|Whom|Whose|What|Whatever|Whoever|Those (who|that|for))\b")
    python = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    web = [
        path for kind in ("ts", "svelte", "css") for path in (ROOT / "web/src").rglob(f"*.{kind}")
    ]
    comments = [
        (path, comment)
        for files, read in ((python, python_comments), (web, web_comments))
        for path in files
        for comment in read(path.read_text("utf-8"))
        if comment
    ]
    assert len(comments) > 2000
    assert [
        f"{path.relative_to(ROOT)} {sentence}"
        for path, comment in comments
        for sentence in sentences(comment)
        if subject.match(sentence) and not sentence.endswith("?")
    ] == []


def paragraphs(page: str) -> list[str]:
    """Return the paragraphs and the items of lists, without headings, tables and code."""
    text = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^([#|].*| {4}.*)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s*(-|\d+\.) ", "\n", text, flags=re.MULTILINE)
    return [" ".join(each.split()) for each in re.split(r"\n\s*\n", text)]


def test_no_sentence_for_readers_has_a_clause_as_its_subject() -> None:
    """Headings and labels may be clauses, such as "What a seat may know"."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    texts = [
        *((path.name, text) for path in pages for text in paragraphs(path.read_text("utf-8"))),
        *((text_id, text_of(pattern)[4:]) for text_id, pattern in patterns("en").items()),
    ]
    assert len(texts) > 3000
    assert [
        f"{place} {sentence}"
        for place, text in texts
        for sentence in sentences(text)
        if CLAUSE_AS_SUBJECT.match(sentence) and sentence.endswith(".")
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
