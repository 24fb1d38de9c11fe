"""Mutants of a source file: small changes that the tests should notice."""

from __future__ import annotations

import ast
import difflib
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Names that only types and tools read.
UNREAD = frozenset({"TYPE_CHECKING", "__all__", "__slots__"})


class Owner(NamedTuple):
    """The function around a change, as its code object names it."""

    name: str
    line: int


@dataclass(frozen=True)
class Mutant:
    """A source file with one small change."""

    path: Path
    line: int
    kind: str
    source: str
    mutated: str
    owner: Owner | None  # None: the change is in code that runs at the import

    @cached_property
    def diff(self) -> tuple[str, ...]:
        """Return the changed lines, with `-` and `+` before them."""
        lines = difflib.unified_diff(
            self.source.splitlines(), self.mutated.splitlines(), n=0, lineterm=""
        )
        return tuple(line for line in lines if not line.startswith(("---", "+++", "@@")))

    def __str__(self) -> str:
        """Write where the change is, of which kind it is, and the changed lines."""
        return "\n".join([f"{self.path}:{self.line} ({self.kind})", *self.diff])


@dataclass(frozen=True)
class Edit:
    """A new text for a span of a source file, in bytes."""

    path: Path
    line: int
    start: int
    end: int
    text: str
    kind: str
    owner: Owner | None

    def mutant(self) -> Mutant | None:
        """Make the edit; return None if the result is no Python or says the same."""
        data = self.path.read_bytes()
        changed = data[: self.start] + self.text.encode() + data[self.end :]
        source, mutated = data.decode(), changed.decode()
        try:
            compile(mutated, str(self.path), "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return None
        if ast.dump(ast.parse(mutated)) == ast.dump(ast.parse(source)):
            return None
        return Mutant(self.path, self.line, self.kind, source, mutated, self.owner)


def edits_of(path: Path) -> list[Edit]:
    """List everything that may be changed in a file; some edits may turn out to be no Python."""
    source = path.read_text(encoding="utf-8")
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.edits


class _Finder(ast.NodeVisitor):
    """A walk through a source file that lists its edits."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.data = source.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[Edit] = []
        self.owners: list[Owner] = []  # the functions around this node
        self.raising = False

    # Spans

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def text(self, node: ast.expr) -> str:
        return self.data[self.start(node) : self.end(node)].decode()

    def edit(self, kind: str, start: int, end: int, text: str) -> None:
        owner = self.owners[-1] if self.owners else None
        line = bisect_right(self.starts, start)
        self.edits.append(Edit(self.path, line, start, end, text, kind, owner))

    def replace(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.edit(kind, self.start(node), self.end(node), text)

    def between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Change an operator between two expressions."""
        start, end = self.end(left), self.start(right)
        gap = self.data[start:end].decode()
        if old in gap:
            self.edit(kind, start, end, gap.replace(old, new, 1))

    # Nodes that no test can notice

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave formatted strings alone: Python 3.11 does not know the places inside them."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            if isinstance(node.target, (ast.Attribute, ast.Subscript)):
                self.replace("removed statement", node, "pass")
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in (*node.defaults, *node.kw_defaults):
            if default is not None:
                self.visit(default)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Visit a function: its defaults belong to the code around it. Skip its annotations."""
        self.visit(node.args)
        first = node.decorator_list[0] if node.decorator_list else node
        self.owners.append(Owner(node.name, first.lineno))
        for statement in node.body:
            self.visit(statement)
        self.owners.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = _visit_function  # noqa: N815 - ast names them

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)
        self.owners.append(Owner("<lambda>", node.lineno))
        self.visit(node.body)
        self.owners.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave assertions alone: they only help readers and mypy."""

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in OPPOSITES:
            self.replace("opposite function", node.func, OPPOSITES[name])
        if name in {"TypeVar", "NewType", "cast"}:
            for argument in node.args[1:]:
                self.visit(argument)
        else:
            self.generic_visit(node)

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring or `...`
        if isinstance(node.value, (ast.YieldFrom, ast.Yield)):
            self.replace("removed yield", node, "yield from ()")  # it stays a generator
        else:
            self.replace("removed statement", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        targets = node.targets
        if any(isinstance(each, ast.Name) and each.id in UNREAD for each in targets):
            return
        if all(isinstance(each, (ast.Attribute, ast.Subscript)) for each in targets):
            self.replace("removed statement", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace("removed statement", node, "pass")
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.between("arithmetic", node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace("removed statement", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if "NotImplementedError" in ast.dump(node):
            return
        self.replace("removed statement", node, "pass")
        self.raising = True
        self.generic_visit(node)
        self.raising = False

    def visit_Break(self, node: ast.Break) -> None:
        self.replace("removed statement", node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace("removed statement", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace("removed statement", node, "pass")
            return
        if not isinstance(node.value, ast.Constant):
            self.replace("return", node.value, "None")
        self.visit(node.value)

    # Conditions

    def negate(self, test: ast.expr) -> None:
        """Negate a condition, unless another mutant does the same."""
        simple = isinstance(test, ast.Compare) and len(test.ops) == 1
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not simple and not negated:
            self.replace("negated condition", test, f"not ({self.text(test)})")

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id in UNREAD:
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old, news = COMPARISONS[type(operator)]
            for new in news:
                self.between("comparison", left, right, old, new)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        start = self.start(node)
        text = ""
        for left, right in pairwise(node.values):
            gap = self.data[self.end(left) : self.start(right)].decode()
            text += self.data[start : self.end(left)].decode() + gap.replace(old, new, 1)
            start = self.start(right)
        text += self.data[start : self.end(node)].decode()
        self.replace("boolean", node, text)
        for dropped in node.values:
            kept = [f"({self.text(each)})" for each in node.values if each is not dropped]
            self.replace("dropped operand", node, f"({f' {old} '.join(kept)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)):
            self.replace("dropped sign", node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.between("arithmetic", node.left, node.right, old, new)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.replace("constant", node, str(not value))
        elif isinstance(value, int):
            self.replace("constant", node, str(value + 1))
        elif isinstance(value, str) and not self.raising:
            self.replace("constant", node, '"mutant"')

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Slice):
            self._visit_slice(node.slice)
        self.generic_visit(node)

    def _visit_slice(self, node: ast.Slice) -> None:
        parts = [node.lower, node.upper, node.step]
        for dropped in parts:
            if dropped is not None:
                kept = [
                    "" if each is None or each is dropped else self.text(each) for each in parts
                ]
                self.replace("slice", node, ":".join(kept))
