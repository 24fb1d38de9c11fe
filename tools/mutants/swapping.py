"""Putting a mutant in the place of its source, in memory: no file is ever written."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutants.mutations import Mutant


class CannotSwap(Exception):
    """The mutant cannot take the place of loaded functions; it needs a new import."""


def _walk(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _walk(constant)


class LoadedFile:
    """A source file that is imported, with all its functions, wherever they are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.codes = self._compiled(path.read_text(encoding="utf-8"))
        self.functions: list[tuple[FunctionType, int]] = []
        self.loaded: dict[int, int] = {}  # from the id of a loaded code object to its number
        self._number = {code: number for number, code in enumerate(self.codes)}

    def _compiled(self, source: str) -> list[CodeType]:
        """List the code objects of the file, outer ones before inner ones."""
        return list(_walk(compile(source, str(self.path), "exec", dont_inherit=True)))

    def add(self, function: FunctionType) -> None:
        """Add a function of this file, unless something has changed its code already."""
        number = self._number.get(function.__code__)
        if number is not None:
            self.functions.append((function, number))
            for code in _walk(function.__code__):
                self.loaded[id(code)] = self._number[code]

    def numbers(self, mutant: Mutant) -> set[int]:
        """Return the numbers of the code objects that may be the function around a mutant."""
        owner = mutant.owner
        return {
            number
            for number, code in enumerate(self.codes)
            if owner is not None
            and (code.co_name, code.co_firstlineno) == owner
            and number in self.loaded.values()
        }

    def swap(self, mutant: Mutant) -> None:
        """Give all functions of the file the code of the mutant."""
        new = self._compiled(mutant.mutated)
        if [each.co_qualname for each in new] != [each.co_qualname for each in self.codes]:
            raise CannotSwap
        for function, number in self.functions:
            try:
                function.__code__ = new[number]
            except ValueError as other_variables:
                raise CannotSwap from other_variables


def loaded_files(paths: set[Path]) -> dict[Path, LoadedFile]:
    """Find the functions of these files that exist now."""
    files = {path: LoadedFile(path) for path in paths}
    for each in gc.get_objects():
        if type(each) is FunctionType:
            file = files.get(Path(each.__code__.co_filename))
            if file is not None:
                file.add(each)
    return files


class _MutantLoader(SourceFileLoader):
    """A loader that compiles the mutant, and keeps no bytecode of it."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - the import system gives it
        return compile(self.mutant.mutated, self.path, "exec", dont_inherit=True)


class ImportedMutant(MetaPathFinder):
    """An import hook that loads one mutant instead of its source."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.rpartition(".")[2] not in {self.mutant.path.stem, self.mutant.path.parent.name}:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin) != self.mutant.path:
            return None
        spec.loader = _MutantLoader(fullname, self.mutant)
        return spec

    def install(self) -> None:
        sys.meta_path.insert(0, self)
