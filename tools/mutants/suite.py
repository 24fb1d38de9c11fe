"""The tests of a folder, run by pytest in child processes.

A folder's tests are imported and collected once. One run without a mutant finds out which tests
call which functions, and how long each test takes. Then every mutant gets a child process of its
own, which swaps the functions of the mutated file and runs the tests that call the function,
fast ones first, until one fails. A change to code that runs at the import needs a new import, so
its child starts before anything of the project is imported.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest
from tools.mutants.children import FAILED, Pool, pool, result_of
from tools.mutants.mutations import Mutant
from tools.mutants.swapping import CannotSwap, ImportedMutant, LoadedFile, loaded_files

KILLED, LOOPED, SURVIVED, UNTESTED = "killed", "looped", "survived", "untested"
RETRY = 98  # the exit status of a child whose mutant needs a new import

QUIET = ("-s", "-p", "no:cacheprovider")
# Files whose tests are the first to try on code that runs at the import.
LIKELY_FILES = 3


class TestsFail(Exception):
    """Tests fail without any mutant."""


@dataclass
class Tests:
    """The tests of a folder: which functions they call, and what they cost."""

    __test__ = False

    seconds: dict[str, float] = field(default_factory=dict)  # by test; of processor time
    calls: dict[str, set[tuple[Path, int]]] = field(default_factory=dict)  # by test
    failed: list[str] = field(default_factory=list)
    at_import: set[tuple[Path, int]] = field(default_factory=set)

    def likely_files(self, path: Path) -> list[str]:
        """Return the test files that call most into a source file."""
        count: Counter[str] = Counter()
        for test, calls in self.calls.items():
            if any(called == path for called, _ in calls):
                count[test.partition("::")[0]] += 1
        return [file for file, _ in count.most_common(LIKELY_FILES)]


def limited(seconds: float) -> None:
    """End this process by a signal when it has used this much more processor time."""
    signal.setitimer(signal.ITIMER_PROF, 1 + 10 * seconds)


def run_tests(session: pytest.Session, tests: list[pytest.Item], tests_cost: Tests) -> bool:
    """Run tests, fast ones first, until one fails; return whether one has failed."""
    tests = sorted(tests, key=lambda test: tests_cost.seconds.get(test.nodeid, 0))
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        limited(tests_cost.seconds.get(test.nodeid, 1))
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if session.testsfailed:
            return True
    return False


class Plugin:
    """A pytest plugin that collects the tests, and then does some work with them."""

    def __init__(self, work: Callable[[pytest.Session], int]) -> None:
        self.work = work
        self.status = FAILED
        self.broken: list[str] = []  # test files that cannot be collected
        self.problem: Exception | None = None

    def pytest_collectstart(self) -> None:
        """Let Hypothesis stop at the first failure: nobody reads the smallest example."""
        if "hypothesis" not in sys.modules:
            return
        from hypothesis import Phase, settings  # noqa: PLC0415 - pytest wants to import it first

        current = settings.get_current_profile_name()
        if current != "mutants":
            phases = (Phase.explicit, Phase.generate)
            settings.register_profile("mutants", settings.get_profile(current), phases=phases)
            settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}: {report.longreprtext}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.broken:
            try:
                self.status = self.work(session)
            except Exception as problem:  # noqa: BLE001 - pytest would only print it
                self.problem = problem
        return True


def run_pytest(tests: Iterable[str], work: Callable[[pytest.Session], int]) -> Plugin:
    plugin = Plugin(work)
    pytest.main([*QUIET, *tests], plugins=[plugin])
    return plugin


class Calls:
    """A trace function that notes which code objects are called."""

    def __init__(self) -> None:
        self.codes: set[int] = set()

    def __call__(self, frame: FrameType, *_event: object) -> None:
        self.codes.add(id(frame.f_code))


class Suite:
    """The collected tests of a folder, and its mutants."""

    def __init__(self, mutants: list[Mutant], workers: int, say: Callable[[str], None]) -> None:
        self.mutants = mutants
        self.workers = workers
        self.say = say
        self.files: dict[Path, LoadedFile] = {}
        self.tests = Tests()
        self.results: dict[int, str] = {}
        self.imports = Calls()

    def run(self, tests: Iterable[str]) -> tuple[Tests, dict[int, str]]:
        """Collect the tests and run the mutants; return the results by number.

        A mutant without a result needs a new import. Call this in a child process.
        """
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pytest reports there
        sys.settrace(self.imports)
        plugin = run_pytest(tests, self._work)
        if plugin.problem is not None:
            raise plugin.problem
        if plugin.broken:
            raise TestsFail("\n".join(plugin.broken))
        if plugin.status == FAILED:
            raise TestsFail("no tests were collected")
        return self.tests, self.results

    def _work(self, session: pytest.Session) -> int:
        sys.settrace(None)
        self.files = loaded_files({mutant.path for mutant in self.mutants})
        self.say(f"{len(session.items)} tests; running them once without a mutant")
        self.tests = result_of(lambda: self._traced(session))
        if self.tests.failed:
            raise TestsFail("these fail without a mutant: " + ", ".join(self.tests.failed))
        self.tests.at_import = self._named(self.imports.codes)
        with pool(self.workers) as running:
            self._run_mutants(session, running)
        return 0

    def _named(self, codes: set[int]) -> set[tuple[Path, int]]:
        return {
            (path, number)
            for path, file in self.files.items()
            for code, number in file.loaded.items()
            if code in codes
        }

    def _traced(self, session: pytest.Session) -> Tests:
        """Run every test with a trace of its calls."""
        tests = Tests()
        for test, following in zip(session.items, [*session.items[1:], None], strict=True):
            calls = Calls()
            failed, began = session.testsfailed, time.process_time()
            sys.settrace(calls)
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            sys.settrace(None)
            tests.seconds[test.nodeid] = time.process_time() - began
            tests.calls[test.nodeid] = self._named(calls.codes)
            if session.testsfailed > failed:
                tests.failed.append(test.nodeid)
        return tests

    def _run_mutants(self, session: pytest.Session, running: Pool) -> None:
        for number, status in running.run(self._jobs(session)):
            if status == FAILED:
                raise TestsFail(f"a child of this tool has failed:\n{self.mutants[number]}")
            if status != RETRY:
                self.results[number] = named(status)
                self.say(f"{len(self.results)} {self.results[number]}")

    def _jobs(self, session: pytest.Session) -> Iterator[tuple[int, Callable[[], int], float]]:
        for number, mutant in enumerate(self.mutants):
            functions = {(mutant.path, each) for each in self.files[mutant.path].numbers(mutant)}
            if not functions or functions & self.tests.at_import:
                continue
            tests = [test for test in session.items if self.tests.calls[test.nodeid] & functions]
            if not tests:
                self.results[number] = UNTESTED
                continue
            yield number, self._job(session, mutant, tests), self._limit(tests)

    def _limit(self, tests: list[pytest.Item]) -> float:
        return 120 + 30 * sum(self.tests.seconds[test.nodeid] for test in tests)

    def _job(
        self, session: pytest.Session, mutant: Mutant, tests: list[pytest.Item]
    ) -> Callable[[], int]:
        def work() -> int:
            try:
                self.files[mutant.path].swap(mutant)
            except CannotSwap:
                return RETRY
            return int(run_tests(session, tests, self.tests))

        return work


def named(status: int) -> str:
    """Name the result of a mutant by the exit status of its child."""
    if status < 0:
        return LOOPED
    return KILLED if status else SURVIVED


def with_new_import(mutant: Mutant, tests: list[str], cost: Tests) -> Callable[[], int]:
    """Make the work of a child that imports a mutant, and runs tests until one fails."""

    def work() -> int:
        ImportedMutant(mutant).install()
        limited(4)  # until the tests are collected
        plugin = run_pytest(tests, lambda session: int(run_tests(session, session.items, cost)))
        return 1 if plugin.status else 0  # a mutant that breaks an import is killed too

    return work


def run_new_imports(
    mutants: dict[int, Mutant], all_tests: list[str], cost: Tests, workers: int
) -> Iterator[tuple[int, str]]:
    """Run mutants that need a new import: first with likely test files, then with all tests."""
    total = sum(cost.seconds.values())

    def jobs(
        numbers: Iterable[int], likely: bool
    ) -> Iterator[tuple[int, Callable[[], int], float]]:
        for number in numbers:
            tests = cost.likely_files(mutants[number].path) if likely else all_tests
            if tests:
                yield number, with_new_import(mutants[number], tests, cost), 120 + 30 * total

    left = set(mutants)
    for likely in (True, False):
        with pool(workers) as running:
            for number, status in running.run(jobs(sorted(left), likely)):
                if status == FAILED:
                    raise TestsFail(f"a child of this tool has failed:\n{mutants[number]}")
                if status or not likely:
                    left.discard(number)
                    yield number, named(status)


def use_sources(folder: Path) -> None:
    """Import the package from this folder, also if it is installed from elsewhere.

    The sources run, because the changes are made to them.
    """
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)
    os.environ["WHISTLESTOP_PURE"] = "1"
