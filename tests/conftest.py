"""Options, marks and fixtures that all tests share.

The rule marker names the clauses that a test plays through; `make rules` counts these clauses.
A PostgreSQL server starts when the first test asks for it.
Hypothesis uses the same examples every time, and no deadline.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tables import postgres
from whistlestop.compiled import RUNNING
from whistlestop.rulebook import BOOKS, clause, clauses

_RULES = "rules"

# With `--sources` the sources of the rules run, and only the tests that need them, marked `pure`,
# and this sample. Otherwise the tests run with what `make compiled` has compiled, if it fits.
_SAMPLE = ("engine/", "games/", "test_golden.py", "server/rooms/test_play.py")

# The fixtures that start a program. Such tests are slow, so `make check` leaves them out.
_PROGRAMS = frozenset({"server", "process", "site", "club", "run", "postgres_url", "postgres"})

# The files that take longest. Workers take whole files in this order, so that no worker is left
# with a long file at the end. `make test` prints the slowest tests.
_LONGEST = (
    "server/test_nothing_lost.py",
    "browser/test_legends.py",
    "bots/bang/test_matches.py",
    "browser/test_heist_looks.py",
    "browser/test_bang.py",
    "test_every_game.py",
    "browser/test_gold_rush.py",
    "browser/test_train_robbery.py",
    "bots/test_train_heist_bot.py",
    "client/test_join.py",
    "browser/test_screens.py",
    "browser/test_match.py",
    "test_wheel.py",
    "server/attacks/test_attacks.py",
    "browser/test_heist_keyboard.py",
    "browser/test_heist_two_people.py",
    "browser/test_heist_map.py",
    "test_docs.py",
    "test_project_files.py",
    "server/failing_store/test_outages.py",
    "terminal/train_heist/test_screen.py",
)

# A shell starts background processes with Ctrl-C ignored. All processes that the tests start would
# inherit this.
signal.signal(signal.SIGINT, signal.default_int_handler)

# `make soak` looks for errors with new examples. There is no deadline: an example may be slow
# because another program uses the machine.
settings.register_profile(
    "whistlestop",
    deadline=None,
    derandomize=not os.environ.get("WHISTLESTOP_SOAK"),
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("whistlestop")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules",
        choices=("only", "report"),
        help="report which clauses have a passing test; `only`: run no other tests",
    )
    parser.addoption(
        "--sources", action="store_true", help="a sample, and what only the sources can pass"
    )


def pytest_cmdline_main(config: pytest.Config) -> None:
    if config.getoption("--sources"):
        assert RUNNING.why is not None, "set WHISTLESTOP_PURE=1, so that the sources run"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import files of which all tests are slow when slow tests are left out."""
    if config.getoption("-m") != "not slow" or collection_path.suffix != ".py":
        return None
    return "\npytestmark = pytest.mark.slow" in collection_path.read_text("utf-8") or None


def _rules(item: pytest.Item) -> list[str]:
    return [str(each) for marker in item.iter_markers("rule") for each in marker.args]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unknown = []
    for item in items:
        if _starts_a_program(item):
            item.add_marker(pytest.mark.slow)
        ids = _rules(item)
        item.user_properties.append((_RULES, ids))
        unknown += [f"{item.nodeid}: no rulebook has {each}" for each in ids if not _known(each)]
    if unknown:
        raise pytest.UsageError("\n".join(unknown))
    _leave_out(config, items, [item for item in items if not _runs_here(config, item)])
    items.sort(key=_longest_first)  # a stable sort: the others stay in their order
    if config.getoption("--rules") == "only":
        _leave_out(config, items, [item for item in items if not _rules(item)])


def _runs_here(config: pytest.Config, item: pytest.Item) -> bool:
    """Return whether a test is for the rules that run: the compiled ones, or their sources."""
    pure = item.get_closest_marker("pure") is not None
    if config.getoption("--sources"):
        file = item.nodeid.removeprefix("tests/")
        return pure or file.startswith(_SAMPLE)
    return not (pure and RUNNING.why is None)


def _leave_out(config: pytest.Config, items: list[pytest.Item], some: list[pytest.Item]) -> None:
    if some:
        config.hook.pytest_deselected(items=some)
        gone = set(map(id, some))
        items[:] = [item for item in items if id(item) not in gone]


def _starts_a_program(item: pytest.Item) -> bool:
    """Return whether the test runs a server, a database or the command line in its own process."""
    fixtures = getattr(item, "fixturenames", ())
    params = getattr(getattr(item, "callspec", None), "params", {}).values()
    words = [each for each in params if isinstance(each, str)]
    return not _PROGRAMS.isdisjoint((*fixtures, *words))


def _longest_first(item: pytest.Item) -> int:
    """Return the place of a test's file among the files that take long, or after all of them."""
    file = item.nodeid.partition("::")[0].removeprefix("tests/")
    return _LONGEST.index(file) if file in _LONGEST else len(_LONGEST)


def _known(clause_id: str) -> bool:
    try:
        return clause(clause_id).id == clause_id
    except KeyError:
        return False


class _Coverage:
    """The clauses of passed and of failed tests. Under xdist the controller gets all reports."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids: Iterable[str] = dict(report.user_properties).get(_RULES, ())  # type: ignore[assignment]
        if report.failed:
            self.failed.update(ids)
        elif report.when == "call" and report.passed:
            self.passed.update(ids)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        covered = self.passed - self.failed
        write = terminalreporter.write_line
        write("")
        for book in BOOKS:
            every = clauses(book)
            write(f"{book} {sum(each.id in covered for each in every)}/{len(every)}")
        for book in BOOKS:
            for each in clauses(book):
                if each.id not in covered:
                    write(f"  without a passing test: {each.id} {each.title}")


def pytest_configure(config: pytest.Config) -> None:
    on_worker = hasattr(config, "workerinput")
    if config.getoption("--rules") and not on_worker:
        config.pluginmanager.register(_Coverage())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    server = postgres.Server()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> str:
    """Return the URL of a fresh, empty database."""
    return postgres_server.new_database()
