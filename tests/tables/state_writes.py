"""A search in the syntax tree of a game for writes to its state and for emitted events.

An expression is followed from the parameters that hold the state (or an object of a class in
state.py) through attributes, items, local names, loops and the game's own functions. The order of
statements does not matter: a name that is once a part of the state counts as one everywhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

STATE_NAMES = frozenset({"g", "state", "table"})
MUTATING = frozenset(
    (
        *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),  # lists
        *("update", "setdefault", "popitem"),  # dicts
        *("add", "discard", "difference_update", "intersection_update"),  # sets
    )
)
EMITTING = frozenset(("emit", "emit_secret"))
# The results of these functions are new, but their elements may be elements of the state.
_COLLECTING = frozenset(
    (
        *("list", "tuple", "set", "frozenset", "dict"),
        *("sorted", "reversed", "enumerate", "zip", "iter"),
    )
)
_PICKING = frozenset({"next", "min", "max"})


class Kind(IntEnum):
    """The relation of an expression to the state."""

    FOREIGN = 0
    HOLDS = 1  # a new collection with something of the state in it
    STATE = 2


class Write(NamedTuple):
    """A place where the state is written to or an event is emitted."""

    line: int
    what: str  # the source of the statement's target or call


class Names(NamedTuple):
    """Facts about a whole game that are collected before its functions are read."""

    classes: frozenset[str]  # classes of the state
    mutating: frozenset[str]  # methods that write to their object
    returning: dict[str, Kind]  # functions that return something of the state


def names_of(sources: dict[str, str]) -> Names:
    """Collect the names of a game from the sources of its modules, which are given by file name."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    states = [tree for name, tree in trees.items() if "state" in Path(name).with_suffix("").parts]
    found = [node for tree in states for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = Names(frozenset({"State", *(each.name for each in found)}), MUTATING, {})
    methods = [each for kind in found for each in kind.body if isinstance(each, ast.FunctionDef)]
    writing = {each.name for each in methods if _writes_to_self(each, names)}
    names = names._replace(mutating=MUTATING | writing - {"__init__"})
    functions = [
        node
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node not in methods
    ]
    for _ in range(3):  # a function may return the result of another
        for each in functions:
            kind = max(_annotated(each.returns, names), Scope(each, names).returned())
            names.returning[each.name] = max(kind, names.returning.get(each.name, Kind.FOREIGN))
    return names


def _writes_to_self(method: ast.FunctionDef, names: Names) -> bool:
    scope = Scope(method, names, {"self": Kind.STATE})
    return any(write.what.startswith("self.") for write in scope.writes())


def writes(source: str, names: Names) -> list[Write]:
    """Find all writes to the state in a module."""
    return sorted(Scope(ast.parse(source), names).writes())


def emits(source: str) -> list[Write]:
    """Find all emitted events in a module."""
    return [
        Write(node.lineno, ast.unparse(node.func))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in EMITTING
    ]


def _annotated(annotation: ast.expr | None, names: Names) -> Kind:
    """Judge an annotation: `Player` is of the state, `list[Player]` holds something of it."""
    if annotation is None:
        return Kind.FOREIGN
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.BinOp):  # Player | None
        return max(_annotated(annotation.left, names), _annotated(annotation.right, names))
    if isinstance(annotation, ast.Name | ast.Attribute):
        name = annotation.id if isinstance(annotation, ast.Name) else annotation.attr
        return Kind.STATE if name in names.classes else Kind.FOREIGN
    inside = [node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)]
    return Kind.HOLDS if names.classes.intersection(inside) else Kind.FOREIGN


Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Comprehension = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


class Scope:
    """A module, class body or function, with the meaning of its names."""

    def __init__(self, node: ast.AST, names: Names, outer: dict[str, Kind] | None = None) -> None:
        self.names = names
        self.kinds: dict[str, Kind] = dict(outer or {})
        self.inner: list[ast.AST] = []
        self.nodes: list[ast.AST] = []
        if isinstance(node, Function):
            self._take_parameters(node)
        self._collect(node)
        before: dict[str, Kind] = {}
        while before != self.kinds:
            before = self.kinds.copy()
            for each in self.nodes:
                self._follow(each)

    def _take_parameters(self, node: Function) -> None:
        arguments = node.args
        for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            kind = _annotated(each.annotation, self.names)
            if each.arg in STATE_NAMES:
                kind = Kind.STATE
            if each.arg != "self" or kind:
                self.kinds[each.arg] = kind

    def _collect(self, node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function | ast.ClassDef):
                self.inner.append(child)
            else:
                self.nodes.append(child)
                self._collect(child)

    def _follow(self, node: ast.AST) -> None:
        """Learn the meaning of the names that this node binds."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._bind(target, node.value)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            self._bind(node.target, node.value)
        elif isinstance(node, ast.For | ast.comprehension):
            self._bind_to_elements(node.target, node.iter)
        elif isinstance(node, ast.withitem) and node.optional_vars is not None:
            self._bind(node.optional_vars, node.context_expr)

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            parts = value.elts if isinstance(value, ast.Tuple | ast.List) else []
            if len(parts) == len(target.elts) and not _has_star(target):
                for each, part in zip(target.elts, parts, strict=True):
                    self._bind(each, part)
            elif self.kind(value):
                self._bind_to_elements(target, value)
        elif isinstance(target, ast.Name):
            self._learn(target.id, self.kind(value))

    def _bind_to_elements(self, target: ast.expr, value: ast.expr) -> None:
        """Bind all names in the target to elements of the value."""
        if isinstance(value, ast.Tuple | ast.List) and not _has_star(value):
            for each in value.elts:
                self._bind(target, each)
        elif self.kind(value):
            for node in ast.walk(target):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    self._learn(node.id, Kind.STATE)

    def _learn(self, name: str, kind: Kind) -> None:
        self.kinds[name] = max(kind, self.kinds.get(name, Kind.FOREIGN))

    def kind(self, node: ast.expr) -> Kind:
        """Judge how an expression belongs to the state."""
        if isinstance(node, ast.Name):
            return self.kinds.get(node.id, Kind.FOREIGN)
        if isinstance(node, ast.Attribute):
            return Kind.STATE if self.kind(node.value) == Kind.STATE else Kind.FOREIGN
        if isinstance(node, ast.Subscript):
            if not self.kind(node.value):
                return Kind.FOREIGN
            return Kind.HOLDS if isinstance(node.slice, ast.Slice) else Kind.STATE
        if isinstance(node, ast.Call):
            return self._kind_of_call(node)
        if isinstance(node, ast.IfExp):
            return max(self.kind(node.body), self.kind(node.orelse))
        if isinstance(node, ast.BoolOp):
            return max(self.kind(each) for each in node.values)
        if isinstance(node, ast.NamedExpr | ast.Starred):
            return self.kind(node.value)
        return self._kind_of_collection(node)

    def _kind_of_collection(self, node: ast.expr) -> Kind:
        parts: list[ast.expr] = []
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            parts = node.elts
        elif isinstance(node, ast.Dict):
            parts = node.values
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
            parts = [node.elt]
        elif isinstance(node, ast.DictComp):
            parts = [node.value]
        return Kind.HOLDS if any(self.kind(each) for each in parts) else Kind.FOREIGN

    def _kind_of_call(self, node: ast.Call) -> Kind:
        given = any(self.kind(each) for each in node.args)
        if isinstance(node.func, ast.Name):
            name = node.func.id
            if name in _COLLECTING:
                return Kind.HOLDS if given else Kind.FOREIGN
            if name in _PICKING:
                return Kind.STATE if given else Kind.FOREIGN
            return self.names.returning.get(name, Kind.FOREIGN) if given else Kind.FOREIGN
        if not isinstance(node.func, ast.Attribute):
            return Kind.FOREIGN
        name = node.func.attr
        if self.kind(node.func.value):
            if name in ("get", "pop", "setdefault"):
                return Kind.STATE
            return Kind.HOLDS if name in ("values", "items", "copy") else Kind.FOREIGN
        return self.names.returning.get(name, Kind.FOREIGN) if given else Kind.FOREIGN

    def returned(self) -> Kind:
        """Judge the value that this function returns."""
        values = [node.value for node in self.nodes if isinstance(node, ast.Return)]
        return max([self.kind(each) for each in values if each is not None], default=Kind.FOREIGN)

    def writes(self) -> Iterator[Write]:
        """Find the writes in this scope and in the scopes inside it."""
        for node in self.nodes:
            for written in self._written(node):
                yield Write(written.lineno, ast.unparse(written))
        for each in self.inner:
            yield from Scope(each, self.names, self.kinds).writes()

    def _written(self, node: ast.AST) -> list[ast.expr]:
        """Return the parts of the state that this node writes to."""
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.For | ast.comprehension):
            targets = [node.target]
        elif isinstance(node, ast.withitem) and node.optional_vars is not None:
            targets = [node.optional_vars]
        found = [each for target in targets for each in _places(target) if self._is_part(each)]
        if isinstance(node, ast.AugAssign) and self._extends(node):
            found.append(node.target)
        if isinstance(node, ast.Call) and self._mutates(node):
            found.append(node)
        return found

    def _is_part(self, place: ast.expr) -> bool:
        return (
            isinstance(place, ast.Attribute | ast.Subscript)
            and self.kind(place.value) == Kind.STATE
        )

    def _extends(self, node: ast.AugAssign) -> bool:
        """Return whether this is `hand += [card]`, which writes into the list that it names."""
        return (
            isinstance(node.target, ast.Name)
            and self.kind(node.target) == Kind.STATE
            and isinstance(node.value, ast.List | ast.ListComp | ast.Set | ast.SetComp)
        )

    def _mutates(self, node: ast.Call) -> bool:
        """Return whether a call writes into its own object, or into its first argument."""
        function = node.func
        if isinstance(function, ast.Name):
            first = function.id in ("setattr", "delattr")
        elif isinstance(function, ast.Attribute):
            if function.attr in self.names.mutating and self.kind(function.value) == Kind.STATE:
                return True
            by_chance = function.attr == "shuffle" and ast.unparse(function.value).endswith("rng")
            first = by_chance or function.attr in ("__setattr__", "__delattr__")
        else:
            return False
        return first and bool(node.args) and self.kind(node.args[0]) == Kind.STATE


def _has_star(node: ast.Tuple | ast.List) -> bool:
    return any(isinstance(each, ast.Starred) for each in node.elts)


def _places(target: ast.expr) -> Iterator[ast.expr]:
    """Yield the single places in a target such as `a.b, (c[0], *d)`."""
    if isinstance(target, ast.Tuple | ast.List):
        for each in target.elts:
            yield from _places(each)
    elif isinstance(target, ast.Starred):
        yield from _places(target.value)
    else:
        yield target
